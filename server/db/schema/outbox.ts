import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, isIn, oneOf } from './columns.ts';

export const outboxTopics = [
  'mail.confirmation',
  'mail.cancellation',
  'mail.refund',
  'mail.manual-review',
  'sms.service-reminder',
  'sms.aftercare',
  'sms.follow-up',
  'accounting.booking',
  'accounting.cancellation',
  'operator.alert',
] as const;
export type OutboxTopic = (typeof outboxTopics)[number];

/**
 * What has to be done outside because of a change, written in the change's own transaction. One row per topic and
 * subject; due times are compared with the program's clock.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    topic: oneOf(outboxTopics).notNull(),
    /** The id of the booking, the review or the order that it is about. */
    subject: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>(),
    state: oneOf(['queued', 'calling', 'done', 'failed']).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    dueAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('outbox_once').on(table.topic, table.subject),
    index('outbox_due').on(table.dueAt).where(sql`state = 'queued'`),
    check('outbox_topic', isIn('topic', outboxTopics)),
    check('outbox_state', isIn('state', ['queued', 'calling', 'done', 'failed'])),
  ],
);
