import type { AdminBooking, BookingStory } from '#contract/admin/bookings.ts';
import { booked } from '#tests/screens/facts.ts';

/** A booking of October 9 that was paid, and to which nothing has happened since. */
export const aStory = (change: Partial<BookingStory> = {}, booking: Partial<AdminBooking> = {}): BookingStory => ({
  booking: {
    ...booked.booking,
    ...{ appointmentDate: '2025-10-09', appointmentTime: '9:00 AM', status: 'active' },
    ...booking,
  },
  version: 3,
  amounts: { base: 226_500, gst: 11_325, qst: 22_593, total: 260_418 },
  money: { paid: 260_418, givenBack: 0, underWay: 0, left: 260_418 },
  refunds: [],
  cancelling: { refund: { until: '2025-10-13T13:00:00.000Z', isOver: false }, withheld: 0, refreshes: [] },
  syncStatus: 'synced',
  syncFailure: null,
  crew: null,
  attention: [],
  paymentReceipt: null,
  certificate: null,
  papers: [],
  payments: [],
  moves: [],
  messages: [],
  texts: [],
  textsStopped: null,
  notes: [],
  reports: [],
  photos: [],
  corrections: [],
  storefronts: [],
  auditEntries: [],
  weather: [],
  links: [],
  consents: [],
  terms: null,
  ...change,
});
