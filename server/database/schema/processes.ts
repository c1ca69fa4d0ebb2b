import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, isIn, oneOf } from './columns.ts';

export const processRoles = ['web', 'worker'] as const;

/** What a process says of itself with each beat. */
export type BeatDetail = {
  /** Outside services that it does not ask for a moment, since when. */
  silent: Record<string, string>;
  /** Seconds since each of its jobs last went well, or since its start. */
  jobs: Record<string, number>;
};

/** The processes that are at work: each writes every few seconds that it lives. By the database's clock, never the program's. */
export const processBeats = pgTable(
  'process_beats',
  {
    id: text().primaryKey(),
    role: oneOf(processRoles).notNull(),
    startedAt: instant().notNull().default(sql`clock_timestamp()`),
    beatAt: instant().notNull(),
    detail: jsonb().$type<BeatDetail>().notNull(),
  },
  (table) => [
    index('process_beats_newest').on(table.role, table.beatAt),
    check('process_beats_role', isIn('role', processRoles)),
  ],
);
