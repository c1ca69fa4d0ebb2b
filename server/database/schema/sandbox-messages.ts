import { sql } from 'drizzle-orm';
import { bigint, customType, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { DayFigures } from './weather-judgements.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What the mail stand-in received, byte for byte. */
export const sandboxMails = pgTable(
  'sandbox_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sender: text().notNull(),
    recipient: text().notNull(),
    raw: bytes().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('sandbox_mails_recipient').on(sql`lower(recipient)`, table.id)],
);

/** What the text message stand-in took, in the provider's own words. */
export const sandboxTexts = pgTable(
  'sandbox_texts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sid: text().notNull().unique(),
    recipient: text().notNull(),
    sender: text().notNull(),
    body: text().notNull(),
    status: text().notNull(),
    statusCallback: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index('sandbox_texts_recipient').on(table.recipient, table.id)],
);

/** The forecast of days that somebody set; any other day is clear. */
export const sandboxForecasts = pgTable('sandbox_forecasts', {
  date: date({ mode: 'string' }).primaryKey(),
  figures: jsonb().$type<DayFigures>().notNull(),
});
