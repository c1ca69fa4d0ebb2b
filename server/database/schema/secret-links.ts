import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { instant, isIn, oneOf } from './columns.ts';
import { weatherNotifications } from './weather.ts';

/** `address`: of a booking, for an e-mail address not confirmed yet. */
export const linkPurposes = ['cancel', 'order', 'weather', 'address'] as const;

/** Secret links of a booking. The token is derived from the row's id and the application secret; only its hash is stored. */
export const secretLinks = pgTable(
  'secret_links',
  {
    id: uuid().primaryKey(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    purpose: oneOf(linkPurposes).notNull(),
    /** The proposal that a weather link answers. */
    weatherNotificationId: bigint({ mode: 'number' }).references(() => weatherNotifications.id),
    tokenHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index('secret_links_proposal').on(table.weatherNotificationId).where(sql`weather_notification_id is not null`),
    index('secret_links_booking').on(table.bookingId, table.purpose),
    check('secret_links_purpose', isIn('purpose', linkPurposes)),
  ],
);
