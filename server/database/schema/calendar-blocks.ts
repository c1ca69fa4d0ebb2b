import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Days or hours that the operator closed. */
export const calendarBlocks = pgTable(
  'calendar_blocks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    blockType: text().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    reason: text(),
    allDay: boolean().notNull().default(true),
    startTime: text(),
    endTime: text(),
    createdAt: instant().notNull(),
  },
  () => [check('calendar_blocks_order', sql`start_date <= end_date`)],
);
