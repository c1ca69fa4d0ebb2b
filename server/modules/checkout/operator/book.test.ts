import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { retention } from '#business/retention.ts';
import { standardTerms } from '#business/terms/index.ts';
import { compareOrder } from '#domain/ledger/compare-order.ts';
import { lineOf } from '#domain/ledger/difference.ts';
import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { cancelByOperator } from '#server/modules/bookings/cancel/operator.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import { refundPartially } from '#server/modules/bookings/refund-partially.ts';
import { listBookedDates } from '#server/modules/calendar/open-days.ts';
import { getBookingDetails } from '#server/modules/desk/details.ts';
import { gatewayBooks } from '#server/modules/reconciliation/gateway.ts';
import { recordsOf } from '#server/modules/reconciliation/queries/ledger.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { settleRefund } from '#server/modules/refunds/settle.ts';
import { purgeAll } from '#server/modules/retention/purge.ts';
import { anOperatorWish } from '#tests/builders/bookings/operator-bookings.ts';
import { owner, staff } from '#tests/builders/money.ts';
import {
  aRequest,
  book,
  countRows,
  later,
  openTestApp,
  startPaying,
  type TestApp,
  totals,
} from '#tests/builders/test-app.ts';
import { bookByOperator, type OperatorWish } from './book.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp();
});
afterEach(() => testApp.close());

const complete = cents(208_680);
const wish = anOperatorWish;
const made = async (more: Partial<OperatorWish> = {}, by: typeof owner | typeof staff = owner) => {
  const booked = await bookByOperator(testApp.deps, by, wish(more));
  if (isRefusal(booked)) throw new Error(`refused: ${booked.refused}`);
  return booked;
};
const refused = async (more: Partial<OperatorWish>, by: typeof owner | typeof staff = owner) =>
  bookByOperator(testApp.deps, by, wish(more));

/** What the ledger check finds, the gateway asked as the real one is. */
const differences = async (orderNo: string) => {
  const orders = await recordsOf(testApp.db, [orderNo]);
  const gateway = await gatewayBooks(testApp.cards.gateway).recordsOf(orders, { since: null });
  return orders.flatMap((order) => compareOrder(order, gateway.get(orderNo) ?? null, testApp.time.now).map(lineOf));
};
const events = async (orderNo: string) =>
  (
    await testApp.pool.query<{ event_type: string }>(
      'select event_type from payment_events where order_no = $1 order by id',
      [orderNo],
    )
  ).rows.map(({ event_type }) => event_type);

