import { bigint, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { instant } from './columns.ts';

/** A proposal to move an appointment because of the forecast, and what the client answered. */
export const weatherNotifications = pgTable('weather_notifications', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  bookingId: text()
    .notNull()
    .references(() => bookings.id),
  notificationDate: instant(),
  weatherDate: date({ mode: 'string' }),
  precipitationChance: integer(),
  weatherCondition: text(),
  weatherJudgment: text().notNull(),
  proposedNewDate: date({ mode: 'string' }),
  proposedNewTime: text(),
  /** SHA-256 of the token in the message. */
  responseToken: text().notNull().unique(),
  clientResponse: text(),
  responseReceivedAt: instant(),
  smsDeliveryStatus: text().notNull().default('pending'),
  createdAt: instant().notNull(),
});
