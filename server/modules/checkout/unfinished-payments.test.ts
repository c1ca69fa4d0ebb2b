import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { listAlerts } from '#server/modules/desk/alerts.ts';
import { purgeRefundRecipients } from '#server/modules/refunds/purge.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import {
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
import { openCheckout } from './open.ts';
import { preload } from './preload.ts';
import { purgeCheckouts } from './purge.ts';
import { recoverCheckouts } from './recover.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

const run = (statement: string, values: unknown[] = []) => testApp.pool.query(statement, values);

await run(`create function no_booking() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`);

/** From now on nothing can be written into a table. */
const breakTable = (table: string) =>
  run(`create trigger broken before insert on ${table} for each row execute function no_booking()`);
const mend = async () => {
  for (const table of ['bookings', 'payment_receipts', 'outbox'])
    await run(`drop trigger if exists broken on ${table}`);
};

beforeEach(async () => {
  await mend();
  testApp.time.now = mondayMorning;
  await run('update booking_contexts set next_poll_at = null');
});

const on = (appointmentDate: string) => ({ booking: { appointmentDate } });
const refundsOf = (orderNo: string) => countRows(testApp, 'refunds', `order_no = '${orderNo}'`);
const alertsOf = (orderNo: string) => countRows(testApp, 'outbox', `subject = 'paid-unfinished:${orderNo}'`);
const approvals = (orderNo: string) =>
  countRows(testApp, 'payment_events', `order_no = '${orderNo}' and event_type = 'receipt.approved'`);
const needsAttention = async () =>
  (await listAlerts(testApp.deps)).groups.find(({ kind }) => kind === 'unfinished')?.lines ?? [];

/** Recovery does its work for so long, every ten seconds. */
async function recoverFor(minutes: number): Promise<void> {
  for (let tens = 0; tens < minutes * 6; tens++) {
    later(testApp, 1 / 6);
    await recoverCheckouts(testApp.deps);
  }
}

describe('a payment whose booking cannot be written', () => {
  it('is a case for the operator within two minutes, and on its way back within ten', async () => {
    const paid = await startPaying(testApp, on('2025-10-07'));
    await breakTable('bookings');
    testApp.cards.approve(paid.ticket);
    await expect(paid.submit()).rejects.toThrow();
    expect(await approvals(paid.orderNo)).toBe(1);
    await recoverFor(2);
    expect(await alertsOf(paid.orderNo)).toBe(1);
    expect(await needsAttention()).toMatchObject([{ code: 'unwritten', amount: 208_680 }]);
    expect(await refundsOf(paid.orderNo)).toBe(0);
    await recoverFor(8);
    expect(await refundsOf(paid.orderNo)).toBe(1);
    expect(await paid.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refunds).toMatchObject([{ orderNo: paid.orderNo, amount: 208_680 }]);
    expect(await countRows(testApp, 'day_claims', `service_date = '2025-10-07'`)).toBe(0);
    expect(await needsAttention()).toEqual([]);
  });

  it('goes back though neither its receipt nor an alert can be written', async () => {
    const paid = await startPaying(testApp, on('2025-10-09'));
    await breakTable('payment_receipts');
    testApp.cards.approve(paid.ticket);
    await expect(paid.submit()).rejects.toThrow();
    await recoverFor(8);
    await breakTable('outbox');
    await recoverFor(2);
    expect(await refundsOf(paid.orderNo)).toBe(1);
  });

  it('is a booking as soon as it can be written', async () => {
    const paid = await startPaying(testApp, on('2025-10-13'));
    await breakTable('bookings');
    testApp.cards.approve(paid.ticket);
    await expect(paid.submit()).rejects.toThrow();
    await recoverFor(5);
    await mend();
    await recoverFor(1);
    expect(await countRows(testApp, 'bookings', `order_no = '${paid.orderNo}'`)).toBe(1);
    expect(await refundsOf(paid.orderNo)).toBe(0);
    expect(await needsAttention()).toEqual([]);
  });

  it('is told also when its checkout had ended unpaid', async () => {
    const paid = await startPaying(testApp, on('2025-10-14'));
    later(testApp, 36);
    await recoverCheckouts(testApp.deps);
    await breakTable('bookings');
    testApp.cards.approve(paid.ticket);
    await expect(paid.submit()).rejects.toThrow();
    await recoverFor(2);
    expect(await needsAttention()).toMatchObject([{ code: 'unwritten' }]);
    await recoverFor(8);
    expect(await refundsOf(paid.orderNo)).toBe(1);
  });
});

