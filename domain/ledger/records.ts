import type { Cents } from '#domain/money.ts';
import type { LedgerEvent } from './money-of-order.ts';

export type BookingRecord = {
  id: string;
  total: Cents;
  status: 'active' | 'cancelled' | 'completed' | 'no-show';
  paymentStatus: string;
  refundStatus: string | null;
  /** It was paid and recorded elsewhere, before it came to this house. */
  imported?: boolean;
};

/** A checkout that is still remembered. `named`: who pays is known, so that recovery can book it. */
export type CheckoutRecord = { ticket: string | null; state: string; named: boolean; expiresAt: Date };

export type ReceiptRecord = {
  orderNo: string;
  ticket: string;
  transactionNo: string;
  amount: Cents;
  bookingId: string | null;
};

export type EventRecord = LedgerEvent & { failureReason: string | null; createdAt: Date };

export type RefundRecord = {
  ticket: string;
  reason: 'not-booked' | 'cancellation' | 'partial';
  /** Empty, or the number of a part. */
  partNo: string;
  bookingId: string | null;
  /** As the gateway knows the payment. */
  gatewayOrderNo: string;
  transactionNo: string;
  amount: Cents;
  state: 'requested' | 'calling' | 'unknown' | 'done';
  method: 'void' | 'refund' | null;
  createdAt: Date;
};

/** Everything that our side has written down about one order. */
export type OrderRecords = {
  orderNo: string;
  booking: BookingRecord | null;
  checkout: CheckoutRecord | null;
  receipts: readonly ReceiptRecord[];
  /** Oldest first. */
  events: readonly EventRecord[];
  refunds: readonly RefundRecord[];
};

/** A payment that the gateway approved. `approvedAt` is null where it does not say when. */
export type Charge = { ticket: string; transactionNo: string; amount: Cents; approvedAt: Date | null };

/** What the gateway gave back of a payment. `transactionNo` is the payment's. */
export type Return = { transactionNo: string; amount: Cents };

/** What the gateway's own books say of one order. */
export type GatewayRecord = {
  charges: readonly Charge[];
  returns: readonly Return[];
  /** Tickets and transaction numbers about which it gave no answer. */
  silent: readonly string[];
};
