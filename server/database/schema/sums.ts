import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const money = () => bigint({ mode: 'number' }).notNull().default(0);

/**
 * What the reports and counters add up, by day of the business, topic and key: stored by the worker for past days,
 * and derived from the rows alone. A day that `stale_days` names is read from the rows instead.
 */
export const dailySums = pgTable(
  'daily_sums',
  {
    topic: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    key: text().notNull(),
    count: integer().notNull(),
    cancelled: integer().notNull().default(0),
    base: money(),
    gst: money(),
    qst: money(),
    total: money(),
  },
  (table) => [primaryKey({ columns: [table.topic, table.day, table.key] })],
);

/**
 * The instant of each row added or changed since its day was summed up, written by triggers (see the migration) in
 * the transaction of the change. Append-only, so that transactions do not wait for each other.
 */
export const staleDays = pgTable(
  'stale_days',
  { id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(), at: instant().notNull() },
  (table) => [index('stale_days_at').on(table.at)],
);
