import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { outbox } from '#server/database/schema/outbox.ts';
import { webhookEndpoints } from '#server/database/schema/settings/webhooks.ts';
import type { Delivery } from '#server/outbox/webhooks.ts';

export type Endpoint = typeof webhookEndpoints.$inferSelect;

export const webhookTopics = ['webhook.event'] as const;

/** What was sent is kept as long as a message's words. */
const isDelivery = and(eq(outbox.topic, webhookTopics[0]), isNotNull(outbox.detail));
const endpointOf = sql`${outbox.detail} ->> 'endpointId'`;

export const listEndpoints = (db: Db): Promise<Endpoint[]> =>
  db.select().from(webhookEndpoints).orderBy(asc(webhookEndpoints.createdAt));

export async function findEndpoint(db: Db, id: string): Promise<Endpoint | null> {
  const [row] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  return row ?? null;
}

export async function insertEndpoint(tx: Db, endpoint: typeof webhookEndpoints.$inferInsert): Promise<void> {
  await tx.insert(webhookEndpoints).values(endpoint);
}

/** Changes an endpoint; null if there is none. */
export async function updateEndpoint(
  tx: Db,
  id: string,
  change: Partial<Omit<Endpoint, 'id'>>,
): Promise<Endpoint | null> {
  const [row] = await tx.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, id)).returning();
  return row ?? null;
}

/** Deletes an endpoint with its waiting deliveries; false if there is none. */
export async function deleteEndpoint(tx: Db, id: string): Promise<boolean> {
  await tx.delete(outbox).where(and(isDelivery, sql`${endpointOf} = ${id}`));
  const rows = await tx
    .delete(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .returning({ id: webhookEndpoints.id });
  return rows.length === 1;
}

/** The newest deliveries of all endpoints. */
export const listDeliveries = (db: Db, limit: number) =>
  db
    .select({
      id: outbox.id,
      endpointId: sql<string>`${endpointOf}`,
      event: sql<Delivery['event']>`${outbox.detail} ->> 'event'`,
      orderNo: bookings.orderNo,
      state: outbox.state,
      attempts: outbox.attempts,
      createdAt: outbox.createdAt,
      dueAt: outbox.dueAt,
      settledAt: outbox.settledAt,
      failure: outbox.failure,
    })
    .from(outbox)
    .leftJoin(bookings, eq(bookings.id, outbox.subject))
    .where(isDelivery)
    .orderBy(desc(outbox.id))
    .limit(limit);

/** Stops an endpoint; false if it was stopped already. */
export async function stopEndpoint(tx: Db, id: string, change: Pick<Endpoint, 'stoppedAt' | 'stopCause'>) {
  const which = and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.stoppedAt));
  const { rowCount } = await tx.update(webhookEndpoints).set(change).where(which);
  return Boolean(rowCount);
}

/** Queues a delivery again that was given up or has arrived, under its own number; null if it is still on its way. */
export async function requeueDelivery(tx: Db, id: number, now: Date): Promise<string | null> {
  const [row] = await tx
    .update(outbox)
    .set({ state: 'queued', attempts: 0, dueAt: now, settledAt: null, failure: null, failureCode: null })
    .where(and(isDelivery, eq(outbox.id, id), sql`${outbox.state} in ('done', 'failed', 'dropped')`))
    .returning({ subject: outbox.subject });
  return row?.subject ?? null;
}
