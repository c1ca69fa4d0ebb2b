import { beforeEach, describe, expect, it } from 'vitest';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import { fakeServer } from '#tests/builders/browser/server.ts';
import { currentToast, dismissToast } from '#web/ui/overlay/toast.tsx';
import { useAddressChange } from './address-change-page.tsx';

let server: ReturnType<typeof fakeServer>;
const open = () => runHook(() => useAddressChange('secret'), {});
type Opened = Awaited<ReturnType<typeof open>>;
const counted = { state: 'counted', address: 'n…@example.com', until: '2025-10-13T14:00:00.000Z' } as const;
const undo = ({ now }: Opened, times = 1) =>
  during(() => {
    if (now.state !== 'read') throw new Error(`There is nothing to take back: ${now.state}`);
    for (let count = 0; count < times; count++) now.press();
  });

beforeEach(() => {
  openPage('/address-change');
  server = fakeServer();
  dismissToast();
});

describe('the link by which a former address is kept', () => {
  it('asks before it does so: a scanner that opens it takes nothing back', async () => {
    const link = await open();
    await server.answers(counted);
    expect(link.now).toMatchObject({ data: counted, isPending: false });
    expect(server.asked()).toEqual(['GET /api/address-changes/secret']);
  });

  it('keeps the address by one press, however often it is pressed', async () => {
    const link = await open();
    await server.answers({ ...counted, state: 'waiting' });
    await undo(link, 3);
    expect(link.now).toMatchObject({ data: { state: 'waiting' }, isPending: true });
    expect(server.calls.slice(1)).toMatchObject([
      { to: 'POST /api/address-changes/undo', body: { token: 'secret' }, keepalive: true },
    ]);
    await server.answers({ state: 'undone' });
    expect(link.now).toMatchObject({ data: { state: 'undone' } });
  });

  it('says why a press failed, takes the next one, and is invalid where the server refuses it', async () => {
    const link = await open();
    await server.answers(counted);
    await undo(link);
    await server.refuses(429, 'TOO_MANY_REQUESTS', 'Please wait a minute.');
    expect(currentToast.get()).toMatchObject({ tone: 'destructive', description: 'Please wait a minute.' });
    await undo(link);
    await server.refuses(404);
    expect(link.now).toEqual({ state: 'invalid' });
  });
});