describe('a booking paid in cash or by transfer', () => {
  it('is a booking like any other: day, client number, taxes, receipt, mail, texts and accounts', async () => {
    const { orderNo, bookingId, clientId } = await made({ way: 'transfer', reference: 'CA1b2c3', note: 'Ring twice.' });
    expect(clientId).toBe('HC0001');
    expect(await findBookingByOrder(testApp.db, orderNo)).toMatchObject({
      status: 'active',
      paymentStatus: 'paid',
      paymentMethod: 'transfer',
      language: 'fr',
      base: 181_500,
      gst: 9_075,
      qst: 18_105,
      total: 208_680,
    });
    expect((await listBookedDates(testApp.deps, { hash: null })).bookedDates).toContain('2025-10-14');
    const topics = `subject = '${bookingId}' and topic in ('mail.confirmation', 'accounting.booking', 'sms.service-reminder')`;
    expect(await countRows(testApp, 'outbox', topics)).toBe(3);
    expect(await getBookingDetails(testApp.deps, orderNo)).toMatchObject({
      money: { paid: 208_680, left: 208_680 },
      paymentReceipt: { method: 'transfer', reference: 'CA1b2c3' },
      notes: [{ words: 'Ring twice.' }],
      auditEntries: [{ action: 'booking.made' }],
      terms: { method: 'told', scrolledToBottom: false, language: 'fr' },
    });
    expect(await events(orderNo)).toEqual(['payment.recorded-by-hand', 'payment.booked']);
  });

  it('has the version of the terms that the operator’s page names, or says that none was named', async () => {
    const termsOf = async (orderNo: string) => {
      const story = await getBookingDetails(testApp.deps, orderNo);
      return isRefusal(story) ? null : story.terms;
    };
    const { orderNo } = await made({ termsVersion: standardTerms.version });
    expect(await termsOf(orderNo)).toMatchObject({ version: standardTerms.version, method: 'told', language: 'fr' });
    expect(await countRows(testApp, 'terms_acceptances', `length(text_hash) = 64`)).toBe(1);
    const unnamed = await made({ booking: aRequest({ appointmentDate: '2025-10-16' }), termsVersion: null });
    expect(await termsOf(unnamed.orderNo)).toMatchObject({ version: 'not-stated', method: 'told' });
    expect(await countRows(testApp, 'terms_acceptances', `text_hash = ''`)).toBe(1);
    const former = { booking: aRequest({ appointmentDate: '2025-10-20' }), termsVersion: '2024-01-01' };
    expect(await refused(former)).toEqual({ refused: 'TERMS_NOT_ACCEPTED' });
  });

  it('is not looked for at the gateway', async () => {
    const { orderNo } = await made();
    expect(await differences(orderNo)).toEqual([]);
    await testApp.pool.query(`update payment_receipts set method = 'card'`);
    expect(await differences(orderNo)).toEqual([expect.stringContaining('receipt-without-charge')]);
  });

  it('goes back by hand, in parts too: an owner says when, and the gateway is never asked', async () => {
    const { orderNo } = await made();
    const change = { orderNo, version: 0, notify: true };
    await refundPartially(testApp.deps, owner, { ...change, amount: cents(8_680), reason: 'One pane less.' });
    await cancelByOperator(testApp.deps, owner, { ...change, version: 1, refund: 'full' });
    later(testApp, 24 * 60);
    expect(await sendRefunds(testApp.deps)).toBe(0);
    expect(testApp.cards.refundCalls).toEqual({ asked: 0, lookedUp: 0 });
    expect(await countRows(testApp, 'outbox', `subject = 'refund-by-hand:${orderNo}'`)).toBe(2);
    expect((await differences(orderNo)).every((line) => line.includes('in flight'))).toBe(true);
    const { rows } = await testApp.pool.query<{ id: string }>('select id from refunds order by id');
    const [part, rest] = rows.map(({ id }) => Number(id));
    const settle = (id: number | undefined, outcome: 'happened' | 'send-again' | 'returned-elsewhere') =>
      settleRefund(testApp.deps, owner, {
        id: id ?? 0,
        outcome,
        transactionNo: '1-2',
        reason: 'In cash, at the door.',
      });
    expect(await settle(part, 'send-again')).toEqual({ refused: 'REFUND_NOT_STUCK' });
    expect(await settle(part, 'happened')).toEqual({ refused: 'REFUND_NOT_STUCK' });
    expect(await settle(rest, 'returned-elsewhere')).toEqual({ state: 'done' });
    expect(await settle(part, 'returned-elsewhere')).toEqual({ state: 'done' });
    expect(await findBookingByOrder(testApp.db, orderNo)).toMatchObject({
      paymentStatus: 'refunded',
      refundStatus: 'refunded',
    });
    expect(await differences(orderNo)).toEqual([]);
  });

  it('is made once, however often and at the same time it is asked for', async () => {
    const asked = wish();
    const answers = await Promise.all(Array.from({ length: 5 }, () => bookByOperator(testApp.deps, owner, asked)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await countRows(testApp, 'bookings')).toBe(1);
    expect(await countRows(testApp, 'payment_receipts')).toBe(1);
    expect(await bookByOperator(testApp.deps, owner, asked)).toEqual(answers[0]);
  });
});

describe('the rules of the funnel', () => {
  it('hold: area, size, day, hour, code and number', async () => {
    expect(await refused({ booking: aRequest({ postalCode: 'H4C1A1' }) })).toEqual({ refused: 'AREA_NOT_SERVED' });
    expect(await refused({ booking: aRequest({ storefrontSize: 'hotel' }) })).toEqual({ refused: 'SIZE_NOT_BOOKABLE' });
    expect(await refused({ booking: aRequest({ appointmentDate: '2025-10-15' }) })).toEqual({
      refused: 'DATE_NOT_OPEN',
    });
    expect(await refused({ booking: aRequest({ appointmentTime: '4:00 PM' }) })).toEqual({ refused: 'TIME_NOT_OPEN' });
    const preview = aRequest({ coatingType: 'preservation-preview', invitationCode: 'NOTACODE' });
    expect(await refused({ booking: preview })).toEqual({ refused: 'INVITATION_CODE_INVALID' });
    const refresh = aRequest({ coatingType: 'refresh', clientId: 'HC0999' });
    expect(await refused({ booking: refresh })).toEqual({ refused: 'CLIENT_NUMBER_UNKNOWN' });
  });

  it('a day that is sold or held by somebody who pays is not sold again', async () => {
    await book(testApp);
    expect(await refused({})).toEqual({ refused: 'DATE_TAKEN' });
    await startPaying(testApp, { booking: { appointmentDate: '2025-10-16' } });
    expect(await refused({ booking: aRequest({ appointmentDate: '2025-10-16' }) })).toEqual({ refused: 'DATE_TAKEN' });
    expect(await countRows(testApp, 'operator_bookings')).toBe(0);
  });

  it('a day whose hold is over and unpaid is free once the gateway has said so', async () => {
    await startPaying(testApp);
    later(testApp, 36);
    expect(await refused({})).toMatchObject({ clientId: 'HC0001' });
  });

  it('Platinum counts against its 99 places and may be closed', async () => {
    const platinum = { booking: aRequest({ coatingType: 'platinum' }), total: cents(574_875) };
    expect(await made(platinum)).toMatchObject({ clientId: 'VIP01' });
    await testApp.pool.query(
      `update client_numbers set booking_id = null where false; delete from client_numbers where kind = 'VIP' and booking_id is null`,
    );
    const next = { ...platinum, booking: aRequest({ coatingType: 'platinum', appointmentDate: '2025-10-16' }) };
    expect(await refused(next)).toEqual({ refused: 'SOLD_OUT' });
  });
});

describe('the price', () => {
  it('is the listed one, and what the operator said has to be it', async () => {
    expect(await refused({ total: cents(1) })).toMatchObject({ refused: 'PRICE_DIFFERS', quote: { total: complete } });
    expect(await made({}, staff)).toMatchObject({ clientId: 'HC0001' });
  });

  it('of an owner has a reason, which the audit log keeps, and taxes as any other', async () => {
    const own = { base: cents(100_000), reason: 'Agreed at the fair.' };
    const { orderNo } = await made({ own, total: cents(114_975) });
    expect(await findBookingByOrder(testApp.db, orderNo)).toMatchObject({ base: 100_000, gst: 5_000, qst: 9_975 });
    const { rows } = await testApp.pool.query(`select after from audit_log where action = 'booking.made'`);
    expect(rows).toMatchObject([{ after: { reason: own.reason, total: '1149.75', listed: totals.complete } }]);
    expect(await differences(orderNo)).toEqual([]);
  });

  it('is not set by staff, without a reason, to zero, or below it', async () => {
    const own = { base: cents(100_000), reason: 'A friend.' };
    const total = cents(114_975);
    expect(await refused({ own, total }, staff)).toEqual({ refused: 'OWNER_NEEDED' });
    expect(await refused({ own: { ...own, reason: ' ' }, total })).toEqual({ refused: 'INVALID_INPUT' });
    expect(await refused({ own: { ...own, base: cents(0) }, total: cents(0) })).toEqual({ refused: 'INVALID_INPUT' });
    expect(await refused({ own: { ...own, base: cents(-1) }, total: cents(-1) })).toEqual({ refused: 'INVALID_INPUT' });
    expect(await countRows(testApp, 'bookings')).toBe(0);
  });
});

describe('a booking that is free', () => {
  const gift = { way: 'free', own: { base: cents(0), reason: 'Broken pane of ours.' }, total: cents(0) } as const;

  it('is given by an owner with a reason, and is in the ledger', async () => {
    expect(await refused(gift, staff)).toEqual({ refused: 'OWNER_NEEDED' });
    const { orderNo } = await made(gift);
    expect(await findBookingByOrder(testApp.db, orderNo)).toMatchObject({ total: 0, paymentMethod: 'gift' });
    expect(await events(orderNo)).toEqual(['payment.not-needed']);
    expect(await differences(orderNo)).toEqual([]);
  });

  it('leaves a VIP’s own free refresh alone, also when it is cancelled', async () => {
    const vip = await book(testApp, {
      booking: { coatingType: 'platinum', appointmentDate: '2025-10-16' },
      amount: totals.platinum,
    });
    const refresh = { coatingType: 'refresh', clientId: vip.clientId } as const;
    const own = await made({
      booking: aRequest({ ...refresh, appointmentDate: '2025-10-23' }),
      way: 'cash',
      total: cents(0),
    });
    expect(await findBookingByOrder(testApp.db, own.orderNo)).toMatchObject({ paymentMethod: 'none', total: 0 });
    const given = await made({ ...gift, booking: aRequest({ ...refresh, appointmentDate: '2025-10-20' }) });
    expect(given.clientId).toBe(vip.clientId);
    const cancel = { orderNo: given.orderNo, version: 0, refund: 'full', notify: false } as const;
    expect(await cancelByOperator(testApp.deps, owner, cancel)).toEqual({ version: 1 });
    expect(await findBookingByOrder(testApp.db, vip.orderNo)).toMatchObject({ vipRefreshUsed: true });
  });
});

it('what an operator booked is forgotten after a month, and the booking keeps what it needs', async () => {
  await made({ note: 'Ring twice.' });
  later(testApp, (retention.operatorBookings.days - 1) * 24 * 60);
  expect(await purgeAll(testApp.deps)).toMatchObject({ operatorBookings: 0 });
  later(testApp, 2 * 24 * 60);
  expect(await purgeAll(testApp.deps)).toMatchObject({ operatorBookings: 1 });
  expect(await countRows(testApp, 'booking_notes')).toBe(1);
});
