import { eq } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { paymentEvents, paymentReceipts } from '../schema/index.ts';

/** Appends to the ledger. */
export async function appendPaymentEvent(tx: Db, event: typeof paymentEvents.$inferInsert): Promise<void> {
  await tx.insert(paymentEvents).values(event);
}

export async function insertReceipt(tx: Db, receipt: typeof paymentReceipts.$inferInsert): Promise<void> {
  await tx.insert(paymentReceipts).values(receipt);
}

export async function findReceiptOf(db: Db, bookingId: string) {
  const [row] = await db.select().from(paymentReceipts).where(eq(paymentReceipts.bookingId, bookingId));
  return row ?? null;
}
