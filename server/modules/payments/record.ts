import type { Receipt } from '#adapters/cards/port.ts';
import { cents } from '#domain/money.ts';
import type { Db } from '#server/database/database.ts';
import { appendPaymentEvent, insertReceipt, noteOnce } from './queries.ts';

type Recorded = {
  orderNo: string;
  /** Whose books the payment is in. */
  store: string;
  /** Null where the payment could not become a booking. */
  bookingId: string | null;
  /** Why it could not. */
  failureReason?: string;
  now: Date;
};

/** Appends that the gateway approved a payment, before anything is made of it. */
export const recordApproval = (
  db: Db,
  { ticket, amount, raw: rawPayload }: Receipt,
  { orderNo, now: createdAt }: Pick<Recorded, 'orderNo' | 'now'>,
): Promise<void> => noteOnce(db, { orderNo, ticket, eventType: 'receipt.approved', amount, rawPayload, createdAt });

/**
 * Stores an approved receipt and appends to the ledger whether it became a booking. False when the payment is stored already,
 * for this order or another.
 */
export async function recordReceipt(
  tx: Db,
  receipt: Receipt,
  { orderNo, store, bookingId, failureReason = '', now: createdAt }: Recorded,
): Promise<boolean> {
  const { ticket, transactionNo, approvalCode, amount, responseCode, message, raw } = receipt;
  const isNew = await insertReceipt(tx, {
    orderNo,
    bookingId,
    ticket,
    store,
    transactionNo,
    approvalCode,
    amount,
    responseCode,
    message,
    receiptJson: raw,
    paymentVerified: bookingId !== null,
    createdAt,
  });
  const event = { orderNo, ticket, bookingId, rawPayload: raw, createdAt };
  if (bookingId !== null)
    await appendPaymentEvent(tx, {
      ...event,
      eventType: 'payment.booked',
      status: 'processed',
      amount,
      processedAt: createdAt,
    });
  else
    await appendPaymentEvent(tx, {
      ...event,
      eventType: 'payment.not-booked',
      status: 'failed',
      amount: isNew ? amount : null,
      failureReason: isNew ? failureReason : `${failureReason}; this payment is on record already`,
    });
  return isNew;
}

/** Appends a booking that cost nothing, so that every booking is in the ledger. */
export function recordNothingDue(
  tx: Db,
  { now, ...booking }: { bookingId: string; orderNo: string; now: Date },
): Promise<void> {
  const nothing = { eventType: 'payment.not-needed', status: 'processed', amount: cents(0) } as const;
  return appendPaymentEvent(tx, { ...booking, ...nothing, processedAt: now, createdAt: now });
}
