import { beforeEach, describe, expect, it } from 'vitest';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import { fakeServer } from '#tests/builders/browser/server.ts';
import { currentToast, dismissToast } from '#web/ui/overlay/toast.tsx';
import { useUnsubscribe } from './unsubscribe-page.tsx';

let server: ReturnType<typeof fakeServer>;
const open = () => runHook(() => useUnsubscribe('secret'), {});
type Opened = Awaited<ReturnType<typeof open>>;
const stop = ({ now }: Opened, times = 1) =>
  during(() => {
    if (now.state !== 'read') throw new Error(`There is nothing to stop: ${now.state}`);
    for (let count = 0; count < times; count++) now.press();
  });

beforeEach(() => {
  openPage('/unsubscribe');
  server = fakeServer();
  dismissToast();
});

describe('the link that stops e-mails', () => {
  it('asks before it stops them: a scanner that opens it withdraws nothing', async () => {
    const link = await open();
    await server.answers({ given: ['season'] });
    expect(link.now).toMatchObject({ data: { given: ['season'] }, isPending: false });
    expect(server.asked()).toEqual(['GET /api/unsubscribe/secret']);
  });

  it('says that it is done where nothing is given any more', async () => {
    const link = await open();
    await server.answers({ given: [] });
    expect(link.now).toMatchObject({ data: { given: [] } });
  });

  it('withdraws by one press, however often it is pressed', async () => {
    const link = await open();
    await server.answers({ given: ['season', 'rating'] });
    await stop(link, 3);
    expect(link.now).toMatchObject({ state: 'read', isPending: true });
    expect(server.calls.slice(1)).toMatchObject([
      { to: 'POST /api/unsubscribe', body: { token: 'secret' }, keepalive: true },
    ]);
    await server.answers({ given: [] });
    expect(link.now).toMatchObject({ data: { given: [] } });
  });

  it('says in the server’s words why it failed, and takes the next press', async () => {
    const link = await open();
    await server.answers({ given: ['season'] });
    await stop(link);
    await server.refuses(429, 'TOO_MANY_REQUESTS', 'Please wait a minute.');
    expect(currentToast.get()).toMatchObject({ tone: 'destructive', description: 'Please wait a minute.' });
    expect(link.now).toMatchObject({ data: { given: ['season'] }, isPending: false });
    await stop(link);
    await server.answers({ given: [] });
    expect(link.now).toMatchObject({ data: { given: [] } });
  });

  it('is invalid where the server refuses it, before or after the press', async () => {
    const before = await open();
    await server.refuses(404);
    expect(before.now).toEqual({ state: 'invalid' });
    const after = await open();
    await server.answers({ given: ['season'] });
    await stop(after);
    await server.refuses(404);
    expect(after.now).toEqual({ state: 'invalid' });
    expect(currentToast.get()).toBeNull();
  });

  it('that could not be read may be read again', async () => {
    const link = await open();
    await server.isLost();
    expect(link.now).toMatchObject({ state: 'unread', error: '' });
    await during(() => link.now.state === 'unread' && link.now.askAgain());
    await server.answers({ given: [] });
    expect(link.now).toMatchObject({ data: { given: [] } });
  });
});
