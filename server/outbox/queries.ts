import { and, asc, count, eq, gt, inArray, isNotNull, like, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import {
  type DeliveryService,
  type OutboxService,
  type OutboxTopic,
  outboxTopics,
  ownAddressed,
} from '#domain/outbox/topics.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import { first } from '#server/database/first.ts';
import { arg, oneRow, prepared } from '#server/database/prepared.ts';
import { type OutboxState, outbox, serviceOf } from '#server/database/schema/outbox.ts';
import { announce } from './announce.ts';
import type { OutboxRow } from './enqueue.ts';

/** What goes out by mail, and what by text message. Accounting work is not a message. */
export const mailTopics = outboxTopics.filter((topic) => topic.startsWith('mail.') || topic === 'operator.alert');
export const textTopics = outboxTopics.filter((topic) => topic.startsWith('sms.'));

export type RowChange = Partial<Omit<typeof outbox.$inferInsert, 'id'>>;

/** Literal, to match the partial index of due rows. */
export const isWaiting = sql`${outbox.state} in ('queued', 'calling')`;

/** The waiting rows of services that were due by an instant. */
export const wasDue = (services: readonly DeliveryService[], by: Date) =>
  and(inArray(serviceOf, [...services]), isWaiting, lte(outbox.dueAt, by));

type Due = { service: OutboxService; topics: readonly OutboxTopic[]; states: readonly OutboxState[]; now: Date };

type InHand = readonly Pick<OutboxRow, 'subject' | 'recipient'>[];

/**
 * The next message of these topics of a service that is due, locked until the transaction ends; one that another process has
 * locked is skipped. A row that is `calling` and due is a lost call. No other row of the same subject or
 * recipient is in progress: messages are sent in order.
 */
export async function lockDueMessage(tx: Db, due: Due, inHand: InHand): Promise<OutboxRow | null> {
  const subjects = inHand.map(({ subject }) => subject);
  const recipients = inHand.flatMap(({ recipient }) => recipient ?? []);
  const [row] = await lockFirstMessage(tx, { ...due, subjects, recipients });
  return row ?? null;
}

const lockFirstMessage = prepared('lock_due_message', (db) =>
  db
    .select()
    .from(outbox)
    .where(
      and(
        sql`${serviceOf} = ${arg('service')}`,
        sql`${outbox.topic} = any(${arg('topics')})`,
        isWaiting,
        sql`(${outbox.state} = any(${arg('states')}) or ${outbox.detail} ->> 'atAnyHour' = 'true')`,
        sql`${outbox.dueAt} <= ${arg('now')}`,
        sql`${outbox.subject} <> all(${arg('subjects')})`,
        sql`(${outbox.recipient} is null or ${outbox.recipient} <> all(${arg('recipients')}))`,
      ),
    )
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(oneRow)
    .for('update', { skipLocked: true }),
);

/** Records the outcome of one attempt; false if the row has moved on, through another attempt or to another state. */
export async function updateRow(
  tx: Db,
  { id, attempts }: Pick<OutboxRow, 'id' | 'attempts'>,
  { from, ...change }: RowChange & { from: readonly OutboxState[] },
): Promise<boolean> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const values = Object.fromEntries(given.map(([column, value]) => [newly(column), value]));
  const rows = await updating(given.map(([column]) => column))(tx, { ...values, id, attempts, from });
  return rows.length === 1;
}

const newly = (column: string) => `new ${column}`;

/** A statement for each set of columns that change together, about a dozen. */
const updates = new Map<string, ReturnType<typeof updateOf>>();

function updating(columns: readonly string[]): ReturnType<typeof updateOf> {
  const key = columns.toSorted().join();
  const update = updates.get(key) ?? updateOf(columns, `update_row_${sha256(key).slice(0, 16)}`);
  updates.set(key, update);
  return update;
}

const updateOf = (columns: readonly string[], name: string) =>
  prepared(name, (db) =>
    db
      .update(outbox)
      .set(Object.fromEntries(columns.toSorted().map((column) => [column, arg(newly(column))])))
      .where(
        and(eq(outbox.id, arg('id')), eq(outbox.attempts, arg('attempts')), sql`${outbox.state} = any(${arg('from')})`),
      )
      .returning({ id: outbox.id }),
  );

/** Our own entries only have a code; those of the previous release, only text. */
const hasFailed = or(isNotNull(outbox.failureCode), isNotNull(outbox.failure));

type Postponed = { topics: readonly OutboxTopic[]; now: Date; until: Date };

export async function postponeDue(tx: Db, { topics, now, until }: Postponed): Promise<void> {
  await postpone(tx, topics, { which: lte(outbox.dueAt, now), dueAt: until });
}

