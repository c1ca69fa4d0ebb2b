import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import { fakeServer } from '#tests/builders/browser/server.ts';
import { bookingRecord } from '#tests/builders/rules/booking-record.ts';
import { RequestError } from '#web/client/request.ts';
import { readingOf, useBooking } from './use-booking.ts';
import { useServerDay } from './use-server-day.ts';

const refusal = (status: number, code: string) =>
  new RequestError(status, '', JSON.stringify({ error: 'In words.', code }));

test('an order of which the card gateway says nothing may be asked about again, and is not called unknown', () => {
  const failed = { state: 'failed', error: 'In words.' };
  expect(readingOf(undefined, refusal(502, 'CARD_GATEWAY_UNAVAILABLE'))).toEqual(failed);
  expect(readingOf(undefined, refusal(404, 'ORDER_NOT_FOUND'))).toEqual({ ...failed, state: 'unknown' });
  expect(readingOf(undefined, refusal(409, 'PAID_NOT_BOOKED'))).toEqual({ ...failed, state: 'refused' });
});

const whole = { booking: bookingRecord, paymentReceipt: null, certificate: null, papers: [] };
const processing = { state: 'processing' };
let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  openPage('/confirmation');
  server = fakeServer();
});

describe('a booking by its order number', () => {
  const open = (order: string, key: string | null = null) =>
    runHook((props) => useBooking(props.order, props.key), { order, key });

  it('is not asked for before the address is known', async () => {
    const booking = await open('');
    expect(server.asked()).toEqual([]);
    expect(booking.now.reading).toEqual({ state: 'loading' });
  });

  it('is asked for with the key of its link in a header, which stands in no log of addresses', async () => {
    await open('HC-1', 'k3y');
    expect(server.calls[0]).toMatchObject({
      to: 'GET /api/booking-details/HC-1',
      headers: { 'x-booking-key': 'k3y' },
    });
    await open('HC-2');
    expect(server.calls[1]?.headers).not.toHaveProperty('x-booking-key');
  });

  it('is whole for whoever booked it, locked for a stranger, and its visit for who knows the e-mail', async () => {
    const own = await open('HC-1');
    await server.answers(whole);
    expect(own.now.reading).toMatchObject({ state: 'whole', booking: { clientId: 'HC0042' } });
    const strange = await open('HC-2');
    await server.answers({ locked: true, booking: { orderNo: 'HC-2', status: 'active' } });
    expect(strange.now.reading).toMatchObject({ state: 'locked', booking: { orderNo: 'HC-2' } });
    const knowing = await open('HC-3');
    await server.answers({ limited: true, booking: { orderNo: 'HC-3', clientId: 'HC0042' } });
    expect(knowing.now.reading).toMatchObject({ state: 'limited', booking: { clientId: 'HC0042' } });
  });

  it('that nobody answers about says no more than that it failed', async () => {
    const booking = await open('HC-1');
    await server.isLost();
    expect(booking.now).toMatchObject({ reading: { state: 'failed', error: '' }, asking: false });
    await during(() => booking.now.askAgain());
    expect(booking.now.asking).toBe(true);
  });
});

describe('a payment that is being finished', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const open = (pauses: readonly number[]) => runHook(() => useBooking('HC-1', null, pauses), {});
  const pass = (milliseconds: number) => during(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('is asked about by itself after each pause, and not a moment sooner', async () => {
    const booking = await open([3000, 6000]);
    await server.answers(processing, 202);
    expect(booking.now.reading.state).toBe('processing');
    await pass(2999);
    expect(server.asked()).toHaveLength(1);
    await pass(1);
    expect(server.asked()).toHaveLength(2);
    await server.answers(processing, 202);
    await pass(5999);
    expect(server.asked()).toHaveLength(2);
    await pass(1);
    expect(server.asked()).toHaveLength(3);
  });

  it('is left to the button after the last pause', async () => {
    await open([3000]);
    await server.answers(processing, 202);
    await pass(3000);
    await server.answers(processing, 202);
    await pass(60_000);
    expect(server.asked()).toHaveLength(2);
  });

  it('that was asked about by hand has used up a pause', async () => {
    const booking = await open([3000, 6000]);
    await server.answers(processing, 202);
    await during(() => booking.now.askAgain());
    await server.answers(processing, 202);
    await pass(3000);
    expect(server.asked()).toHaveLength(2);
    await pass(3000);
    expect(server.asked()).toHaveLength(3);
  });

  it('is asked about no more once it is booked, or once asking failed', async () => {
    const booked = await open([3000, 3000]);
    await server.answers(processing, 202);
    await pass(3000);
    await server.answers(whole);
    expect(booked.now.reading.state).toBe('whole');
    await pass(60_000);
    expect(server.asked()).toHaveLength(2);
    await booked.end();

    const failed = await open([3000, 3000]);
    await server.answers(processing, 202);
    await pass(3000);
    await server.isLost();
    expect(failed.now.reading.state).toBe('failed');
    await pass(60_000);
    expect(server.asked()).toHaveLength(4);
  });
});

describe('the day of the server', () => {
  it('is asked for by whoever comes with a key, and by nobody else', async () => {
    const without = await runHook(() => useServerDay(false), {});
    expect(without.now).toBe('');
    expect(server.asked()).toEqual([]);
    const withKey = await runHook(() => useServerDay(true), {});
    expect(withKey.now).toBeUndefined();
    await server.answers({ today: '2026-10-08' });
    expect(withKey.now).toBe('2026-10-08');
  });

  it('keeps nobody waiting where it cannot be read', async () => {
    const day = await runHook(() => useServerDay(true), {});
    await server.isLost();
    expect(day.now).toBe('');
  });
});
