import { afterAll, describe, expect, it } from 'vitest';
import { bookingReferencePattern } from '#domain/booking/reference.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import {
  aCustomer,
  anOrderNo,
  aRequest,
  aVisitor,
  book,
  countRows,
  openTestApp,
  totals,
} from '#tests/builders/test-app.ts';
import { confirmBooking } from './confirm.ts';
import { preload } from './preload.ts';
import { saveCustomer } from './save-customer.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

/** A checkout with a ticket, not paid yet. */
async function checkout(date: string, visitor = aVisitor(anOrderNo())) {
  const orderNo = anOrderNo();
  const loaded = await preload(testApp.deps, visitor, {
    orderNo,
    amount: totals.complete,
    booking: aRequest({ appointmentDate: date }),
  });
  if (!('ticket' in loaded) || loaded.ticket === null) throw new Error(JSON.stringify(loaded));
  const { ticket } = loaded;
  const submit = () => confirmBooking(testApp.deps, visitor, { orderNo, ticket, customer: aCustomer() });
  return { orderNo, ticket, visitor, submit };
}

describe('Submit', () => {
  it('turns a paid ticket into a booking with its receipt, ledger, day, links and jobs', async () => {
    const { bookingId, orderNo, clientId } = await book(testApp, { booking: { appointmentDate: '2025-10-14' } });
    expect(clientId).toMatch(/^HC\d{4}$/);
    const { rows } = await testApp.pool.query('select * from bookings where id = $1', [bookingId]);
    expect(rows[0]).toMatchObject({
      order_no: orderNo,
      client_id: clientId,
      status: 'active',
      payment_status: 'paid',
      glass_coverage: 'minimal',
      base: 181500,
      gst: 9075,
      qst: 18105,
      total: 208680,
      monthly_service: 'no',
    });
    expect(await countRows(testApp, 'payment_receipts', `booking_id = '${bookingId}' and payment_verified`)).toBe(1);
    expect(await countRows(testApp, 'payment_events', `booking_id = '${bookingId}'`)).toBe(1);
    expect(await countRows(testApp, 'day_claims', `booking_id = '${bookingId}' and service_date = '2025-10-14'`)).toBe(
      1,
    );
    expect(await countRows(testApp, 'secret_links', `booking_id = '${bookingId}'`)).toBe(2);
    expect(await countRows(testApp, 'terms_acceptances', `booking_id = '${bookingId}'`)).toBe(1);
    const topics = await testApp.pool.query('select topic from outbox where subject = $1 order by topic', [bookingId]);
    expect(topics.rows.map((row) => row.topic)).toEqual([
      'accounting.booking',
      'mail.confirmation',
      'sms.service-reminder',
    ]);
  });

  it('keeps how the crew gets in, for the booking’s page and the route sheet', async () => {
    const customer = { specialInstructions: 'Ring at the back' };
    const { orderNo } = await book(testApp, { booking: { appointmentDate: '2025-11-04' }, customer });
    expect((await findBookingByOrder(testApp.deps.db, orderNo))?.specialInstructions).toBe('Ring at the back');
  });

  it('gives the same answer and one booking when it is asked twice', async () => {
    const first = await book(testApp, { booking: { appointmentDate: '2025-10-16' } });
    const again = await confirmBooking(testApp.deps, first.visitor, first.submit);
    const { orderNo, bookingId, reference, clientId } = first;
    expect(again).toEqual({ orderNo, bookingId, reference, clientId });
    expect(await countRows(testApp, 'bookings', `order_no = '${first.orderNo}'`)).toBe(1);
  });

  it('draws another Booking ID where the one that it drew is taken', async () => {
    const { reference: taken } = await book(testApp, { booking: { appointmentDate: '2025-10-09' } });
    expect(taken).toMatch(bookingReferencePattern);
    const { ids } = testApp.deps;
    const drawn = [taken, 'BK-000001'];
    testApp.deps.ids = { ...ids, reference: () => drawn.shift() ?? '' };
    const second = await book(testApp, { booking: { appointmentDate: '2025-10-13' } });
    testApp.deps.ids = ids;
    expect(second.reference).toBe('BK-000001');
    expect(await countRows(testApp, 'bookings', `order_no = '${second.orderNo}' and reference = 'BK-000001'`)).toBe(1);
    expect(await countRows(testApp, 'payment_receipts', `order_no = '${second.orderNo}'`)).toBe(1);
    expect(drawn).toEqual([]);
  });

  it('makes one booking of twenty Submits at once', async () => {
    const paid = await checkout('2025-10-20');
    testApp.cards.approve(paid.ticket);
    const answers = await Promise.all(Array.from({ length: 20 }, paid.submit));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toHaveProperty('bookingId');
    expect(await countRows(testApp, 'bookings', `order_no = '${paid.orderNo}'`)).toBe(1);
    expect(await countRows(testApp, 'payment_receipts', `order_no = '${paid.orderNo}'`)).toBe(1);
  });

  it('books nothing on a declined or unpaid ticket', async () => {
    const open = await checkout('2025-10-21');
    expect(await open.submit()).toEqual({ refused: 'NOT_PAID' });
    testApp.cards.decline(open.ticket);
    expect(await open.submit()).toEqual({ refused: 'NOT_PAID', responseCode: expect.stringMatching(/^\d{3}$/) });
    expect(await countRows(testApp, 'bookings', `order_no = '${open.orderNo}'`)).toBe(0);
    expect(
      await countRows(testApp, 'payment_events', `order_no = '${open.orderNo}' and event_type = 'receipt.declined'`),
    ).toBe(1);
  });

  it('says that the gateway was silent and may be asked again, without losing the payment', async () => {
    const open = await checkout('2025-10-23');
    testApp.cards.silence(open.ticket);
    expect(await open.submit()).toEqual({ refused: 'CARD_GATEWAY_UNAVAILABLE' });
    testApp.cards.approve(open.ticket);
    expect(await open.submit()).toHaveProperty('bookingId');
  });

  it.each([
    ['amount', { amount: 4 }],
    ['order number', { orderNo: 'HC-20251006-999999' }],
  ])('refunds and tells the operator when the receipt has another %s', async (_what, change) => {
    const open = await checkout('2025-10-27');
    testApp.cards.approve(open.ticket, change);
    expect(await open.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    expect(await open.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    expect(await countRows(testApp, 'refunds', `order_no = '${open.orderNo}'`)).toBe(1);
    expect(await countRows(testApp, 'outbox', `topic = 'operator.alert' and subject like '%${open.orderNo}'`)).toBe(1);
    expect(await countRows(testApp, 'bookings', `order_no = '${open.orderNo}'`)).toBe(0);
    await testApp.pool.query(`delete from day_claims where service_date = '2025-10-27'`);
  });

  it('refunds a payment whose day was sold after its hold ran out', async () => {
    const slow = await checkout('2025-10-28');
    testApp.time.now = new Date(testApp.time.now.getTime() + 36 * 60_000);
    const quick = await book(testApp, { booking: { appointmentDate: '2025-10-28' } });
    testApp.cards.approve(slow.ticket);
    expect(await slow.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    expect(await countRows(testApp, 'refunds', `order_no = '${slow.orderNo}'`)).toBe(1);
    expect(await countRows(testApp, 'day_claims', `booking_id = '${quick.bookingId}'`)).toBe(1);
  });

  it('still books a late payment when nobody took the day meanwhile', async () => {
    const slow = await checkout('2025-10-30');
    testApp.time.now = new Date(testApp.time.now.getTime() + 36 * 60_000);
    testApp.cards.approve(slow.ticket);
    expect(await slow.submit()).toHaveProperty('bookingId');
  });

  it('refuses a stranger, a foreign ticket and an unknown order', async () => {
    const mine = await checkout('2025-11-03');
    const { orderNo, ticket } = mine;
    const customer = aCustomer();
    const other = { refused: 'CHECKOUT_OF_ANOTHER' };
    expect(await confirmBooking(testApp.deps, aVisitor('stranger'), { orderNo, ticket, customer })).toEqual(other);
    expect(await confirmBooking(testApp.deps, mine.visitor, { orderNo, ticket: 'another', customer })).toEqual(other);
    expect(await saveCustomer(testApp.deps, aVisitor('stranger'), { orderNo, customer })).toEqual(other);
    const unknown = { orderNo: 'HC-20200101-000000', ticket, customer };
    expect(await confirmBooking(testApp.deps, mine.visitor, unknown)).toEqual({ refused: 'CHECKOUT_NOT_FOUND' });
  });

  it('keeps the ledger unchangeable', async () => {
    await expect(testApp.pool.query(`update payment_events set status = 'x'`)).rejects.toThrow(
      /appended, never changed/,
    );
    await expect(testApp.pool.query('delete from payment_events')).rejects.toThrow(/appended, never changed/);
  });
});
