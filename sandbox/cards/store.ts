import type { Language } from '#domain/language.ts';
import type { Cents } from '#domain/money.ts';
import type { RefundMethod } from '#domain/refunds/method.ts';

export type NewTicket = {
  ticket: string;
  orderNo: string;
  amount: Cents;
  language: Language;
  /** The vault's key of the card that its form offers. */
  savedCard?: string | null;
  createdAt: Date;
};

export type Outcome = 'approved' | 'declined';

/** The bank's answer, one per ticket. */
export type Settlement = {
  settledAt: Date;
  /** Three digits; below 050 is an approval. */
  responseCode: string;
  isoCode: string;
  /** The card as it may be stored: first six and last four digits, nothing between. */
  firstSixLastFour: string;
  cardType: string;
  /** MMYY. */
  expiry: string;
  /** What else a receipt tells of the card. */
  wallet?: string;
  instalments?: string;
  bySavedCard?: string;
};

/** `serial` is assigned by the store, ascending; the gateway's numbers are derived from it. */
export type StoredTicket = NewTicket & { serial: number } & (
    | { state: 'open' }
    | { state: Outcome; settlement: Settlement }
  );

export type SettledTicket = Extract<StoredTicket, { settlement: Settlement }>;

/** One refund or void request, and its answer. Rejected ones are kept too. */
export type StoredRefund = {
  serial: number;
  orderNo: string;
  /** Of the payment. */
  transactionNo: string;
  method: RefundMethod;
  amount: Cents;
  approved: boolean;
  /** Three digits; below 050 is an approval. */
  responseCode: string;
  message: string;
  createdAt: Date;
};

/** As it comes in: a void names no amount. */
export type RefundAsked = Pick<StoredRefund, 'orderNo' | 'transactionNo' | 'method'> & { amount: Cents | null };

/** The basis of a decision: the order's approved ticket and earlier requests, oldest first. */
export type RefundFacts = { charge: SettledTicket | null; before: readonly StoredRefund[] };

export type RefundVerdict = Pick<StoredRefund, 'amount' | 'approved' | 'responseCode' | 'message'>;

/** The simulator's records. They outlive the process, as the real gateway's would. */
export type SimulatorStore = {
  /** Throws when the ticket exists: ids come from the caller and must be new. */
  createTicket(ticket: NewTicket): Promise<StoredTicket>;
  findTicket(ticket: string): Promise<StoredTicket | null>;
  /**
   * Closes an open ticket atomically. False, and nothing written, when the ticket is not open or when
   * this would be the second approval of its order number.
   */
  settleTicket(ticket: string, outcome: Outcome, settlement: Settlement): Promise<boolean>;
  /** The approved ticket of an order number: what preload rejects, and what a refund starts from. */
  approvedOrder(orderNo: string): Promise<SettledTicket | null>;
  /** Every ticket, oldest first. */
  all(): Promise<StoredTicket[]>;
  /** Decides and records atomically: no other request for the same order comes in between. */
  recordRefund(asked: RefundAsked, at: Date, judge: (facts: RefundFacts) => RefundVerdict): Promise<StoredRefund>;
  /** The newest one with the same request. */
  findRefund(asked: RefundAsked): Promise<StoredRefund | null>;
  /** Every requested refund and void, oldest first. */
  refunds(): Promise<StoredRefund[]>;
};

export function isSettled(ticket: StoredTicket): ticket is SettledTicket {
  return ticket.state !== 'open';
}
