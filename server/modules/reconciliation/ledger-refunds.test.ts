import { afterAll, describe, expect, it } from 'vitest';
import { openSandboxApp, type SandboxApp } from '#tests/builders/sandbox-app.ts';

const testApp = await openSandboxApp();
afterAll(() => testApp.close());

describe('the check of the ledger finds', () => {
  it.each<[string, keyof SandboxApp['orders'], string[], string[]]>([
    [
      'money that was refunded twice',
      'refunded',
      [
        `insert into sandbox_card_refunds (order_no, transaction_no, method, amount, approved, response_code, message,
        created_at) select order_no, transaction_no, 'refund', amount, true, '027', '', created_at
        from sandbox_card_refunds where order_no = :order`,
      ],
      ['double-refund (gateway: 4173.60, refunds: 2086.80)'],
    ],
    [
      'money that was refunded without a record',
      'booked',
      [
        `insert into sandbox_card_refunds (order_no, transaction_no, method, amount, approved, response_code, message,
        created_at) select order_no, transaction_no, 'refund', amount, true, '027', '', created_at
        from payment_receipts where order_no = :order`,
      ],
      ['refund-without-record (gateway: 2086.80, refunds: nothing)'],
    ],
    [
      'a refund that the gateway does not know',
      'refunded',
      ['delete from sandbox_card_refunds where order_no = :order'],
      ['refund-here-only (refunds: 2086.80, gateway: 0.00)'],
    ],
    [
      'a refund that is not in the ledger',
      'refunded',
      [`delete from payment_events where order_no = :order and event_type = 'refund.requested'`],
      ['refund-without-event (refunds: 2086.80, events: nothing)'],
    ],
    [
      'a refund whose answer is not in the ledger',
      'refunded',
      [`delete from payment_events where order_no = :order and event_type = 'void.approved'`],
      ['refund-not-in-ledger (refunds: 2086.80, events: nothing)'],
    ],
    [
      'a refund that is open although the ledger has its answer',
      'refunded',
      [`update refunds set state = 'unknown' where order_no = :order`],
      [
        'refunded-yet-open (events: refunded, refunds: unknown)',
        'refund-state-wrong (bookings: cancelled, refunded, refunds: unknown)',
        'payment-state-wrong (bookings: refunded, refunds: unknown)',
      ],
    ],
    [
      'a refund that is missing',
      'refunded',
      ['delete from refunds where order_no = :order'],
      [
        'event-without-refund (events: 2086.80, refunds: nothing)',
        'refund-state-wrong (bookings: cancelled, refunded, refunds: nothing)',
        'payment-state-wrong (bookings: refunded, refunds: nothing)',
        'refund-without-record (gateway: 2086.80, refunds: nothing)',
      ],
    ],
    [
      'a refund of another amount',
      'refunded',
      ['update refunds set amount = 100, base = 100, gst = 0, qst = 0 where order_no = :order'],
      [
        'amounts-differ (refunds: 1.00, events: 2086.80)',
        'payment-state-wrong (bookings: refunded, refunds: done)',
        'double-refund (gateway: 2086.80, refunds: 1.00)',
      ],
    ],
    [
      'a refund that is wanted twice',
      'refunded',
      [
        `insert into refunds (reason, order_no, ticket, gateway_order_no, transaction_no, amount, paid_at, state, method,
        due_at, created_at) select 'not-booked', order_no, ticket, gateway_order_no, transaction_no, amount, paid_at,
        state, method, due_at, created_at from refunds where order_no = :order`,
      ],
      [
        'refund-without-event (refunds: 2086.80, events: nothing)',
        'refund-not-in-ledger (refunds: 2086.80, events: nothing)',
        'double-refund (refunds: 4173.60, receipts: 2086.80)',
        'refund-here-only (refunds: 4173.60, gateway: 2086.80)',
      ],
    ],
    [
      'a ledger that gives back more than was charged',
      'refunded',
      [
        `insert into payment_events (order_no, ticket, event_type, amount, created_at)
        select order_no, ticket, event_type, amount, created_at from payment_events
        where order_no = :order and event_type = 'void.approved'`,
      ],
      ['double-refund (events: 2, refunds: 1)', 'over-refunded (events: 4173.60, events: 2086.80)'],
    ],
    [
      'a wrong refund state on a booking',
      'refunded',
      [`update bookings set refund_status = 'pending' where order_no = :order`],
      ['refund-state-wrong (bookings: cancelled, pending, refunds: done)'],
    ],
    [
      'a refund state on a booking that stands',
      'booked',
      [`update bookings set refund_status = 'refunded' where order_no = :order`],
      ['refund-state-wrong (bookings: refunded, refunds: nothing)'],
    ],
    [
      'a wrong payment state on a booking',
      'booked',
      [`update bookings set payment_status = 'pending' where order_no = :order`],
      ['payment-state-wrong (bookings: pending, refunds: nothing)'],
    ],
    [
      'a payment that is neither booked nor wanted back',
      'unbookable',
      [
        'delete from refunds where order_no = :order',
        `delete from payment_events where order_no = :order and event_type like 'refund.%' or event_type like 'void.%' and order_no = :order`,
        'delete from sandbox_card_refunds where order_no = :order',
      ],
      ['payment-without-booking (receipts: 2086.80, refunds: nothing)'],
    ],
    [
      'a refund of a payment that is not on record',
      'unbookable',
      ['delete from payment_receipts where order_no = :order'],
      [
        'event-without-receipt (events: 2086.80, receipts: nothing)',
        'refund-without-payment (refunds: 2086.80, receipts: nothing)',
        'charge-without-booking (gateway: 2086.80, receipts: nothing)',
      ],
    ],
  ])('%s', async (_title, given, statements, expected) => {
    expect(await testApp.spoilt(given, statements)).toEqual(expected);
  });
});
