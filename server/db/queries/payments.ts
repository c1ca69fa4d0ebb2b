import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { paymentEvents, paymentReceipts } from '../schema/index.ts';

/** Appends to the ledger. */
export async function appendPaymentEvent(tx: Db, event: typeof paymentEvents.$inferInsert): Promise<void> {
  await tx.insert(paymentEvents).values(event);
}

/** Appends what was seen of a ticket, unless the ledger says so already. */
export async function noteOnce(
  db: Db,
  event: Pick<typeof paymentEvents.$inferInsert, 'orderNo' | 'eventType' | 'failureReason' | 'rawPayload'> & {
    ticket: string;
    createdAt: Date;
  },
): Promise<void> {
  const { orderNo, ticket, eventType, failureReason = null, rawPayload = null, createdAt } = event;
  await db.execute(sql`
    insert into payment_events (order_no, ticket, event_type, failure_reason, raw_payload, created_at)
    select ${orderNo}, ${ticket}, ${eventType}, ${failureReason}, ${JSON.stringify(rawPayload)}::jsonb,
      ${createdAt.toISOString()}::timestamptz
    where not exists (
      select from payment_events where order_no = ${orderNo} and ticket = ${ticket} and event_type = ${eventType})`);
}

/** Keeps a receipt; false when its ticket or transaction is on record already. */
export async function insertReceipt(tx: Db, receipt: typeof paymentReceipts.$inferInsert): Promise<boolean> {
  const kept = await tx
    .insert(paymentReceipts)
    .values(receipt)
    .onConflictDoNothing()
    .returning({ id: paymentReceipts.id });
  return kept.length === 1;
}

export async function findReceiptOf(db: Db, bookingId: string) {
  const [row] = await db.select().from(paymentReceipts).where(eq(paymentReceipts.bookingId, bookingId));
  return row ?? null;
}
