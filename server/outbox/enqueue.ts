import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import type { OutboxTopic } from '#domain/outbox/topics.ts';
import type { Db } from '#server/database/database.ts';
import { arg, preparedSql } from '#server/database/prepared.ts';
import { outbox } from '#server/database/schema/outbox.ts';
import { announceDue } from './announce.ts';

export type OutboxRow = typeof outbox.$inferSelect;

export type OutboxEntry = {
  topic: OutboxTopic;
  subject: string;
  dueAt: Date;
  dedupeKey?: string;
  /** Who gets a message, in which language; the operator's own address is not stored. */
  recipient?: string;
  language?: Language;
  detail?: Record<string, unknown>;
  messageId?: number;
  refundId?: number;
  orderNo?: string | null;
};

/** Queues work in the caller's transaction. Work already queued under the same dedupe key stays unchanged. */
export async function enqueue(tx: Db, entries: readonly OutboxEntry[], createdAt: Date): Promise<void> {
  if (entries.length === 0) return;
  await insertEntries(tx, { entries: entriesAsJson(entries, createdAt) });
  announceDue(tx, entries, createdAt);
}

/** The statement that queues, for one that writes more than that; `entries` are those of `entriesAsJson`. */
export const enqueuing = (entries: SQL): SQL => sql`
  insert into outbox (topic, subject, dedupe_key, recipient, language, detail, message_id, refund_id, order_no, due_at,
    created_at)
  select topic, subject, coalesce("dedupeKey", ''), recipient, language, detail, "messageId", "refundId", "orderNo", "dueAt",
    "createdAt"
  from jsonb_to_recordset(${entries}::jsonb) as entry (topic text, subject text, "dedupeKey" text, recipient text,
    language text, detail jsonb, "messageId" bigint, "refundId" bigint, "orderNo" text, "dueAt" timestamptz, "createdAt" timestamptz)
  on conflict do nothing`;

/** However many there are, they are one parameter of one statement. */
export const entriesAsJson = (entries: readonly OutboxEntry[], createdAt: Date): string =>
  JSON.stringify(entries.map((entry) => ({ ...entry, createdAt })));

const insertEntries = preparedSql('enqueue', () => enqueuing(arg('entries')));

/** Withdraws work that has not started, or optionally has failed. */
export async function dequeue(
  tx: Db,
  subject: string,
  topics: readonly OutboxTopic[],
  states: ('queued' | 'failed')[] = ['queued'],
): Promise<void> {
  await tx
    .delete(outbox)
    .where(and(eq(outbox.subject, subject), inArray(outbox.state, states), inArray(outbox.topic, [...topics])));
}
