import type { Failure } from '#adapters/common/answer.ts';
import type { Language } from '#domain/language.ts';
import type { PaidWith } from '#domain/ledger/paid-with.ts';
import type { SavedCard, VaultToken } from '#domain/ledger/saved-card.ts';
import type { Cents } from '#domain/money.ts';
import type { RefundMethod } from '#domain/refunds/method.ts';

/** One attempt to be paid: the gateway shows a card form for the ticket it issues. */
export type TicketRequest = {
  orderNo: string;
  amount: Cents;
  language: Language;
  /** A card that the form offers beside an empty one; the client still has to press. */
  savedCard?: VaultToken;
};

export type TicketResult =
  | { ok: true; ticket: string }
  /**
   * `order-number-taken`: the gateway already knows this number. `card-refused`: it does not
   * know the saved card, or no longer. `unavailable`: no answer, or none that can be read.
   */
  | ({ ok: false; reason: 'order-number-taken' | 'card-refused' | 'refused' | 'unavailable' } & Failure);

/** What the gateway has on record for a paid or declined ticket. */
export type Receipt = {
  ticket: string;
  orderNo: string;
  amount: Cents;
  transactionNo: string;
  approvalCode: string;
  /** Three digits, or empty when the attempt was never sent to the bank. */
  responseCode: string;
  message: string;
  /** When the bank answered, if the gateway says so. */
  approvedAt: Date | null;
  paidWith: PaidWith;
  /** The card in the gateway's vault, if it went there. */
  savedCard: (SavedCard & VaultToken) | null;
  /** The gateway's answer as received, with card numbers masked; kept for the record. */
  raw: Record<string, unknown>;
};

export type ReceiptReading =
  | { state: 'approved'; receipt: Receipt }
  | { state: 'declined'; receipt: Receipt }
  /** Not paid yet, unknown or expired: the gateway gives one answer for all three, so it proves nothing. */
  | { state: 'incomplete' }
  /** No answer, or none that can be read. A retry is safe. */
  | ({ state: 'unavailable' } & Failure);

/** The payment to give back, as its receipt names it. A void always undoes the whole of it. */
export type RefundRequest = { orderNo: string; transactionNo: string; amount: Cents; method: RefundMethod };

export type RefundResult =
  /** `transactionNo` is the one of the refund itself. `raw` is the answer as received. */
  | { state: 'approved'; transactionNo: string; raw: Record<string, unknown> }
  /** The gateway said no: nothing moved. */
  | { state: 'refused'; code: string; message: string; raw: Record<string, unknown> }
  /** The request never reached the gateway: nothing moved, a retry is safe. */
  | ({ state: 'not-sent' } & Failure)
  /** No answer, or none that can be read: money may have moved. Never retry; look it up. */
  | ({ state: 'unknown' } & Failure);

/** What the gateway has on record for an earlier refund request. */
export type RefundReading =
  | Extract<RefundResult, { state: 'approved' | 'refused' }>
  | { state: 'absent' }
  /** No answer, or none that can be read. A retry is safe. */
  | ({ state: 'unavailable' } & Failure);

/** What the browser needs to show the gateway's card form. */
export type CardForm = { scriptUrl: string; mode: 'qa' | 'prod' };

/** The card gateway, in our terms. Reads have no effect and may be repeated. Nothing here throws. */
export type CardGateway = {
  readonly checkoutId: string;
  readonly form: CardForm;
  /** Which store the transaction numbers belong to: two stores, or a store and its test twin, may use the same ones. */
  readonly store: string;
  openTicket(request: TicketRequest): Promise<TicketResult>;
  readReceipt(ticket: string): Promise<ReceiptReading>;
  /**
   * Moves money, once per call: there is no idempotency key. `mayLeave` is called right before the request is written;
   * if it returns false, nothing is sent.
   */
  refund(request: RefundRequest, mayLeave?: () => boolean): Promise<RefundResult>;
  readRefund(request: RefundRequest): Promise<RefundReading>;
};
