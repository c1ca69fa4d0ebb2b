import { beforeEach, describe, expect, it, vi } from 'vitest';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import { fakeServer } from '#tests/builders/browser/server.ts';
import { bookingRecord } from '#tests/builders/rules/booking-record.ts';
import { currentToast, dismissToast } from '#web/ui/overlay/toast.tsx';
import { useBooking } from '../use-booking.ts';
import { useMove } from './use-move.ts';
import { useCancelling, useChanges } from './use-visit.ts';

const visit = { order: 'HC-1', secret: 'k3y' };
const monday = { date: '2026-10-26', time: '10:00 AM' as const };
const changes = {
  canMove: true,
  canCancel: true,
  moveUntil: '2026-10-20T13:00:00.000Z',
  noticeHours: 48,
  after: null,
  before: null,
};

let page: ReturnType<typeof openPage>;
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  page = openPage('/confirmation');
  server = fakeServer();
  dismissToast();
});

describe('moving a visit', () => {
  const onMoved = vi.fn();
  const onRefused = vi.fn();
  const open = async () => {
    onMoved.mockClear();
    onRefused.mockClear();
    const hook = () => ({
      booking: useBooking(visit.order, visit.secret).reading,
      changes: useChanges(visit).data,
      move: useMove(visit, onMoved),
    });
    const shown = await runHook(hook, {});
    await server.answers({ booking: bookingRecord, paymentReceipt: null, certificate: null });
    await server.answers({ ...changes, weatherPath: null });
    return shown;
  };
  type Opened = Awaited<ReturnType<typeof open>>;
  const move = (shown: Opened) => during(() => shown.now.move.send(monday, onRefused));

  it('tells the page its new day at once, and reads again what may still be changed', async () => {
    const shown = await open();
    await move(shown);
    expect(shown.now.move.moving).toBe(true);
    expect(server.calls.at(-1)).toMatchObject({
      to: 'POST /api/booking-details/HC-1/move',
      body: { key: 'k3y', ...monday },
      keepalive: true,
    });
    await server.answers({ appointmentDate: monday.date, appointmentTime: monday.time, moveUntil: '' });
    expect(shown.now.booking).toMatchObject({
      state: 'whole',
      booking: { appointmentDate: monday.date, appointmentTime: monday.time, clientId: 'HC0042' },
    });
    expect(server.asked().at(-1)).toBe('GET /api/booking-details/HC-1/changes');
    expect(onMoved).toHaveBeenCalledOnce();
    expect(currentToast.get()?.description).toContain('Monday, October 26, 2026');
  });

  it('is sent once, however often it is pressed', async () => {
    const shown = await open();
    await during(() => {
      shown.now.move.send(monday, onRefused);
      shown.now.move.send({ ...monday, time: '8:00 AM' }, onRefused);
    });
    expect(server.asked().filter((asked) => asked.startsWith('POST'))).toHaveLength(1);
  });

  it('that is refused leaves the visit where it is, and says why to whoever pressed', async () => {
    const shown = await open();
    await move(shown);
    await server.refuses(409, 'DATE_TAKEN');
    expect(shown.now.move.failure).toMatchObject({ code: 'DATE_TAKEN' });
    expect(onRefused).toHaveBeenCalledOnce();
    expect(onMoved).not.toHaveBeenCalled();
    expect(shown.now.booking).toMatchObject({ booking: { appointmentDate: '2026-10-22' } });
    expect(server.waiting()).toBe(0); // A day that was taken says nothing of what may be changed.
    await during(() => shown.now.move.forget());
    expect(shown.now.move.failure).toBeNull();
  });

  it('that comes too late reads again what may still be changed', async () => {
    const shown = await open();
    await move(shown);
    await server.refuses(409, 'MOVE_TOO_LATE');
    await server.answers({ ...changes, canMove: false, weatherPath: null });
    expect(shown.now.changes).toMatchObject({ canMove: false });
  });
});

describe('cancelling from the confirmation', () => {
  const open = () => runHook(() => useCancelling(visit), {});

  it('leads to the page that asks once more, in the language of this one', async () => {
    const french = await runHook(() => useCancelling(visit), {}, { language: 'fr' });
    await during(() => french.now.cancel());
    expect(server.calls.at(-1)).toMatchObject({
      to: 'POST /api/booking-details/HC-1/cancel-link',
      body: { key: 'k3y' },
    });
    await server.answers({ path: '/cancel-booking/t0ken' });
    expect(page.visited()).toEqual(['enter /fr/cancel-booking/t0ken']);
    expect(french.now.cancelling).toBe(true); // Until the next page is on screen.
  });

  it('opens one page by two presses', async () => {
    const shown = await open();
    await during(() => {
      shown.now.cancel();
      shown.now.cancel();
    });
    expect(server.asked()).toHaveLength(1);
  });

  it('stays where it is when it fails, and may be pressed again', async () => {
    const shown = await open();
    await during(() => shown.now.cancel());
    await server.refuses(409, 'ALREADY_CANCELLED', 'This booking is cancelled already.');
    expect(currentToast.get()).toMatchObject({ description: 'This booking is cancelled already.' });
    expect(shown.now.cancelling).toBe(false);
    expect(page.visited()).toEqual([]);
    await during(() => shown.now.cancel());
    expect(server.asked()).toHaveLength(2);
  });
});
