import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { vipKey } from '#tests/builders/bookings/vip-key.ts';
import {
  aCustomer,
  anOrderNo,
  aRequest,
  aVisitor,
  book,
  countRows,
  later,
  mondayMorning,
  openTestApp,
  startPaying,
  totals,
} from '#tests/builders/test-app.ts';
import { confirmBooking } from './confirm.ts';
import { preload } from './preload.ts';
import { recoverCheckouts } from './recover.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query('update booking_contexts set next_poll_at = null');
});

const isBooked = (orderNo: string) => countRows(testApp, 'bookings', `order_no = '${orderNo}'`);
const comesBack = (orderNo: string) => countRows(testApp, 'refunds', `order_no = '${orderNo}' and state = 'requested'`);

describe('a payment that is found when its visit has begun', () => {
  it('goes back, though nobody else took the day', async () => {
    testApp.time.now = new Date('2025-10-07T00:30:00Z'); // 20:30 the evening before
    const left = await startPaying(testApp, {
      booking: { appointmentDate: '2025-10-07', appointmentTime: '8:00 AM' },
    });
    later(testApp, 36);
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ over: 1 });
    testApp.cards.approve(left.ticket);
    later(testApp, 24 * 60 + 1);
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ booked: 0, refunded: 1 });
    expect(await isBooked(left.orderNo)).toBe(0);
    expect(await comesBack(left.orderNo)).toBe(1);
    expect(await countRows(testApp, 'day_claims', `service_date = '2025-10-07'`)).toBe(0);
    expect(await left.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
  });

  it('goes back when the hour came while the card form was open, and the day is free', async () => {
    testApp.time.now = new Date('2025-10-09T11:20:00Z');
    const paid = await startPaying(testApp, {
      booking: { appointmentDate: '2025-10-09', appointmentTime: '8:00 AM' },
    });
    testApp.cards.approve(paid.ticket);
    later(testApp, 41);
    expect(await paid.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    expect(await comesBack(paid.orderNo)).toBe(1);
    expect(await countRows(testApp, 'day_claims', `service_date = '2025-10-09'`)).toBe(0);
    const { rows } = await testApp.pool.query(
      `select failure_reason from payment_events where order_no = $1 and event_type = 'payment.not-booked'`,
      [paid.orderNo],
    );
    expect(rows).toEqual([{ failure_reason: 'visit-begun' }]);
  });

  it('is a booking until the last minute before', async () => {
    testApp.time.now = new Date('2025-10-13T11:25:00Z');
    const paid = await startPaying(testApp, {
      booking: { appointmentDate: '2025-10-13', appointmentTime: '8:00 AM' },
    });
    testApp.cards.approve(paid.ticket);
    later(testApp, 34);
    expect(await paid.submit()).toHaveProperty('bookingId');
  });
});

it('no ticket is given for a visit that would begin while the card form is open', async () => {
  testApp.time.now = new Date('2025-10-16T11:26:00Z');
  const booking = aRequest({ appointmentDate: '2025-10-16', appointmentTime: '8:00 AM' });
  const ask = () =>
    preload(testApp.deps, aVisitor('early bird'), {
      orderNo: anOrderNo(testApp.time.now),
      amount: totals.complete,
      booking,
    });
  expect(await ask()).toEqual({ refused: 'TIME_NOT_OPEN' });
  later(testApp, -1);
  expect(await ask()).toHaveProperty('ticket');
  await testApp.pool.query(`delete from day_claims where service_date = '2025-10-16'`);
});

describe('a free refresh that is submitted late', () => {
  /** A VIP at the form of his free refresh. */
  async function startRefresh(platinumDay: string, appointmentDate: string) {
    const { clientId } = await book(testApp, {
      booking: { coatingType: 'platinum', appointmentDate: platinumDay },
      amount: totals.platinum,
    });
    const visitor = aVisitor(clientId);
    const orderNo = anOrderNo();
    const booking = aRequest({ coatingType: 'refresh', clientId, appointmentDate });
    const key = await vipKey(testApp.deps, clientId);
    const asked = { orderNo, amount: '0.00', booking, key };
    expect(await preload(testApp.deps, visitor, asked)).toHaveProperty('ticket', null);
    const submit = () => confirmBooking(testApp.deps, visitor, { orderNo, ticket: null, customer: aCustomer(), key });
    return { orderNo, submit };
  }

  it('is refused when its visit has begun', async () => {
    const left = await startRefresh('2025-10-14', '2025-10-16');
    testApp.time.now = new Date('2025-10-16T13:00:00Z');
    expect(await left.submit()).toEqual({ refused: 'DATE_NOT_OPEN' });
    await recoverCheckouts(testApp.deps);
    expect(await left.submit()).toEqual({ refused: 'DATE_NOT_OPEN' });
    expect(await isBooked(left.orderNo)).toBe(0);
  });

  it('is refused when its checkout had ended and its day was closed since, and taken when it is open', async () => {
    const closed = await startRefresh('2025-10-20', '2025-10-21');
    const open = await startRefresh('2025-10-27', '2025-10-28');
    later(testApp, 36);
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ over: 2 });
    await testApp.pool.query(
      `insert into calendar_blocks (block_type, start_date, end_date, created_at)
       values ('holiday', '2025-10-21', '2025-10-21', now())`,
    );
    testApp.forget();
    expect(await closed.submit()).toEqual({ refused: 'DATE_TAKEN' });
    expect(await isBooked(closed.orderNo)).toBe(0);
    expect(await open.submit()).toHaveProperty('bookingId');
  });
});

describe('a payment that is found a day after it was made', () => {
  it('is refunded and not voided first: its batch has closed since', async () => {
    const left = await startPaying(testApp, { named: false, booking: { appointmentDate: '2025-10-30' } });
    testApp.cards.approve(left.ticket, { approvedAt: new Date(mondayMorning.getTime() + 60_000) });
    testApp.cards.refunds.length = 0;
    later(testApp, 24 * 60);
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ refunded: 1 });
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refunds).toMatchObject([{ orderNo: left.orderNo, method: 'refund' }]);
  });
});
