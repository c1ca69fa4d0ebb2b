import { beforeEach, describe, expect, it } from 'vitest';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import { fakeServer } from '#tests/builders/browser/server.ts';
import { currentToast, dismissToast } from '#web/ui/overlay/toast.tsx';
import { useAreaLink } from './area-request-page.tsx';

let server: ReturnType<typeof fakeServer>;
const open = () => runHook(() => useAreaLink('secret'), {});
type Opened = Awaited<ReturnType<typeof open>>;

const press = ({ now }: Opened, ...acts: ('confirm' | 'leave')[]) =>
  during(() => {
    if (now.state !== 'read') throw new Error(`There is nothing to press: ${now.state}`);
    for (const act of acts) now.press(act);
  });
const asked = { area: 'J4B', state: 'asked' };

beforeEach(() => {
  openPage('/area-request');
  server = fakeServer();
  dismissToast();
});

describe('the link of an area’s mail', () => {
  it('shows the request, and changes nothing by being opened', async () => {
    const link = await open();
    expect(link.now.state).toBe('reading');
    await server.answers(asked);
    expect(link.now).toMatchObject({ state: 'read', data: asked, pressed: null });
    expect(server.asked()).toEqual(['GET /api/area-requests/secret']);
  });

  it('is invalid where the server knows none such', async () => {
    const link = await open();
    await server.refuses(404, 'NOT_FOUND');
    expect(link.now).toEqual({ state: 'invalid' });
  });

  it.each([408, 429, 500, 503])('that a server answers with %i may be read again', async (status) => {
    const link = await open();
    await server.refuses(status, '', 'Please wait.');
    expect(link.now).toMatchObject({ state: 'unread', error: 'Please wait.', asking: false });
    await during(() => link.now.state === 'unread' && link.now.askAgain());
    expect(link.now).toMatchObject({ state: 'unread', asking: true });
    await server.answers(asked);
    expect(link.now.state).toBe('read');
  });

  it.each([
    ['confirm', 'POST /api/area-requests/confirm', 'confirmed'],
    ['leave', 'POST /api/area-requests/leave', 'left'],
  ] as const)('lets its reader %s, and then shows what has become of the request', async (act, to, state) => {
    const link = await open();
    await server.answers(asked);
    await press(link, act);
    expect(link.now).toMatchObject({ pressed: act });
    expect(server.calls.at(-1)).toMatchObject({ to, body: { token: 'secret' }, keepalive: true });
    await server.answers({ ...asked, state });
    expect(link.now).toMatchObject({ state: 'read', data: { state }, pressed: null });
  });

  it('sends the first of two presses, whatever the second one was', async () => {
    const link = await open();
    await server.answers(asked);
    await press(link, 'confirm', 'leave', 'confirm');
    expect(server.asked().slice(1)).toEqual(['POST /api/area-requests/confirm']);
  });

  it('says what failed, and takes the next press', async () => {
    const link = await open();
    await server.answers(asked);
    await press(link, 'confirm');
    await server.isLost();
    expect(currentToast.get()).toMatchObject({ tone: 'destructive', description: expect.stringContaining('again') });
    expect(link.now).toMatchObject({ state: 'read', pressed: null });
    await press(link, 'confirm');
    await server.answers({ ...asked, state: 'confirmed' });
    expect(link.now).toMatchObject({ data: { state: 'confirmed' } });
  });

  it('that ended before the press becomes the page of an invalid link, without a toast beside it', async () => {
    const link = await open();
    await server.answers(asked);
    await press(link, 'confirm');
    await server.refuses(404, 'NOT_FOUND');
    expect(link.now).toEqual({ state: 'invalid' });
    expect(currentToast.get()).toBeNull();
  });
});
