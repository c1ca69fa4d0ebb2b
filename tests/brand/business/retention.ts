type Kept = { days: number; why: string };

/**
 * How long what we know about people is kept, counted from the end of what it was for, and why (no longer
 * than its purpose or a law asks). The retention job holds to it; what it names as `bookings` is kept by law.
 */
export const retention = {
  checkouts: { days: 1, why: 'a checkout that came to nothing is asked about within a day or never' },
  operatorBookings: {
    days: 30,
    why: 'a payment link says what became of it; the booking and the audit log have the rest',
  },
  quotes: { days: 365, why: 'a price that was agreed in writing is asked about until the next season' },
  priceLetters: { days: 90, why: 'who had a price sent asks about it within a season' },
  unconfirmedAreaRequests: { days: 7, why: 'who did not confirm an address did not ask' },
  unconfirmedWaiting: { days: 7, why: 'who did not confirm an address did not ask' },
  untiedAcceptances: { days: 30, why: 'terms that were accepted without a booking prove nothing' },
  holds: { days: 30, why: 'an ended hold is only looked at when something went wrong' },
  messages: { days: 90, why: 'a complaint about a message comes within a season' },
  refundRecipients: { days: 90, why: 'who paid what could not be booked may still ask about the refund' },
  accountantMonths: { days: 7, why: 'the file of a month is taken at once, and can be made again' },
  jobRuns: { days: 90, why: 'a run that was missed shows within days' },
  weather: { days: 365, why: 'a season’s proposals are compared with the next season’s' },
  reviews: { days: 365, why: 'a shop that was assessed may come back in the next season' },
  consents: { days: 3 * 365, why: 'consent to be written to is proved for three years after it ended (CASL)' },
  photos: { days: 2 * 365, why: 'a storefront is compared with its last visits' },
  plans: { days: 365, why: 'who asks why a mail came, or stopped, asks within a season' },
  priceReminders: { days: 3 * 365, why: 'consent to be written to is proved for three years (CASL)' },
  waiting: { days: 3 * 365, why: 'consent to be written to is proved for three years (CASL)' },
  areaRequests: { days: 3 * 365, why: 'consent to be written to is proved for three years (CASL)' },
} as const satisfies Record<string, Kept>;

/** Books and records: six years from the end of the tax year that they concern (Canada). */
export const bookYears = 6;
