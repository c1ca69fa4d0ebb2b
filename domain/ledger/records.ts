import type { Cents } from '#domain/money.ts';
import type { Settlement } from '#domain/refunds/settlement.ts';
import type { LedgerEvent } from './money-of-order.ts';

export type BookingRecord = {
  id: string;
  base: Cents;
  gst: Cents;
  qst: Cents;
  total: Cents;
  status: 'active' | 'cancelled' | 'completed' | 'no-show';
  paymentStatus: 'pending' | 'paid' | 'refunded';
  refundStatus: 'not-eligible' | 'not-needed' | 'pending' | 'review' | 'refunded' | null;
  /** Who cancelled it and when, the full-refund deadline, and what was withheld for a free refresh. */
  cancellationReason?: string | null;
  cancelledAt?: Date | null;
  refundUntil?: Date | null;
  withheld?: Cents | null;
  /** A VIP's one free refresh, which can be used up. */
  freeRefresh?: boolean;
  /** Paid and recorded elsewhere. */
  imported?: boolean;
};

/** What was charged on a booking after its sale, by a payment with its own order number; the refunds are of it. */
export type ChargeRecord = {
  orderNo: string;
  bookingId: string;
  ticket: string;
  base: Cents;
  gst: Cents;
  qst: Cents;
  total: Cents;
  refunds: readonly RefundRecord[];
};

/** A checkout that is still stored. `named`: the customer is known, so recovery can book it. */
export type CheckoutRecord = { ticket: string | null; state: string; named: boolean; expiresAt: Date };

export type ReceiptRecord = {
  orderNo: string;
  ticket: string;
  transactionNo: string;
  amount: Cents;
  bookingId: string | null;
  /** Received in cash or by transfer: the gateway has no record of it. */
  byHand?: boolean;
};

export type EventRecord = LedgerEvent & { failureReason: string | null; createdAt: Date };

export type RefundRecord = {
  ticket: string;
  reason: 'not-booked' | 'cancellation' | 'partial';
  /** Empty, or the number of a partial refund. */
  partNo: string;
  bookingId: string | null;
  /** The payment's order number at the gateway. */
  gatewayOrderNo: string;
  transactionNo: string;
  amount: Cents;
  /** Its split into price and each tax, and its number within its booking; null without one. */
  base: Cents | null;
  gst: Cents | null;
  qst: Cents | null;
  creditNo: number | null;
  /** Goes back by hand, as it came. */
  byHand?: boolean;
  state: 'requested' | 'calling' | 'unknown' | 'done';
  method: 'void' | 'refund' | null;
  /** The gateway's number of the refund itself, from its answer or from an owner. */
  refundTransactionNo: string | null;
  /** An owner's decision about it; null if only the gateway answered. */
  settlement: Settlement | null;
  createdAt: Date;
};

export type OrderRecords = {
  orderNo: string;
  booking: BookingRecord | null;
  /** The charge whose payment it is; or, of a booking, its charges. */
  charge?: ChargeRecord | null;
  charges?: readonly ChargeRecord[];
  checkout: CheckoutRecord | null;
  receipts: readonly ReceiptRecord[];
  /** Oldest first. */
  events: readonly EventRecord[];
  refunds: readonly RefundRecord[];
};

/** A payment approved by the gateway. `approvedAt` is null if it does not say when. */
export type Charge = { ticket: string; transactionNo: string; amount: Cents; approvedAt: Date | null };

/** A refund made by the gateway. `transactionNo` is the payment's, `refundTransactionNo` its own. */
export type Return = { transactionNo: string; refundTransactionNo: string; amount: Cents };

export type GatewayRecord = {
  charges: readonly Charge[];
  returns: readonly Return[];
  /** Tickets and transaction numbers, of payments or of single refunds, for which it gave no answer. */
  silent: readonly string[];
};
