import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { languages } from '#domain/language.ts';
import { bytes, instant, oneOf } from '../columns.ts';

/**
 * The accountant's months that somebody asked for, and their files: made by the worker, read by the web process, and deleted
 * after some days, since they are derived. The lease belongs to the process that makes the file.
 */
export const accountantMonths = pgTable(
  'accountant_months',
  {
    month: text().notNull(),
    language: oneOf(languages).notNull(),
    wantedAt: instant().notNull(),
    /** Who gets it by mail once it is made; null for a press. */
    mailTo: text(),
    startedAt: instant(),
    leaseUntil: instant(),
    /** How many of the `total` papers are drawn. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    finishedAt: instant(),
    failed: boolean().notNull().default(false),
    /** The month was not over. */
    provisional: boolean().notNull().default(false),
    size: integer(),
    file: bytes(),
  },
  (table) => [primaryKey({ columns: [table.month, table.language] })],
);
