import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { textOutcomes } from '#domain/outbox/received-text.ts';
import { bookings } from './bookings.ts';
import { instant, isIn, oneOf } from './columns.ts';

/** Texts received. The provider's id is unique, so that a redelivery counts once. */
export const receivedTexts = pgTable(
  'received_texts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    providerId: text().notNull().unique(),
    /** Who sent it, in E.164. */
    phone: text().notNull(),
    body: text().notNull(),
    /** Null for an unknown number. */
    bookingId: text().references(() => bookings.id),
    receivedAt: instant().notNull(),
    /** Null while it waits for an answer. */
    settledAt: instant(),
    outcome: oneOf(textOutcomes),
    /** Who read or answered it. */
    administratorId: text(),
  },
  (table) => [
    index('received_texts_booking').on(table.bookingId, table.id),
    index('received_texts_waiting').on(table.id).where(sql`settled_at is null`),
    index('received_texts_received').on(table.receivedAt),
    index('received_texts_phone').on(table.phone),
    check('received_texts_body', sql`char_length(body) <= 1600`),
    check('received_texts_outcome', isIn('outcome', textOutcomes)),
    check('received_texts_settled', sql`(settled_at is null) = (outcome is null)`),
  ],
);

/** Phone numbers (E.164) that opted out of text messages. */
export const smsOptOuts = pgTable('sms_opt_outs', {
  phone: text().primaryKey(),
  /** The keyword that was received, or the provider's error code. */
  reason: text().notNull(),
  createdAt: instant().notNull(),
});

/** Replies that the previous release acted on; replaced by `received_texts`. */
export const answeredTexts = pgTable('answered_texts', {
  providerId: text().primaryKey(),
  createdAt: instant().notNull(),
});
