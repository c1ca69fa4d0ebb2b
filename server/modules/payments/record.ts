import type { Receipt } from '#adapters/cards/port.ts';
import { isByHand, ownStore, type PaymentMethod, ticketByHand } from '#domain/ledger/by-hand.ts';
import { plainCard } from '#domain/ledger/paid-with.ts';
import { type Cents, cents } from '#domain/money.ts';
import type { Db } from '#server/database/database.ts';
import { appendPaymentEvent, insertBookedReceipt, insertReceipt, noteOnce } from './queries.ts';

type Recorded = {
  orderNo: string;
  /** How it was paid, by card by default, and the bank's number of a transfer. */
  method?: PaymentMethod;
  reference?: string | null;
  /** The store the payment belongs to. */
  store: string;
  now: Date;
};

/** Appends that the gateway approved a payment, unless already recorded. */
export const recordApproval = (
  db: Db,
  { ticket, amount, raw: rawPayload }: Receipt,
  { orderNo, now: createdAt }: Pick<Recorded, 'orderNo' | 'now'>,
): Promise<void> => noteOnce(db, { orderNo, ticket, eventType: 'receipt.approved', amount, rawPayload, createdAt });

/**
 * Stores the receipt of a payment that becomes a booking, and appends to the ledger that it was approved and booked. False
 * if the payment is already stored, for this order or another.
 */
export const recordBooked = (
  tx: Db,
  receipt: Receipt,
  { bookingId, ...recorded }: Recorded & { bookingId: string },
): Promise<boolean> => {
  const row = { ...rowOf(receipt, recorded), bookingId, paymentVerified: true };
  return insertBookedReceipt(tx, row, isByHand(row.method) ? 'payment.recorded-by-hand' : 'receipt.approved');
};

/** Replaces a gateway receipt for a payment received by the staff. */
export const receiptByHand = (orderNo: string, amount: Cents, now: Date): Receipt => ({
  ticket: ticketByHand(orderNo),
  orderNo,
  transactionNo: orderNo,
  amount,
  approvalCode: '',
  responseCode: '',
  message: '',
  approvedAt: now,
  paidWith: plainCard,
  savedCard: null,
  raw: { store: ownStore },
});

/**
 * Stores the receipt of a payment that could not become a booking, and appends to the ledger why. False if the payment is
 * already stored, for this order or another.
 */
export async function recordUnbookable(
  tx: Db,
  receipt: Receipt,
  { failureReason, ...recorded }: Recorded & { failureReason: string },
): Promise<boolean> {
  const { orderNo, now: createdAt } = recorded;
  const { ticket, amount, raw: rawPayload } = receipt;
  const isNew = await insertReceipt(tx, rowOf(receipt, recorded));
  await appendPaymentEvent(tx, {
    orderNo,
    ticket,
    rawPayload,
    createdAt,
    eventType: 'payment.not-booked',
    status: 'failed',
    amount: isNew ? amount : null,
    failureReason: isNew ? failureReason : `${failureReason}; this payment is on record already`,
  });
  return isNew;
}

function rowOf(receipt: Receipt, { orderNo, store, method = 'card', reference = null, now: createdAt }: Recorded) {
  const { ticket, transactionNo, approvalCode, amount, responseCode, message, raw, paidWith } = receipt;
  const receiptJson = { ...raw, paidWith };
  const answer = { ticket, transactionNo, approvalCode, amount, responseCode, message, receiptJson };
  return { orderNo, store, method, reference, ...answer, createdAt };
}

/** Appends a booking that cost nothing, so that every booking is in the ledger. */
export function recordNothingDue(
  tx: Db,
  { now, ...booking }: { bookingId: string; orderNo: string; now: Date },
): Promise<void> {
  const nothing = { eventType: 'payment.not-needed', status: 'processed', amount: cents(0) } as const;
  return appendPaymentEvent(tx, { ...booking, ...nothing, processedAt: now, createdAt: now });
}
