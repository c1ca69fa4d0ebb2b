import type { Language } from '#domain/language.ts';
import type { Cents } from '#domain/money.ts';
import type { RefundMethod } from '#domain/refunds/method.ts';

export type NewTicket = {
  ticket: string;
  orderNo: string;
  amount: Cents;
  language: Language;
  createdAt: Date;
};

export type Outcome = 'approved' | 'declined';

/** What the bank said, once per ticket. */
export type Settlement = {
  settledAt: Date;
  /** Three digits; below 050 is an approval. */
  responseCode: string;
  isoCode: string;
  /** The card as books may keep it: first six and last four digits, nothing between. */
  firstSixLastFour: string;
  cardType: string;
  /** MMYY, empty when a script paid without one. */
  expiry: string;
};

/** `serial` is given by the store, ascending; the gateway's own numbers are made of it. */
export type StoredTicket = NewTicket & { serial: number } & (
    | { state: 'open' }
    | { state: Outcome; settlement: Settlement }
  );

export type SettledTicket = Extract<StoredTicket, { settlement: Settlement }>;

/** One refund or void that was asked for, and what it was answered. Refused ones are kept too. */
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

/** What a decision rests on: the approved ticket of the order, and what was asked before, oldest first. */
export type RefundFacts = { charge: SettledTicket | null; before: readonly StoredRefund[] };

export type RefundVerdict = Pick<StoredRefund, 'amount' | 'approved' | 'responseCode' | 'message'>;

/** The simulator's books. They outlive the program, as the real gateway's would. */
export type SimulatorStore = {
  /** Throws when the ticket exists: ids are handed in and must be fresh. */
  createTicket(ticket: NewTicket): Promise<StoredTicket>;
  findTicket(ticket: string): Promise<StoredTicket | null>;
  /**
   * Closes an open ticket in one indivisible step. False, and nothing written, when the ticket is not open or when
   * this would be the second approval of its order number.
   */
  settleTicket(ticket: string, outcome: Outcome, settlement: Settlement): Promise<boolean>;
  /** The approved ticket of an order number: what preload refuses, and what a refund will start from. */
  approvedOrder(orderNo: string): Promise<SettledTicket | null>;
  /** Every ticket, oldest first. */
  all(): Promise<StoredTicket[]>;
  /** Decides and writes down, in one indivisible step: nothing else that is asked of the same order comes between. */
  recordRefund(asked: RefundAsked, at: Date, judge: (facts: RefundFacts) => RefundVerdict): Promise<StoredRefund>;
  /** The newest of those that asked the same. */
  findRefund(asked: RefundAsked): Promise<StoredRefund | null>;
  /** Every refund and void that was asked for, oldest first. */
  refunds(): Promise<StoredRefund[]>;
};

export function isSettled(ticket: StoredTicket): ticket is SettledTicket {
  return ticket.state !== 'open';
}
