import { describe, expect, it } from 'vitest';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { booked } from '#tests/screens/facts.ts';
import { byDay } from '../rows.ts';
import { differencesOf } from './differences.ts';

const at = '2025-10-08T14:00:00.000Z';
const before: BookingStory = {
  booking: { ...booked.booking, appointmentDate: '2025-10-09', appointmentTime: '9:00 AM', status: 'active' },
  money: { paid: 0, givenBack: 0, underWay: 0, left: 0 },
  refunds: [],
  version: 3,
  amounts: { base: 2265, gst: 113.25, qst: 225.93, total: 2604.18 },
  syncStatus: 'synced',
  syncFailure: null,
  attention: [],
  paymentReceipt: null,
  payments: [],
  moves: [],
  messages: [],
  notes: [],
  auditEntries: [],
  weather: [],
  links: [],
  terms: null,
};
const now = (change: Partial<BookingStory>, booking: Partial<BookingStory['booking']> = {}): BookingStory => ({
  ...before,
  ...change,
  booking: { ...before.booking, ...booking },
});
const message = {
  ...{ at, kind: 'mail.confirmation', state: 'queued', detail: null, id: 9, canResend: false },
  ...{ recipient: 'camille@example.com', subject: null },
};
const said = (change: Parameters<typeof now>[0], booking?: Parameters<typeof now>[1]) =>
  differencesOf(before, now(change, booking), 'en').map((line) => line.replaceAll('\u00a0', ' '));

describe('what became another while an operator was writing', () => {
  it('is the day and the hour of the visit', () => {
    expect(said({}, { appointmentDate: '2025-10-14', appointmentTime: '8:00 AM' })).toEqual([
      'The visit is now on Tuesday, October 14, 2025 at 8:00 AM. It was on Thursday, October 9, 2025 at 9:00 AM.',
    ]);
  });

  it('is the status, and the money with it', () => {
    const refund = { at, kind: 'refund.requested', state: 'received', detail: null, amount: 2604.18 };
    expect(said({ payments: [refund] }, { status: 'cancelled', refundStatus: 'pending' })).toEqual([
      'The status is now ‘Cancelled’. It was ‘Active’.',
      'Refund: on its way.',
      'Payment: Refund requested.',
    ]);
  });

  it('is every note that came to it, word for word', () => {
    expect(said({ notes: [{ at, by: 'owner@example.com', words: 'Ring twice.' }] })).toEqual([
      'owner@example.com wrote: Ring twice.',
    ]);
  });

  it('is a message that was sent again, and not one that the house sends by itself', () => {
    expect(said({ messages: [{ ...message, resent: true }] })).toEqual(['Confirmation was sent again.']);
    expect(said({ messages: [{ ...message, resent: false }] })).toEqual(['Something else about it was changed.']);
  });

  it('is said in French too', () => {
    expect(differencesOf(before, now({}, { status: 'no-show' }), 'fr')).toEqual([
      'L’état est maintenant «\u00a0Manquée\u00a0». Il était «\u00a0En vigueur\u00a0».',
    ]);
  });
});

describe('the list by day', () => {
  const visit = (bookingId: string, appointmentDate: string, appointmentTime: string) => ({
    ...before.booking,
    ...{ bookingId, appointmentDate, appointmentTime },
  });
  const visits = [
    visit('a', '2025-10-09', '10:00 AM'),
    visit('b', '2025-10-09', '8:00 AM'),
    visit('c', '2025-10-13', '9:00 AM'),
  ];

  it('has the visits of a day under it, the earliest hour first', () => {
    const days = byDay(visits, 'visit').map(({ day, bookings }) => [day, bookings.map(({ bookingId }) => bookingId)]);
    expect(days).toEqual([
      ['2025-10-09', ['b', 'a']],
      ['2025-10-13', ['c']],
    ]);
  });

  it('is one list without days where the newest comes first', () => {
    expect(byDay(visits, 'newest').map(({ day, bookings }) => [day, bookings.length])).toEqual([['', 3]]);
  });
});
