/** With so many client numbers left, the operator is told. */
export const fewClientNumbers = 500;

/** The warranty on the coating, issued by its maker. */
export const warrantyYears = 12;

/** Maximum height, in storeys. */
export const storeysServed = 2;

/** A card ticket is valid for 30 minutes; five more leave time for the receipt before the day is released. */
const ticketMinutes = 30;
export const holdMinutes = ticketMinutes + 5;

/** Full refund for a cancellation more than this many hours before the appointment, otherwise none. */
export const refundCutoffHours = 72;

/** How many business days a refund takes to arrive. */
export const refundDays = { least: 3, most: 5 } as const;

/**
 * What may be kept without paying, so that nobody can block the calendar or the card gateway. A network is the /24 of an
 * IPv4 address or the /64 of an IPv6 address; held days are counted at each of its levels (`domain/booking/network-holds.ts`).
 */
export const checkoutLimits = {
  /** Tickets that keep a visitor's day; older ones are closed. */
  ticketsPerVisitor: 3,
  ticketsPerLink: 3,
  /** Tickets of a network that could still be paid. */
  ticketsPerNetwork: 10,
  /** Days held from one line, from its neighbourhood, and from all of its provider. */
  holdsPerNetwork: { line: 3, neighbourhood: 6, provider: 9 },
  /** The share of the open days that a network of any level may hold; one day always. */
  shareOfDays: 1 / 5,
  declines: 3,
  alertingDeclines: 20,
  /**
   * When days are in demand: unpaid checkouts hold more than this share of the open days of so many weeks or of the season,
   * or more than `heldOfNext` of the next few. `least` held days are never too many. A hold then keeps nobody out, and the operator is told.
   */
  demand: { weeks: 8, share: 3 / 10, nextDays: 5, heldOfNext: 2, least: 1 },
  /** What a browser computes for a checkout while days are in demand, and how long its answer is good. */
  proof: { cost: 5_000, goodMinutes: 5 },
  /** How many receipts one process asks the card gateway for in a second, to recover what was left. */
  receiptsPerSecond: 5,
  /** How long a day is kept for a visitor who has not said who pays. */
  idleHoldMinutes: 10,
} as const;

/**
 * How many calls one worker makes at a time. More would end a rush a little sooner and have a provider of the usual limits
 * defer them.
 */
export const callsAtOnce = {
  /** Mail servers allow a client from three (Microsoft 365) to fifty (Postfix) connections; what one defers is tried again. */
  mail: 5,
  /** Twilio queues what it takes, and sends one text a second from a number. */
  sms: 5,
  /** A webhook of one person's telephone. */
  alerts: 1,
  /** Other people's servers. */
  webhooks: 5,
  /** Zoho Books runs five requests of an organization at a time on its small plans; one is left to the nightly check. */
  accounting: 4,
  /** Receipts that the card gateway is asked for; how many in a second is limited above. */
  receipts: 10,
} as const;

/** A client can move a visit until this many hours before it, any number of times, as the terms say. */
export const rescheduleNoticeHours = 96;