/** Failed rows that would come before the postponed ones are put after them, in the same order. */
export async function postponeFailed(tx: Db, { topics, now, until }: Postponed): Promise<void> {
  const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
  const which = and(hasFailed, gt(outbox.dueAt, now), lte(outbox.dueAt, until));
  await postpone(tx, topics, {
    which,
    dueAt: sql`${at(until)} + least(${outbox.dueAt} - ${at(now)}, interval '1 minute')`,
  });
}

async function postpone(
  tx: Db,
  topics: readonly OutboxTopic[],
  { which, dueAt }: { which: SQL | undefined; dueAt: Date | SQL },
): Promise<void> {
  const found = tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inArray(outbox.topic, [...topics]), eq(outbox.state, 'queued'), which))
    .for('update', { skipLocked: true });
  await tx.update(outbox).set({ dueAt }).where(inArray(outbox.id, found));
}

export const lockMessage = (tx: Db, id: number): Promise<OutboxRow | null> => first(lockById(tx, { id }));

const lockById = prepared('lock_message', (db) =>
  db
    .select()
    .from(outbox)
    .where(eq(outbox.id, arg('id')))
    .for('update'),
);

export async function isBeingResent(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.resendOf, id), inArray(outbox.state, ['queued', 'calling'])))
    .limit(1);
  return rows.length > 0;
}

/** Whether some of these messages about a subject may have been delivered. */
export async function hasLeft(tx: Db, subject: string, topics: readonly OutboxTopic[]): Promise<boolean> {
  const rows = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.subject, subject),
        inArray(outbox.topic, [...topics]),
        notInArray(outbox.state, ['queued', 'dropped']),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether a message about a subject was ever queued. */
export async function wasQueued(tx: Db, { topic, subject }: Pick<OutboxRow, 'topic' | 'subject'>): Promise<boolean> {
  const which = and(eq(outbox.topic, topic), eq(outbox.subject, subject));
  return (await tx.select({ id: outbox.id }).from(outbox).where(which).limit(1)).length > 0;
}

export type Reached = { mail: string; sms: string; language: Language };

/** Unsent messages go to the recipient's current contact, unless they have an address of their own. */
export async function readdressQueued(tx: Db, subjects: readonly string[], { language, ...reached }: Reached) {
  for (const channel of ['mail', 'sms'] as const)
    await tx
      .update(outbox)
      .set({ recipient: reached[channel], language })
      .where(
        and(
          inArray(outbox.subject, [...subjects]),
          eq(outbox.state, 'queued'),
          like(outbox.topic, `${channel}.%`),
          notInArray(outbox.topic, [...ownAddressed]),
          isNotNull(outbox.recipient),
        ),
      );
}

/** Queues a message again under the next free number, to the recipient's current contact; returns the new row's. */
export async function insertResend(tx: Db, message: OutboxRow, now: Date, reached?: Reached): Promise<number> {
  const { topic, subject, detail, messageId, refundId, orderNo } = message;
  const channel = topic.startsWith('mail.') ? 'mail' : topic.startsWith('sms.') ? 'sms' : null;
  const { recipient, language } =
    reached && channel && !ownAddressed.includes(topic)
      ? { recipient: reached[channel], language: reached.language }
      : message;
  const [resent] = await tx
    .select({ times: count() })
    .from(outbox)
    .where(and(eq(outbox.topic, topic), eq(outbox.subject, subject), like(outbox.dedupeKey, 'resend-%')));
  const about = { topic, subject, detail, messageId, refundId, orderNo };
  const again = { ...about, recipient, language, resendOf: message.id, dueAt: now, createdAt: now };
  for (let next = (resent?.times ?? 0) + 1; ; next++) {
    const [row] = await tx
      .insert(outbox)
      .values({ ...again, dedupeKey: `resend-${next}` })
      .onConflictDoNothing()
      .returning({ id: outbox.id });
    if (row) {
      announce(tx, [topic]);
      return row.id;
    }
  }
}

export const bookingOfMessage = sql<string>`coalesce(${outbox.detail} ->> 'bookingId', ${outbox.subject})`;

/** Replaces the link of a subject's unsent messages. */
export async function relink(tx: Db, subject: string, { from, to }: { from: string; to: string }): Promise<void> {
  await tx
    .update(outbox)
    .set({ detail: sql`jsonb_set(${outbox.detail}, '{linkId}', to_jsonb(${to}::text))` })
    .where(and(eq(outbox.subject, subject), sql`${outbox.detail} ->> 'linkId' = ${from}`));
}

export const messagesAbout = (db: Db, subjects: readonly string[]): Promise<OutboxRow[]> =>
  db
    .select()
    .from(outbox)
    .where(inArray(outbox.subject, [...subjects]))
    .orderBy(asc(outbox.id));
