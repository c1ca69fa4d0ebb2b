import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, isIn, oneOf } from './columns.ts';

export const holdTypes = ['checkout', 'weather'] as const;
export const holdStatuses = ['active', 'used', 'released', 'expired'] as const;

/** A day kept for somebody who is paying, or for a weather proposal until it is answered. */
export const calendarHolds = pgTable(
  'calendar_holds',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    holdType: oneOf(holdTypes).notNull(),
    proposedDate: date({ mode: 'string' }).notNull(),
    proposedTime: text().notNull(),
    status: oneOf(holdStatuses).notNull().default('active'),
    expiresAt: instant().notNull(),
    /** SHA-256 of the visitor cookie and of the network address; set for checkout holds. */
    visitorHash: text(),
    addressHash: text(),
    /** Whether a Platinum place is being bought, which counts against the 99 while the hold lives. */
    service: text(),
    bookingId: text(),
    weatherNotificationId: bigint({ mode: 'number' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('calendar_holds_one_checkout_per_visitor')
      .on(table.visitorHash)
      .where(sql`hold_type = 'checkout' and status = 'active'`),
    index('calendar_holds_live').on(table.expiresAt).where(sql`status = 'active'`),
    check('calendar_holds_type', isIn('hold_type', holdTypes)),
    check('calendar_holds_status', isIn('status', holdStatuses)),
  ],
);
