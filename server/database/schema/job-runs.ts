import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

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
