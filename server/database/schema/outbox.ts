import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { outboxTopics } from '#domain/delivery/topics.ts';
import { languages } from '#domain/language.ts';
import { instant, isIn, oneOf } from './columns.ts';

/**
 * `done`: handed to the provider, which is not yet delivered. `unknown`: it may have been; nobody repeats it but the
 * operator. `failed`: refused for good, or its tries are over. `dropped`: not wanted any more when its time came.
 */
export const outboxStates = ['queued', 'calling', 'done', 'delivered', 'unknown', 'failed', 'dropped'] as const;
export type OutboxState = (typeof outboxStates)[number];

/** A message as the recipient saw it. */
export type SentContent = { subject?: string; text: string; html?: string; attachments?: string[] };

/**
 * What has to be done outside because of a change, written in the change's own transaction. One row per topic, subject
 * and dedupe key; due times are compared with the program's clock.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    topic: oneOf(outboxTopics).notNull(),
    /** The id of the booking, the review, the request or the refund that it is about. */
    subject: text().notNull(),
    /** Tells apart what may happen more than once to one subject: the visit's sequence, a proposal, a resend. */
    dedupeKey: text().notNull().default(''),
    /** E-mail address or phone number, and the language; null where the row is not a message. */
    recipient: text(),
    language: oneOf(languages),
    detail: jsonb().$type<Record<string, unknown>>(),
    state: oneOf(outboxStates).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** When it is to be done; while calling, when the call counts as lost. */
    dueAt: instant().notNull(),
    calledAt: instant(),
    /** When the provider took it, or when it was given up. */
    settledAt: instant(),
    /** What the provider calls it. */
    providerId: text(),
    failure: text(),
    content: jsonb().$type<SentContent>(),
    /** The message that the operator sent again with this one. */
    resendOf: bigint({ mode: 'number' }).references((): AnyPgColumn => outbox.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('outbox_once').on(table.topic, table.subject, table.dedupeKey),
    index('outbox_due').on(table.dueAt).where(sql`state in ('queued', 'calling')`),
    index('outbox_subject').on(table.subject),
    index('outbox_provider_id').on(table.providerId).where(sql`provider_id is not null`),
    check('outbox_topic', isIn('topic', outboxTopics)),
    check('outbox_state', isIn('state', outboxStates)),
  ],
);

/** Numbers that asked for no more texts, in E.164. */
export const smsOptOuts = pgTable('sms_opt_outs', {
  phone: text().primaryKey(),
  /** The word that was sent, or the provider's code. */
  reason: text().notNull(),
  createdAt: instant().notNull(),
});

/** One run of scheduled work: the row decides which copy of the program does it, and tells when it is to be taken over. */
export const jobRuns = pgTable(
  'job_runs',
  {
    job: text().notNull(),
    /** The scheduled instant in business time, as text: a day's run is one row whatever the clocks do. */
    scheduledSlot: text().notNull(),
    startedAt: instant().notNull(),
    /** Unfinished work may be taken over after this. */
    leaseUntil: instant().notNull(),
    finishedAt: instant(),
    failure: text(),
  },
  (table) => [primaryKey({ columns: [table.job, table.scheduledSlot] })],
);
