import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aCustomer,
  anOrderNo,
  aRequest,
  aVisitor,
  book,
  countRows,
  type House,
  openHouse,
  totals,
} from '#tests/builders/test-app.ts';
import { confirmBooking } from './confirm.ts';
import { preload } from './preload.ts';
import { saveCustomer } from './save-customer.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A checkout with a ticket, not paid yet. */
async function checkout(date: string, visitor = aVisitor(anOrderNo())) {
  const orderNo = anOrderNo();
  const loaded = await preload(house.deps, visitor, {
    orderNo,
    amount: totals.complete,
    booking: aRequest({ appointmentDate: date }),
  });
  if (!('ticket' in loaded) || loaded.ticket === null) throw new Error(JSON.stringify(loaded));
  const { ticket } = loaded;
  const submit = () => confirmBooking(house.deps, visitor, { orderNo, ticket, customer: aCustomer() });
  return { orderNo, ticket, visitor, submit };
}

describe('Submit', () => {
  it('turns a paid ticket into a booking with its receipt, ledger, day, links and jobs', async () => {
    const { bookingId, orderNo, clientId } = await book(house, { booking: { appointmentDate: '2025-10-14' } });
    expect(clientId).toMatch(/^HC\d{4}$/);
    const { rows } = await house.pool.query('select * from bookings where id = $1', [bookingId]);
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
    expect(await countRows(house, 'payment_receipts', `booking_id = '${bookingId}' and payment_verified`)).toBe(1);
    expect(await countRows(house, 'payment_events', `booking_id = '${bookingId}'`)).toBe(1);
    expect(await countRows(house, 'day_claims', `booking_id = '${bookingId}' and service_date = '2025-10-14'`)).toBe(1);
    expect(await countRows(house, 'secret_links', `booking_id = '${bookingId}'`)).toBe(2);
    expect(await countRows(house, 'terms_acceptances', `booking_id = '${bookingId}'`)).toBe(1);
    const topics = await house.pool.query('select topic from outbox where subject = $1 order by topic', [bookingId]);
    expect(topics.rows.map((row) => row.topic)).toEqual([
      'accounting.booking',
      'mail.confirmation',
      'sms.aftercare',
      'sms.follow-up',
      'sms.service-reminder',
    ]);
  });

  it('gives the same answer and one booking when it is asked twice', async () => {
    const first = await book(house, { booking: { appointmentDate: '2025-10-16' } });
    const again = await confirmBooking(house.deps, first.visitor, first.submit);
    expect(again).toEqual({ orderNo: first.orderNo, bookingId: first.bookingId, clientId: first.clientId });
    expect(await countRows(house, 'bookings', `order_no = '${first.orderNo}'`)).toBe(1);
  });

  it('makes one booking of twenty Submits at once', async () => {
    const paid = await checkout('2025-10-20');
    house.cards.approve(paid.ticket);
    const answers = await Promise.all(Array.from({ length: 20 }, paid.submit));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toHaveProperty('bookingId');
    expect(await countRows(house, 'bookings', `order_no = '${paid.orderNo}'`)).toBe(1);
    expect(await countRows(house, 'payment_receipts', `order_no = '${paid.orderNo}'`)).toBe(1);
  });

  it('books nothing on a declined or unpaid ticket', async () => {
    const open = await checkout('2025-10-21');
    expect(await open.submit()).toEqual({ refused: 'NOT_PAID' });
    house.cards.decline(open.ticket);
    expect(await open.submit()).toEqual({ refused: 'NOT_PAID', responseCode: expect.stringMatching(/^\d{3}$/) });
    expect(await countRows(house, 'bookings', `order_no = '${open.orderNo}'`)).toBe(0);
    expect(
      await countRows(house, 'payment_events', `order_no = '${open.orderNo}' and event_type = 'receipt.declined'`),
    ).toBe(1);
  });

  it('says that the gateway was silent and may be asked again, without losing the payment', async () => {
    const open = await checkout('2025-10-23');
    house.cards.silence(open.ticket);
    expect(await open.submit()).toEqual({ refused: 'CARD_GATEWAY_UNAVAILABLE' });
    house.cards.approve(open.ticket);
    expect(await open.submit()).toHaveProperty('bookingId');
  });

  it.each([
    ['amount', { amount: 4 }],
    ['order number', { orderNo: 'HC-20251006-999999' }],
  ])('refunds and tells the operator when the receipt has another %s', async (_what, change) => {
    const open = await checkout('2025-10-27');
    house.cards.approve(open.ticket, change);
    expect(await open.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    expect(await open.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    expect(await countRows(house, 'refunds', `order_no = '${open.orderNo}'`)).toBe(1);
    expect(await countRows(house, 'outbox', `topic = 'operator.alert' and subject like '%${open.orderNo}'`)).toBe(1);
    expect(await countRows(house, 'bookings', `order_no = '${open.orderNo}'`)).toBe(0);
    await house.pool.query(`delete from day_claims where service_date = '2025-10-27'`);
  });

  it('refunds a payment whose day was sold after its hold ran out', async () => {
    const slow = await checkout('2025-10-28');
    house.time.now = new Date(house.time.now.getTime() + 36 * 60_000);
    const quick = await book(house, { booking: { appointmentDate: '2025-10-28' } });
    house.cards.approve(slow.ticket);
    expect(await slow.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    expect(await countRows(house, 'refunds', `order_no = '${slow.orderNo}'`)).toBe(1);
    expect(await countRows(house, 'day_claims', `booking_id = '${quick.bookingId}'`)).toBe(1);
  });

  it('still books a late payment when nobody took the day meanwhile', async () => {
    const slow = await checkout('2025-10-30');
    house.time.now = new Date(house.time.now.getTime() + 36 * 60_000);
    house.cards.approve(slow.ticket);
    expect(await slow.submit()).toHaveProperty('bookingId');
  });

  it('refuses a stranger, a foreign ticket and an unknown order', async () => {
    const mine = await checkout('2025-11-03');
    const { orderNo, ticket } = mine;
    const customer = aCustomer();
    const other = { refused: 'CHECKOUT_OF_ANOTHER' };
    expect(await confirmBooking(house.deps, aVisitor('stranger'), { orderNo, ticket, customer })).toEqual(other);
    expect(await confirmBooking(house.deps, mine.visitor, { orderNo, ticket: 'another', customer })).toEqual(other);
    expect(await saveCustomer(house.deps, aVisitor('stranger'), { orderNo, customer })).toEqual(other);
    const unknown = { orderNo: 'HC-20200101-000000', ticket, customer };
    expect(await confirmBooking(house.deps, mine.visitor, unknown)).toEqual({ refused: 'CHECKOUT_NOT_FOUND' });
  });

  it('keeps the ledger unchangeable', async () => {
    await expect(house.pool.query(`update payment_events set status = 'x'`)).rejects.toThrow(/appended, never changed/);
    await expect(house.pool.query('delete from payment_events')).rejects.toThrow(/appended, never changed/);
  });
});
