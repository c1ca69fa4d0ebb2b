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
import type { RefusalKind } from '#domain/accounting/refusal.ts';
import { languages } from '#domain/language.ts';
import { type FailureCode, stopReasons } from '#domain/outbox/failure.ts';
import { deliveryServices, outboxTopics } from '#domain/outbox/topics.ts';
import { instant, isIn, oneOf } from './columns.ts';

/**
 * `queued`: also while it is being composed, with `dueAt` as its lease. `done`: accepted by the provider, not necessarily
 * delivered. `unknown`: the call had no answer; only the operator sends it again. `failed`: rejected permanently, or out of attempts. `dropped`: obsolete by the time it was due.
 */
export const outboxStates = ['queued', 'calling', 'done', 'delivered', 'unknown', 'failed', 'dropped'] as const;
export type OutboxState = (typeof outboxStates)[number];

/** A message as the recipient saw it. */
export type SentContent = { subject?: string; text: string; html?: string; attachments?: string[] };

/** The service that delivers a row, as named in `deliveryServices`. */
export const serviceOf = sql`case when topic like 'sms.%' then 'sms' when topic like 'accounting.%' then 'accounting'
  when topic = 'operator.alert-relay' then 'alerts' when topic = 'webhook.event' then 'webhooks' else 'mail' end`;

/** Messages that may go to someone other than a booking's customer. */
export const isElsewhere = sql`recipient is not null and topic not in ('mail.confirmation', 'mail.cancellation',
  'mail.reschedule', 'mail.weather-proposal', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal')`;

/** Messages whose text and address have not been deleted yet. */
export const isKept = sql`num_nonnulls(content, recipient, detail) > 0`;

/** Work that a provider deferred. */
export const isPaused = sql`state = 'queued' and detail ->> 'pausedUntil' is not null`;

/**
 * Calls to outside services, enqueued in the transaction of the change that causes them. One row per topic, subject and
 * dedupe key. Due times follow the program's clock.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    topic: oneOf(outboxTopics).notNull(),
    /** Id of the booking, review, area request or refund it is about. */
    subject: text().notNull(),
    /** Allows several rows of one topic and subject: the visit's sequence, a proposal, a resend. */
    dedupeKey: text().notNull().default(''),
    /** E-mail address or phone number; null, like the language, where the row is not a message. */
    recipient: text(),
    language: oneOf(languages),
    detail: jsonb().$type<Record<string, unknown>>(),
    state: oneOf(outboxStates).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** When to call; while `calling`, when the call counts as lost. */
    dueAt: instant().notNull(),
    calledAt: instant(),
    /** When the provider accepted it, or it was closed. */
    settledAt: instant(),
    /** The provider's message id. */
    providerId: text(),
    /** Why it failed or was dropped; for accounting, why it was rejected. No check: the previous release may see newer codes. */
    failureCode: text().$type<FailureCode | RefusalKind>(),
    /** The provider's own message, if any. */
    failure: text(),
    content: jsonb().$type<SentContent>(),
    /** The message that this one repeats. */
    resendOf: bigint({ mode: 'number' }).references((): AnyPgColumn => outbox.id),
    /** What an alert is about; no foreign keys, since a message may be withdrawn. */
    messageId: bigint({ mode: 'number' }),
    refundId: bigint({ mode: 'number' }),
    orderNo: text(),
    /** When it was decided to resend it under the same id, because its delivery is unknown. */
    repeatedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('outbox_once').on(table.topic, table.subject, table.dedupeKey),
    // A claim must not scan rows of other services, thousands of which may be waiting for fixed settings.
    index('outbox_due_by_service').on(serviceOf, table.dueAt, table.id).where(sql`state in ('queued', 'calling')`),
    index('outbox_subject').on(table.subject),
    index('outbox_resends').on(table.resendOf).where(sql`resend_of is not null`),
    index('outbox_troubled').on(table.id).where(sql`state in ('failed', 'unknown')`),
    index('outbox_unknown').on(table.settledAt).where(sql`state = 'unknown'`),
    index('outbox_booking').on(sql`(detail ->> 'bookingId')`).where(sql`detail ->> 'bookingId' is not null`),
    index('outbox_paused').on(sql`(detail ->> 'pausedUntil')`).where(isPaused),
    index('outbox_recipients').using('gin', table.recipient.op('gin_trgm_ops')).where(isElsewhere),
    index('outbox_kept_alerts').on(table.createdAt).where(sql`topic = 'operator.alert' and ${isKept}`),
    index('outbox_kept').on(sql`coalesce(settled_at, created_at)`).where(isKept),
    index('outbox_provider_id').on(table.providerId).where(sql`provider_id is not null`),
    check('outbox_topic', isIn('topic', outboxTopics)),
    check('outbox_state', isIn('state', outboxStates)),
  ],
);

/**
 * Services whose provider refuses our settings, or may be about to: one process finds out, all of them see it.
 * The first success deletes the row.
 */
export const servicePauses = pgTable(
  'service_pauses',
  {
    service: oneOf(deliveryServices).primaryKey(),
    /** Null while too few different rows were refused to blame the settings. */
    stoppedAt: instant(),
    /** The different rows that were refused since the last success; no foreign key, since they may have been deleted. */
    suspectIds: bigint({ mode: 'number' }).array().notNull().default([]),
    /** Which of our settings is refused; null until that is certain. */
    setting: oneOf(stopReasons),
    failure: text().notNull(),
  },
  () => [check('service_pauses_service', isIn('service', deliveryServices))],
);

/** One run of a scheduled job. The row decides which process runs it, and when another may take over. */
export const jobRuns = pgTable(
  'job_runs',
  {
    job: text().notNull(),
    /** Day and time in business time, as text, so that clock changes neither repeat nor skip a run. */
    scheduledSlot: text().notNull(),
    startedAt: instant().notNull(),
    /** An unfinished run may be taken over after this. */
    leaseUntil: instant().notNull(),
    finishedAt: instant(),
    failure: text(),
  },
  (table) => [primaryKey({ columns: [table.job, table.scheduledSlot] })],
);
