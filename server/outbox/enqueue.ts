import { and, eq, inArray } from 'drizzle-orm';
import type { OutboxTopic } from '#domain/delivery/topics.ts';
import type { Language } from '#domain/language.ts';
import type { Db } from '#server/database/database.ts';
import { outbox } from '#server/database/schema/index.ts';

export type OutboxRow = typeof outbox.$inferSelect;

export type OutboxEntry = {
  topic: OutboxTopic;
  subject: string;
  dueAt: Date;
  /** Tells apart what may happen more than once to a subject. */
  dedupeKey?: string;
  /** Who gets a message, in which language; the operator's own address is not written down. */
  recipient?: string;
  language?: Language;
  detail?: Record<string, unknown>;
};

/** Queues work in the transaction that asks for it. What is queued already under the same dedupe key stays as it is. */
export async function enqueue(tx: Db, entries: readonly OutboxEntry[], createdAt: Date): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insert(outbox)
    .values(entries.map((entry) => ({ ...entry, createdAt })))
    .onConflictDoNothing();
}

/** Takes back work that has not begun. */
export async function dequeue(tx: Db, subject: string, topics: readonly OutboxTopic[]): Promise<void> {
  await tx
    .delete(outbox)
    .where(and(eq(outbox.subject, subject), eq(outbox.state, 'queued'), inArray(outbox.topic, [...topics])));
}
