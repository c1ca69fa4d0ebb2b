import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, isIn, oneOf } from './columns.ts';

export const processRoles = ['web', 'worker'] as const;

/** What a process reports with each heartbeat. */
export type BeatDetail = {
  /** Outside services it is currently not calling, and since when. */
  silent: Record<string, string>;
  /** Seconds since each of its jobs last succeeded, or since its start. */
  jobs: Record<string, number>;
};

/** The running processes: each writes a heartbeat every few seconds. By the database's clock, never the program's. */
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
