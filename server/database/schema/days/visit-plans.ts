import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { VisitCount } from '#domain/offers/visit.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { instant } from '#server/database/schema/columns.ts';

/**
 * How many visits per season a client wants to be offered: a wish only, nothing is held or charged. An address has one
 * plan at most. A trigger of `consents` ends it when the consent to its mails is withdrawn, on any page.
 */
export const visitPlans = pgTable(
  'visit_plans',
  {
    id: uuid().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    /** The booking on whose page it was chosen, or the newest of a client who asked by phone: the storefront is from it. */
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    visits: integer().$type<VisitCount>().notNull(),
    /** Null if done by the customer. */
    administratorId: text(),
    createdAt: instant().notNull(),
    endedAt: instant(),
    endedBy: text(),
  },
  (table) => [
    uniqueIndex('visit_plans_live').on(table.email).where(sql`ended_at is null`),
    index('visit_plans_email').on(table.email, table.createdAt),
    index('visit_plans_booking').on(table.bookingId),
    index('visit_plans_ended').on(table.endedAt).where(sql`ended_at is not null`),
    index('visit_plans_created').on(table.createdAt).where(sql`ended_at is null`),
    check('visit_plans_visits', sql`visits between 1 and 4`),
  ],
);
