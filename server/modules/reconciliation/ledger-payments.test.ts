import { afterAll, describe, expect, it } from 'vitest';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { openSandboxApp, type SandboxApp } from '#tests/builders/sandbox-app.ts';

const testApp = await openSandboxApp();
afterAll(() => testApp.close());

describe('the check of the ledger finds', () => {
  it.each<[string, keyof SandboxApp['orders'], string[], string[]]>([
    [
      'a receipt that is missing',
      'booked',
      ['delete from payment_receipts where order_no = :order'],
      [
        'booking-without-payment (bookings: 2086.80, receipts: nothing)',
        'event-without-receipt (events: 2086.80, receipts: nothing)',
        'charge-without-booking (gateway: 2086.80, receipts: nothing)',
      ],
    ],
    [
      'a receipt of another amount',
      'booked',
      ['update payment_receipts set amount = 100 where order_no = :order'],
      [
        'amounts-differ (bookings: 2086.80, receipts: 1.00)',
        'amounts-differ (events: 2086.80, receipts: 1.00)',
        'amounts-differ (gateway: 2086.80, receipts: 1.00)',
      ],
    ],
    [
      'a charge of another amount',
      'booked',
      ['update sandbox_card_tickets set amount = 4 where order_no = :order'],
      ['amounts-differ (gateway: 0.04, receipts: 2086.80)'],
    ],
    [
      'a booking without any payment',
      'booked',
      [
        'delete from payment_receipts where order_no = :order',
        'delete from payment_events where order_no = :order',
        'delete from sandbox_card_tickets where order_no = :order',
      ],
      [
        'booking-without-payment (bookings: 2086.80, receipts: nothing)',
        'booking-without-event (bookings: 2086.80, events: nothing)',
      ],
    ],
    [
      'a charge that our side has never heard of',
      'unheardOf',
      [
        `insert into sandbox_card_tickets (ticket, order_no, amount, language, state, settlement, created_at)
        select 'unheard-of', :order, 500, 'en', 'approved', settlement, created_at from sandbox_card_tickets
        where state = 'approved' limit 1`,
      ],
      ['charge-without-booking (gateway: 5.00, receipts: nothing)'],
    ],
    [
      'a booking that is missing',
      'booked',
      ['delete from bookings where order_no = :order'],
      [
        'receipt-without-booking (receipts: 2086.80, bookings: nothing)',
        'event-without-booking (events: 2086.80, bookings: nothing)',
      ],
    ],
    [
      'a ledger that is missing',
      'booked',
      ['delete from payment_events where order_no = :order'],
      [
        'booking-without-event (bookings: 2086.80, events: nothing)',
        'receipt-without-event (receipts: 2086.80, events: nothing)',
      ],
    ],
    [
      'a receipt whose charge the gateway does not know',
      'booked',
      ['delete from sandbox_card_tickets where order_no = :order'],
      ['receipt-without-charge (receipts: 2086.80, gateway: nothing)'],
    ],
    [
      'a receipt of another transaction',
      'booked',
      [`update payment_receipts set transaction_no = 'x-' || id where order_no = :order`],
      [expect.stringMatching(/^transaction-numbers-differ \(gateway: 660-0_\d+, receipts: x-\d+\)$/)],
    ],
    [
      'a receipt that names another order',
      'booked',
      [`update payment_receipts set order_no = 'HC-1' where order_no = :order`],
      ['receipt-of-another-order (events: :order, receipts: HC-1)'],
    ],
    [
      'a booking whose day was not taken',
      'booked',
      ['delete from day_claims where booking_id = (select id from bookings where order_no = :order)'],
      ['booking-without-crew (bookings: 2025-10-14, calendar: nothing)'],
    ],
    [
      'a booking that was taken for another day',
      'booked',
      [`update bookings set appointment_date = '2025-10-16' where order_no = :order`],
      ['booking-without-crew (bookings: 2025-10-16, calendar: 2025-10-14)'],
    ],
    [
      'a cancelled booking that keeps its day',
      'cancelled',
      [
        `insert into day_claims (service_date, crew, booking_id) select '2025-10-21', 1, id from bookings
        where order_no = :order`,
      ],
      [
        'in flight: money-not-back-yet (refunds: 2086.80, events: requested)',
        'cancelled-keeps-day (bookings: cancelled, calendar: 2025-10-21)',
      ],
    ],
  ])('%s', async (_title, given, statements, expected) => {
    expect(await testApp.spoilt(given, statements)).toEqual(expected);
  });

  it('two bookings of one crew on a date; not where there were two crews when they were sold', async () => {
    const onTheDay = async () => (await testApp.check(testApp.deps, '2025-10-28')).lines;
    await testApp.booked('2025-10-28');
    await testApp.booked('2025-10-28');
    expect(await onTheDay()).toEqual([]);
    await writeSetting(testApp.deps.db, 'crewsPerDay', 1);
    expect(await onTheDay()).toEqual([]);
    // An earlier release did not say how many there were.
    await testApp.pool.query('update day_claims set crews = null');
    expect(await onTheDay()).toEqual(['2025-10-28: more-bookings-than-crews (bookings: 2, settings: 1)']);
    await testApp.pool.query('update day_claims set crews = 1');
    expect(await onTheDay()).toHaveLength(1);
  });
});
