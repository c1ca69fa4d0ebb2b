import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { compareOrder } from './compare-order.ts';
import { lineOf } from './difference.ts';
import type { PaymentEventType } from './money-of-order.ts';
import type { BookingRecord, GatewayRecord, OrderRecords } from './records.ts';

const paidAt = new Date('2025-10-06T14:00:00Z');
const later = new Date('2025-10-06T15:00:00Z');
const orderNo = 'HC-20251006-100000';

const event = (eventType: PaymentEventType, amount: number, failureReason: string | null = null) => ({
  ticket: 't1',
  eventType,
  amount: cents(amount),
  failureReason,
  createdAt: paidAt,
});

const priceAlone = (total: number) => ({ base: cents(total), gst: cents(0), qst: cents(0) });

/** A booked payment on which all records agree. */
const booked = (total: number): { order: OrderRecords; gateway: GatewayRecord } => ({
  order: {
    orderNo,
    booking: {
      id: 'b1',
      ...priceAlone(total),
      total: cents(total),
      status: 'active',
      paymentStatus: 'paid',
      refundStatus: null,
    },
    checkout: { ticket: 't1', state: 'booked', named: true, expiresAt: paidAt },
    receipts: [{ orderNo, ticket: 't1', transactionNo: '1-0_1', amount: cents(total), bookingId: 'b1' }],
    events: [event('receipt.approved', total), event('payment.booked', total)],
    refunds: [],
  },
  gateway: {
    charges: [{ ticket: 't1', transactionNo: '1-0_1', amount: cents(total), approvedAt: paidAt }],
    returns: [],
    silent: [],
  },
});

const partial = (amount: number, state: 'requested' | 'done') => ({
  ticket: 't1',
  reason: 'partial' as const,
  partNo: '1',
  bookingId: 'b1',
  gatewayOrderNo: orderNo,
  transactionNo: '1-0_1',
  amount: cents(amount),
  ...priceAlone(amount),
  creditNo: 1,
  state,
  method: 'refund' as const,
  refundTransactionNo: state === 'done' ? '1-1_2' : null,
  settlement: null,
  createdAt: paidAt,
});

const returned = (amount: number, refundTransactionNo = '1-1_2') => ({
  transactionNo: '1-0_1',
  refundTransactionNo,
  amount: cents(amount),
});

const linesOf = (order: OrderRecords, gateway: GatewayRecord | null, now = later) =>
  compareOrder(order, gateway, now).map((difference) => lineOf(difference).replace(`${orderNo}: `, ''));

