import { and, eq, or, sql } from 'drizzle-orm';
import { withoutCardNumbers } from '#domain/ledger/card-numbers.ts';
import type { Db } from '#server/database/database.ts';
import { paymentEvents, paymentReceipts } from '#server/database/schema/index.ts';

/** Appends to the ledger, with card numbers masked wherever a gateway's answer contains one. */
export async function appendPaymentEvent(tx: Db, event: typeof paymentEvents.$inferInsert): Promise<void> {
  const { rawPayload, failureReason } = event;
  await tx.insert(paymentEvents).values({ ...event, ...withoutCardNumbers({ rawPayload, failureReason }) });
}

/** Appends an event of a ticket unless the ledger has one of that type already. */
export async function noteOnce(
  db: Db,
  event: Pick<
    typeof paymentEvents.$inferInsert,
    'orderNo' | 'eventType' | 'amount' | 'failureReason' | 'rawPayload'
  > & {
    ticket: string;
    createdAt: Date;
  },
): Promise<void> {
  const { orderNo, ticket, eventType, amount = null, createdAt, ...answer } = event;
  const { failureReason = null, rawPayload = null } = withoutCardNumbers(answer);
  await db.execute(sql`
    insert into payment_events (order_no, ticket, event_type, amount, failure_reason, raw_payload, created_at)
    select ${orderNo}, ${ticket}, ${eventType}, ${amount}::int, ${failureReason}, ${JSON.stringify(rawPayload)}::jsonb,
      ${createdAt.toISOString()}::timestamptz
    where not exists (
      select from payment_events where order_no = ${orderNo} and ticket = ${ticket} and event_type = ${eventType})`);
}

/** Stores a receipt; false when its ticket or its transaction is stored already. */
export async function insertReceipt(tx: Db, receipt: typeof paymentReceipts.$inferInsert): Promise<boolean> {
  const { receiptJson, message } = receipt;
  const inserted = await tx
    .insert(paymentReceipts)
    .values({ ...receipt, ...withoutCardNumbers({ receiptJson, message }) })
    .onConflictDoNothing()
    .returning({ id: paymentReceipts.id });
  return inserted.length === 1;
}

/** Whether a payment is stored, for whichever order. */
export async function isOnRecord(
  db: Db,
  { ticket, store, transactionNo }: { ticket: string; store: string; transactionNo: string },
): Promise<boolean> {
  const { id, ...of } = paymentReceipts;
  const sameTransaction = and(eq(of.store, store), eq(of.transactionNo, transactionNo));
  const rows = await db
    .select({ id })
    .from(paymentReceipts)
    .where(or(eq(of.ticket, ticket), sameTransaction))
    .limit(1);
  return rows.length > 0;
}

export async function findReceiptOf(db: Db, bookingId: string) {
  const [row] = await db.select().from(paymentReceipts).where(eq(paymentReceipts.bookingId, bookingId));
  return row ?? null;
}
