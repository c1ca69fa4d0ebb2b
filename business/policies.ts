export const platinumPlaces = 99;

/** With so many client numbers left, the operator is told. */
export const fewClientNumbers = 500;

/** The warranty on the coating, issued by its maker. */
export const warrantyYears = 15;

/** Maximum height, in storeys. */
export const storeysServed = 2;

/** A card ticket is valid for 30 minutes; five more leave time for the receipt before the day is released. */
const ticketMinutes = 30;
export const holdMinutes = ticketMinutes + 5;

/** Full refund for a cancellation more than this many hours before the appointment, otherwise none. */
export const refundCutoffHours = 24;

/** How many business days a refund takes to arrive. */
export const refundDays = { least: 3, most: 5 } as const;

/**
 * What may be kept without paying, so that nobody can block the calendar or the card gateway. A network is the /24 of an
 * IPv4 address or the /64 of an IPv6 address.
 */
export const checkoutLimits = {
  /** Tickets that keep a visitor's day; older ones are closed. */
  ticketsPerVisitor: 3,
  /** Tickets of a network that could still be paid. */
  ticketsPerNetwork: 10,
  holdsPerNetwork: 3,
  /** The share of the open days that one network may hold; one day always. */
  shareOfDays: 1 / 5,
  /** Beyond this share of the open days held, by whomever, the operator is told. */
  alertingShare: 1 / 2,
  /** How many receipts one process asks the card gateway for in a second, to recover what was left. */
  receiptsPerSecond: 5,
  /** How long a day is kept for a visitor who has not said who pays. */
  idleHoldMinutes: 10,
} as const;

/** A client can move a visit until this many hours before it, any number of times, as the terms say. */
export const rescheduleNoticeHours = 48;
