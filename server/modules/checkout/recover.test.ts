import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import {
  anOrderNo,
  aRequest,
  aVisitor,
  countRows,
  later,
  mondayMorning,
  openTestApp,
  startPaying,
  totals,
} from '#tests/builders/test-app.ts';
import { openTicket } from './open-ticket.ts';
import { readOrder } from './order-status.ts';
import { preload } from './preload.ts';
import { purgeCheckouts } from './purge.ts';
import { findContext } from './queries/contexts.ts';
import { recoverAllCheckouts, recoverCheckouts } from './recover.ts';
import { watchCheckout } from './watch.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

const days = ['07', '09', '13', '14', '16', '20', '21', '23', '27', '28', '30'].map((day) => `2025-10-${day}`);
let next = 0;
const aDay = () => days[next++] ?? '';

beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query('update booking_contexts set next_poll_at = null');
});

const on = (appointmentDate: string) => ({ booking: { appointmentDate } });
const isBooked = (orderNo: string) => countRows(testApp, 'bookings', `order_no = '${orderNo}'`);
const holds = (date: string) => countRows(testApp, 'day_claims', `service_date = '${date}'`);

describe('a customer who is gone after paying', () => {
  it('has a booking within a minute, without a Submit', async () => {
    const paid = await startPaying(testApp, on(aDay()));
    testApp.cards.approve(paid.ticket);
    later(testApp, 1);
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ booked: 1, failed: 0 });
    expect(await isBooked(paid.orderNo)).toBe(1);
  });

  it('has it at once when the closing page said so', async () => {
    const paid = await startPaying(testApp, on(aDay()));
    testApp.cards.approve(paid.ticket);
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ booked: 0 });
    await watchCheckout(testApp.deps, aVisitor('stranger'), { orderNo: paid.orderNo, seen: 'closed' });
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ booked: 0 });
    await watchCheckout(testApp.deps, paid.visitor, { orderNo: paid.orderNo, seen: 'closed' });
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ booked: 1 });
  });

  it('finds it on coming back, while a stranger finds nothing', async () => {
    const paid = await startPaying(testApp, on(aDay()));
    testApp.cards.approve(paid.ticket);
    const { orderNo, visitor } = paid;
    expect(await readOrder(testApp.deps, visitor, { orderNo })).toEqual({ state: 'processing' });
    expect(await readOrder(testApp.deps, aVisitor('stranger'), { orderNo })).toEqual({ refused: 'ORDER_NOT_FOUND' });
    await recoverCheckouts(testApp.deps);
    expect(await readOrder(testApp.deps, visitor, { orderNo })).toHaveProperty('booking.orderNo', orderNo);
    expect(await paid.submit()).toHaveProperty('bookingId');
    expect(await isBooked(orderNo)).toBe(1);
  });

  it('finds its booking though it is made between the look for a booking and the look for a checkout', async () => {
    const paid = await startPaying(testApp, on(aDay()));
    testApp.cards.approve(paid.ticket);
    await paid.submit();
    const { orderNo, visitor } = paid;
    const number = (now: string, was: string) => `update bookings set order_no = '${now}' where order_no = '${was}'`;
    const unbooked = anOrderNo();
    await testApp.pool.query(number(unbooked, orderNo));
    const recovery = await testApp.pool.connect();
    await recovery.query('begin; lock table booking_contexts');
    await recovery.query(number(orderNo, unbooked));
    const reading = readOrder(testApp.deps, visitor, { orderNo });
    const waiting = "select 1 from pg_locks where relation = 'booking_contexts'::regclass and not granted";
    while ((await recovery.query(waiting)).rowCount === 0);
    await recovery.query('commit');
    recovery.release();
    expect(await reading).toHaveProperty('booking.orderNo', orderNo);
  });

  it('is not told that nothing was paid while the gateway is silent, and may ask again', async () => {
    const paid = await startPaying(testApp, on(aDay()));
    testApp.cards.silence(paid.ticket);
    const { orderNo, visitor } = paid;
    const silent = { refused: 'CARD_GATEWAY_UNAVAILABLE' };
    expect(await readOrder(testApp.deps, visitor, { orderNo })).toEqual(silent);
    expect(await readOrder(testApp.deps, aVisitor('stranger'), { orderNo })).toEqual({ refused: 'ORDER_NOT_FOUND' });
    testApp.cards.approve(paid.ticket);
    expect(await readOrder(testApp.deps, visitor, { orderNo })).toEqual({ state: 'processing' });
  });

  it('finds on coming back what was approved after its checkout had ended, and has it at once', async () => {
    const paid = await startPaying(testApp, on(aDay()));
    const { orderNo, visitor } = paid;
    later(testApp, 36);
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ over: 1 });
    expect(await readOrder(testApp.deps, visitor, { orderNo })).toEqual({ refused: 'ORDER_NOT_FOUND' });
    testApp.cards.silence(paid.ticket);
    expect(await readOrder(testApp.deps, visitor, { orderNo })).toEqual({ refused: 'CARD_GATEWAY_UNAVAILABLE' });
    testApp.cards.approve(paid.ticket);
    expect(await readOrder(testApp.deps, visitor, { orderNo })).toEqual({ state: 'processing' });
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ booked: 1 });
    expect(await readOrder(testApp.deps, visitor, { orderNo })).toHaveProperty('booking.orderNo', orderNo);
  });

  it('is waited for when nobody said who pays, and refunded when the time is over', async () => {
    const paid = await startPaying(testApp, { ...on(aDay()), named: false });
    testApp.cards.approve(paid.ticket);
    later(testApp, 30);
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ waiting: 1 });
    later(testApp, 6);
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ refunded: 1 });
    expect(await countRows(testApp, 'refunds', `order_no = '${paid.orderNo}' and state = 'requested'`)).toBe(1);
    expect(await paid.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    expect(await readOrder(testApp.deps, paid.visitor, { orderNo: paid.orderNo })).toEqual({
      refused: 'PAID_NOT_BOOKED',
    });
  });
});