describe('the records of an order', () => {
  it('agree on a booked payment and on a partial refund of any amounts', () => {
    const amounts = fc.tuple(fc.integer({ min: 2, max: 10_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(amounts, ([total, share]) => {
        const { order, gateway } = booked(total);
        const part = Math.min(total - 1, Math.max(1, Math.round(total * share)));
        const events = [...order.events, event('refund.requested', part, 'partial 1'), event('refund.approved', part)];
        const returns = [returned(part)];
        expect(linesOf(order, gateway)).toEqual([]);
        expect(linesOf({ ...order, events, refunds: [partial(part, 'done')] }, { ...gateway, returns })).toEqual([]);
      }),
    );
  });

  it('are not compared with a gateway that was not asked', () => {
    expect(linesOf(booked(1000).order, null)).toEqual([]);
  });

  it('differ when the gateway charged another amount', () => {
    const { order } = booked(1000);
    expect(linesOf(order, booked(1001).gateway)).toEqual(['amounts-differ (gateway: 10.01, receipts: 10.00)']);
  });

  it('differ when the gateway refunded more than was requested, or without a request', () => {
    const { order, gateway } = booked(1000);
    const returns = [returned(400)];
    expect(linesOf(order, { ...gateway, returns })).toEqual([
      'refund-without-record (gateway: 4.00, refunds: nothing)',
    ]);
    const events = [...order.events, event('refund.requested', 300, 'partial 1'), event('refund.approved', 300)];
    expect(linesOf({ ...order, events, refunds: [partial(300, 'done')] }, { ...gateway, returns })).toEqual([
      'double-refund (gateway: 4.00, refunds: 3.00)',
    ]);
  });

  it('have an open refund in flight for ten minutes, and then differ', () => {
    const { order, gateway } = booked(1000);
    const events = [...order.events, event('refund.requested', 300, 'partial 1')];
    const open = { ...order, events, refunds: [partial(300, 'requested')] };
    const line = 'money-not-back-yet (refunds: 3.00, events: requested)';
    expect(linesOf(open, gateway, new Date(paidAt.getTime() + 599_999))).toEqual([`in flight: ${line}`]);
    expect(linesOf(open, gateway, new Date(paidAt.getTime() + 600_000))).toEqual([line]);
  });

  it('agree on equal partial refunds, each with an answer of its own', () => {
    const { order, gateway } = booked(1000);
    const asked = ['partial 1', 'partial 2'].map((name) => event('refund.requested', 300, name));
    const back = event('refund.approved', 300);
    const second = { ...partial(300, 'done'), partNo: '2', creditNo: 2, refundTransactionNo: '1-1_3' };
    const both = { ...order, events: [...order.events, ...asked, back, back], refunds: [partial(300, 'done'), second] };
    const returns = [returned(300), returned(300, '1-1_3')];
    expect(linesOf(both, { ...gateway, returns })).toEqual([]);
    expect(linesOf({ ...both, events: both.events.slice(0, -1) }, null)).toEqual([
      'refund-not-in-ledger (refunds: 3.00, events: nothing)',
    ]);
    expect(linesOf({ ...both, events: [...both.events, back] }, null)).toEqual([
      'double-refund (events: 3, refunds: 2)',
    ]);
    // The gateway shows one of the two: the other is not compared, which needs nobody.
    expect(linesOf(both, { ...gateway, returns: [returned(300)], silent: ['1-1_3'] })).toEqual([
      'in flight: gateway-silent (events: 1-1_3, gateway: silent)',
    ]);
  });

  it('compare a refund that an owner found at the gateway with its number there', () => {
    const { order, gateway } = booked(1000);
    const events = [
      ...order.events,
      event('refund.requested', 300, 'partial 1'),
      event('refund.confirmed-by-hand', 300),
    ];
    const found = { ...order, events, refunds: [{ ...partial(300, 'done'), settlement: 'happened' as const }] };
    expect(linesOf(found, { ...gateway, returns: [returned(300)] })).toEqual([]);
    expect(linesOf(found, { ...gateway, returns: [returned(300, '1-1_9')] })).toEqual([
      'settled-number-differs (refunds: 1-1_2, gateway: 1-1_9)',
    ]);
    expect(linesOf(found, gateway)).toEqual([
      'refund-here-only (refunds: 3.00, gateway: 0.00)',
      'settled-number-differs (refunds: 1-1_2, gateway: nothing)',
    ]);
    expect(linesOf(found, { ...gateway, silent: ['1-1_2'] })).toEqual([
      'in flight: gateway-silent (events: 1-1_2, gateway: silent)',
    ]);
  });

  it('do not expect at the gateway what went back another way', () => {
    const { order, gateway } = booked(1000);
    const events = [
      ...order.events,
      event('refund.requested', 300, 'partial 1'),
      event('refund.returned-elsewhere', 300),
    ];
    const refund = { ...partial(300, 'done'), refundTransactionNo: null, settlement: 'returned-elsewhere' as const };
    const settled = { ...order, events, refunds: [refund] };
    expect(linesOf(settled, gateway)).toEqual([]);
    expect(linesOf(settled, { ...gateway, returns: [returned(300)] })).toEqual([
      'double-refund (gateway: 3.00, refunds: 0.00)',
    ]);
  });

  it('say so when the gateway gave no answer', () => {
    const { order, gateway } = booked(1000);
    expect(linesOf(order, { ...gateway, charges: [], silent: ['t1'] })).toEqual([
      'gateway-silent (events: t1, gateway: silent)',
    ]);
  });

  describe('of a cancelled booking whose money stays', () => {
    const until = new Date('2025-10-06T14:30:00Z');
    const kept = (more: Partial<BookingRecord>, total = 1000) => {
      const { order, gateway } = booked(total);
      const booking = order.booking && {
        ...order.booking,
        ...{
          status: 'cancelled' as const,
          refundStatus: 'not-eligible' as const,
          cancelledAt: until,
          refundUntil: until,
        },
        ...{ cancellationReason: 'customer', ...more },
      };
      return linesOf({ ...order, booking }, gateway);
    };
    const owed = ['refund-state-wrong (bookings: cancelled, not-eligible, refunds: nothing)'];
    const inTime = { cancelledAt: new Date(until.getTime() - 1) };

    it('agree where its customer was too late, or an operator keeps it', () => {
      expect(kept({})).toEqual([]);
      expect(kept({ ...inTime, cancellationReason: 'operator' })).toEqual([]);
      expect(kept({ ...inTime, refundUntil: null })).toEqual([]);
    });

    it('agree where all of it is kept for a free refresh that was done', () => {
      expect(kept({ ...inTime, withheld: cents(1000) })).toEqual([]);
      expect(kept({ ...inTime, withheld: cents(999) })).toEqual(owed);
    });

    it('differ where it was cancelled in time, or with the visit that it refreshes', () => {
      expect(kept(inTime)).toEqual(owed);
      expect(kept({ cancellationReason: 'earlier' })).toEqual(owed);
      expect(kept({ cancellationReason: 'platinum' })).toEqual(owed);
    });

    it('agree of what cost nothing where it is a free refresh that was given up too late', () => {
      const { order } = booked(0);
      const free = (more: Partial<BookingRecord>) => {
        const booking = order.booking && {
          ...order.booking,
          ...{
            status: 'cancelled' as const,
            refundStatus: 'not-eligible' as const,
            cancelledAt: until,
            refundUntil: until,
          },
          ...{ cancellationReason: 'customer', freeRefresh: true, ...more },
        };
        return linesOf({ ...order, booking, receipts: [], events: [], checkout: null }, null).filter((line) =>
          line.startsWith('refund-state-wrong'),
        );
      };
      expect(free({})).toEqual([]);
      expect(free(inTime)).toEqual(owed);
      expect(free({ freeRefresh: false })).toEqual(owed);
    });
  });

  it('miss nothing of an imported booking, which was paid elsewhere', () => {
    const { order, gateway } = booked(1000);
    const booking = order.booking && { ...order.booking, imported: true };
    const bare = { ...order, booking, checkout: null, receipts: [], events: [] };
    expect(linesOf(bare, { ...gateway, charges: [] })).toEqual([]);
    expect(linesOf({ ...bare, booking: order.booking }, { ...gateway, charges: [] })).toEqual([
      'booking-without-payment (bookings: 10.00, receipts: nothing)',
      'booking-without-event (bookings: 10.00, events: nothing)',
    ]);
  });
});