describe('a number that comes twice', () => {
  it('of a transaction books where it is another store’s', async () => {
    const first = await book(testApp, on('2025-10-16'));
    const paid = await startPaying(testApp, on('2025-10-20'));
    await run(`update payment_receipts set store = 'qa:another', transaction_no = $1 where order_no = $2`, [
      `t-${paid.ticket}`,
      first.orderNo,
    ]);
    testApp.cards.approve(paid.ticket);
    expect(await paid.submit()).toHaveProperty('bookingId');
  });

  it('of a transaction of our own store is for the operator, and nobody’s booking loses its money', async () => {
    const first = await book(testApp, on('2025-10-21'));
    const paid = await startPaying(testApp, on('2025-10-23'));
    await run('update payment_receipts set transaction_no = $1 where order_no = $2', [
      `t-${paid.ticket}`,
      first.orderNo,
    ]);
    testApp.cards.approve(paid.ticket);
    expect(await paid.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    expect(await refundsOf(paid.orderNo)).toBe(0);
    expect(await countRows(testApp, 'outbox', `subject = 'paid-not-booked:${paid.orderNo}'`)).toBe(1);
  });

  it('of an order is no longer proposed or taken once the ledger has it', async () => {
    const { orderNo } = await openCheckout(testApp.deps);
    await run(`insert into payment_events (order_no, event_type, created_at) values ($1, 'ticket.opened', now())`, [
      orderNo,
    ]);
    expect((await openCheckout(testApp.deps)).orderNo).not.toBe(orderNo);
    const request = { orderNo, amount: totals.complete, booking: aRequest({ appointmentDate: '2025-10-27' }) };
    expect(await preload(testApp.deps, aVisitor('again'), request)).toEqual({ refused: 'ORDER_NUMBER_TAKEN' });
  });
});

describe('whoever paid and is not booked', () => {
  const mailsTo = async (email: string) =>
    (await run(`select topic, language, detail from outbox where recipient = $1 order by id`, [email])).rows;

  it('is told at once, in their language, and again once the money is back, however long that takes', async () => {
    const email = 'julie@example.com';
    const visitor = aVisitor('julie', { language: 'fr' });
    const paid = await startPaying(testApp, { ...on('2025-10-28'), visitor, customer: { email } });
    later(testApp, 36);
    await recoverCheckouts(testApp.deps);
    await book(testApp, on('2025-10-28'));
    testApp.cards.approve(paid.ticket);
    testApp.cards.answerNextRefund({ state: 'not-sent', detail: 'no answer' });
    expect(await paid.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    const detail = { orderNo: paid.orderNo, amount: 208_680, contactName: 'Camille Exemple' };
    expect(await mailsTo(email)).toEqual([{ topic: 'mail.paid-not-booked', language: 'fr', detail }]);
    await sendRefunds(testApp.deps);
    later(testApp, 3 * 24 * 60);
    await purgeCheckouts(testApp.deps);
    expect(await countRows(testApp, 'booking_contexts', `order_no = '${paid.orderNo}'`)).toBe(0);
    await sendRefunds(testApp.deps);
    expect(await mailsTo(email)).toMatchObject([{}, { topic: 'mail.refund', language: 'fr' }]);
    await purgeRefundRecipients(testApp.deps);
    const kept = `order_no = '${paid.orderNo}' and recipient is not null`;
    expect(await countRows(testApp, 'refunds', kept)).toBe(1);
    later(testApp, 91 * 24 * 60);
    await purgeRefundRecipients(testApp.deps);
    expect(await countRows(testApp, 'refunds', kept)).toBe(0);
  });

  it('is not written to where nobody said who pays', async () => {
    const paid = await startPaying(testApp, { ...on('2025-10-30'), named: false });
    testApp.cards.approve(paid.ticket);
    later(testApp, 36);
    await recoverCheckouts(testApp.deps);
    expect(await refundsOf(paid.orderNo)).toBe(1);
    expect(await countRows(testApp, 'outbox', `topic = 'mail.paid-not-booked' and subject = '${paid.orderNo}'`)).toBe(
      0,
    );
  });
});