describe('a checkout that nobody paid', () => {
  it('lets its day go after its time, and not before the gateway was asked', async () => {
    const day = aDay();
    const left = await startPaying(testApp, on(day));
    later(testApp, 34);
    await recoverCheckouts(testApp.deps);
    expect(await holds(day)).toBe(1);
    testApp.cards.silence(left.ticket);
    later(testApp, 2);
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ waiting: 1, over: 0 });
    expect(await holds(day)).toBe(1);
    testApp.cards.decline(left.ticket);
    later(testApp, 2);
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ over: 1 });
    expect(await holds(day)).toBe(0);
  });

  it('does not give its day to the next visitor while the gateway is silent about it', async () => {
    const day = aDay();
    const left = await startPaying(testApp, on(day));
    testApp.cards.silence(left.ticket);
    later(testApp, 40);
    const ask = () =>
      preload(testApp.deps, aVisitor('next'), {
        orderNo: anOrderNo(),
        amount: totals.complete,
        booking: aRequest({ appointmentDate: day }),
      });
    expect(await ask()).toEqual({ refused: 'DATE_TAKEN' });
    testApp.cards.approve(left.ticket);
    later(testApp, 1);
    expect(await ask()).toEqual({ refused: 'DATE_TAKEN' });
    expect(await isBooked(left.orderNo)).toBe(1);
  });

  it('keeps nobody waiting for another day while the gateway takes its time, and is asked about once', async () => {
    await testApp.pool.query('delete from day_claims');
    const [day, other] = ['2025-10-23', '2025-10-27'];
    await startPaying(testApp, on(day));
    later(testApp, 40);
    let asked = 0;
    const answered = Promise.withResolvers<void>();
    const readReceipt: typeof testApp.deps.cards.readReceipt = async () => {
      asked += 1;
      await answered.promise;
      return { state: 'incomplete' };
    };
    const deps = { ...testApp.deps, cards: { ...testApp.deps.cards, readReceipt } };
    const ask = (name: string, appointmentDate: string) =>
      preload(deps, aVisitor(name), {
        orderNo: anOrderNo(),
        amount: totals.complete,
        booking: aRequest({ appointmentDate }),
      });
    const waiting = Array.from({ length: 12 }, (_, n) => ask(`crowd-${n}`, day));
    await expect.poll(() => asked, { timeout: 10_000 }).toBe(1);
    expect(await ask('elsewhere', other)).toHaveProperty('ticket');
    answered.resolve();
    const outcomes = await Promise.all(waiting);
    expect(outcomes.filter((outcome) => !isRefusal(outcome))).toHaveLength(1);
    expect(asked).toBe(1);
    await testApp.pool.query('delete from day_claims');
  });

  it('tells the operator once when the gateway stays silent', async () => {
    const left = await startPaying(testApp, on(aDay()));
    testApp.cards.silence(left.ticket);
    for (const minutes of [50, 5, 15]) {
      later(testApp, minutes);
      await recoverCheckouts(testApp.deps);
    }
    expect(await countRows(testApp, 'outbox', `subject = 'gateway-silent:${left.orderNo}'`)).toBe(1);
    testApp.cards.approve(left.ticket);
    await recoverAllCheckouts(testApp.deps);
    expect(await isBooked(left.orderNo)).toBe(1);
  });

  it('is asked about once more a day later, and then forgotten', async () => {
    const left = await startPaying(testApp, on('2025-11-03'));
    later(testApp, 36);
    await recoverCheckouts(testApp.deps);
    testApp.cards.approve(left.ticket);
    later(testApp, 24 * 60 + 1);
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ booked: 1 });
    expect(await findContext(testApp.db, left.orderNo)).toHaveProperty('state', 'booked');
    later(testApp, 24 * 60 + 1);
    await purgeCheckouts(testApp.deps);
    expect(await findContext(testApp.db, left.orderNo)).toBeNull();
    expect(await left.submit()).toHaveProperty('bookingId');
  });

  it('is over when no ticket was ever shown', async () => {
    const day = '2025-11-04';
    testApp.cards.refuseNextTicket({ ok: false, reason: 'unavailable', detail: 'down' });
    const orderNo = anOrderNo();
    const request = { orderNo, amount: totals.complete, booking: aRequest({ appointmentDate: day }) };
    await preload(testApp.deps, aVisitor('one'), request);
    expect(await holds(day)).toBe(0);
    expect(await findContext(testApp.db, orderNo)).toHaveProperty('state', 'abandoned');
  });
});

