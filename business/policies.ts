/** The operator is notified when this many client numbers are left. */
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
 * Limits on unpaid holds, so that no one can block the calendar or the card gateway. A network is the /24 of an
 * IPv4 address or the /64 of an IPv6 address; held days are counted at each of its levels (`domain/booking/network-holds.ts`).
 */
export const checkoutLimits = {
  /** Tickets that hold a visitor's day; older ones are closed. */
  ticketsPerVisitor: 3,
  /** Open tickets per payment link, regardless of who opened them; older ones are closed. */
  ticketsPerLink: 3,
  /** A network's tickets that can still be paid. */
  ticketsPerNetwork: 10,
  /** Days held from one line, from its neighbourhood, and from its whole provider. */
  holdsPerNetwork: { line: 3, neighbourhood: 6, provider: 9 },
  /** The share of open days a network at any level may hold; always at least one day. */
  shareOfDays: 1 / 5,
  /** Declined cards per visitor, or per network, within an hour, after which no new ticket is issued. */
  declines: 3,
  /** Overall within an hour, at which the operator is notified. */
  alertingDeclines: 20,
  /**
   * Days are in demand when unpaid checkouts hold more than this share of the open days in that many weeks or in the season,
   * or more than `heldOfNext` of the next few; `least` are never too many. Holds then block no one, and the operator is notified.
   */
  demand: { weeks: 8, share: 3 / 10, nextDays: 5, heldOfNext: 2, least: 1 },
  /** What a browser computes for a checkout while days are in demand, and how long its answer stays valid. */
  proof: { cost: 5_000, goodMinutes: 5 },
  /** Receipts per second one process requests from the card gateway to recover abandoned checkouts. */
  receiptsPerSecond: 5,
  /** How long a day is held for a visitor who has not said who is paying. */
  idleHoldMinutes: 10,
} as const;

/**
 * Concurrent calls per worker. More would clear a rush slightly sooner, but a provider with the usual limits
 * would defer them.
 */
export const callsAtOnce = {
  /** Mail servers allow a client from three (Microsoft 365) to fifty (Postfix) connections; what one defers is tried again. */
  mail: 5,
  /** Twilio queues what it accepts and sends one text a second per number. */
  sms: 5,
  /** One person's phone webhook. */
  alerts: 1,
  /** Other people's servers, any of which may be slow. */
  webhooks: 5,
  /** Zoho Books runs five concurrent requests per organization on its small plans; one is left for the nightly check. */
  accounting: 4,
  /** Receipt requests to the card gateway; their rate per second is limited above. */
  receipts: 10,
} as const;

/** A client can move a visit until this many hours before it, any number of times, as the terms say. */
export const rescheduleNoticeHours = 48;
