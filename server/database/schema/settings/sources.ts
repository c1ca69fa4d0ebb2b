import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/database/schema/columns.ts';

/** Where bookings may come from, as the owner listed it: a code for addresses and its names. */
export const bookingSources = pgTable(
  'booking_sources',
  {
    code: text().primaryKey(),
    nameEn: text().notNull(),
    nameFr: text().notNull(),
    administratorId: text().notNull(),
    createdAt: instant().notNull(),
    /** From then on it counts no more; what was counted stays. */
    archivedAt: instant(),
  },
  () => [check('booking_sources_code', sql`code ~ '^[a-z0-9-]{2,20}$'`)],
);