describe('more than the gateway is to be asked', () => {
  beforeEach(async () => void (await testApp.pool.query('delete from day_claims')));

  it('waits, behind what the browser hinted at and what has a customer', async () => {
    const plain = await startPaying(testApp, { ...on('2025-10-07'), named: false });
    const named = await startPaying(testApp, on('2025-10-09'));
    const hinted = await startPaying(testApp, { ...on('2025-10-13'), named: false });
    later(testApp, 1);
    await watchCheckout(testApp.deps, hinted.visitor, { orderNo: hinted.orderNo, seen: 'closed' });
    const asked: string[] = [];
    const stop = new AbortController();
    const readReceipt: typeof testApp.deps.cards.readReceipt = async (ticket) => {
      asked.push(ticket);
      if (asked.length === 2) stop.abort();
      return { state: 'incomplete' };
    };
    let left = 1;
    const budget = {
      available: () => left,
      spend: (calls: number) => {
        left = calls === 0 ? 1 : 0;
      },
    };
    const deps = { ...testApp.deps, cards: { ...testApp.deps.cards, readReceipt } };
    await recoverCheckouts(deps, { budget, stopping: stop.signal });
    expect(asked).toEqual([hinted.ticket, named.ticket]);
    await recoverCheckouts(deps);
    expect(asked).toEqual([hinted.ticket, named.ticket, plain.ticket]);
  });

  it('does not wait for one that takes long', async () => {
    const slow = await startPaying(testApp, on('2025-10-14'));
    const quick = await startPaying(testApp, on('2025-10-16'));
    const next = await startPaying(testApp, on('2025-10-20'));
    for (const paid of [quick, next]) testApp.cards.approve(paid.ticket);
    await watchCheckout(testApp.deps, slow.visitor, { orderNo: slow.orderNo, seen: 'closed' });
    await watchCheckout(testApp.deps, quick.visitor, { orderNo: quick.orderNo, seen: 'closed' });
    const answered = Promise.withResolvers<void>();
    const readReceipt: typeof testApp.deps.cards.readReceipt = async (ticket) => {
      if (ticket === slow.ticket) await answered.promise;
      return testApp.cards.gateway.readReceipt(ticket);
    };
    const running = recoverCheckouts({ ...testApp.deps, cards: { ...testApp.deps.cards, readReceipt } });
    await expect.poll(() => isBooked(quick.orderNo)).toBe(1);
    await watchCheckout(testApp.deps, next.visitor, { orderNo: next.orderNo, seen: 'closed' });
    await expect.poll(() => isBooked(next.orderNo)).toBe(1);
    answered.resolve();
    expect(await running).toMatchObject({ booked: 2 });
  });
});

describe('two at once', () => {
  it('who ask for one checkout’s ticket are shown the same one', async () => {
    const orderNo = anOrderNo();
    const visitor = aVisitor('two tabs');
    let serial = 0;
    const numbered = async (request: Parameters<typeof testApp.deps.cards.openTicket>[0]) => {
      const given = await testApp.cards.gateway.openTicket(request);
      return given.ok ? { ...given, ticket: `${given.ticket}-${++serial}` } : given;
    };
    const deps = { ...testApp.deps, cards: { ...testApp.deps.cards, openTicket: numbered } };
    const ask = () =>
      preload(deps, visitor, {
        orderNo,
        amount: totals.complete,
        booking: aRequest({ appointmentDate: '2025-10-30' }),
      });
    const first = await ask();
    const context = await findContext(testApp.db, orderNo);
    if (!context) throw new Error('no checkout');
    const again = await Promise.all(Array.from({ length: 50 }, () => openTicket(deps, { ...context, ticket: null })));
    expect(serial).toBe(51);
    expect(new Set([first, ...again].map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await countRows(testApp, 'payment_events', `order_no = '${orderNo}' and event_type = 'ticket.opened'`)).toBe(
      1,
    );
  });

  it('who recover and submit fifty times make one booking', async () => {
    await testApp.pool.query(`delete from day_claims where service_date = '2025-10-30'`);
    const paid = await startPaying(testApp, on('2025-10-30'));
    testApp.cards.approve(paid.ticket);
    later(testApp, 1);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? paid.submit() : recoverAllCheckouts(testApp.deps))),
    );
    expect(answers.filter((answer) => 'refused' in answer && isRefusal(answer))).toEqual([]);
    expect(await isBooked(paid.orderNo)).toBe(1);
    expect(
      await countRows(testApp, 'payment_events', `order_no = '${paid.orderNo}' and event_type = 'payment.booked'`),
    ).toBe(1);
  });
});
