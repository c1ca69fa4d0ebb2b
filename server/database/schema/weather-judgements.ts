import { bigint, boolean, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { instant } from './columns.ts';

/** The figures of one day that a judgement was made from; null where the source said nothing. */
export type DayFigures = {
  precipitationChance: number | null;
  precipitationMm: number | null;
  temperatureC: number | null;
  gustKmh: number | null;
  condition: string | null;
};

/** What an evening's forecast said of the day of a booking, and what was made of it. */
export const weatherJudgements = pgTable(
  'weather_judgements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    forecastDate: date({ mode: 'string' }).notNull(),
    /** Which service said so. */
    source: text().notNull(),
    figures: jsonb().$type<DayFigures>().notNull(),
    suitable: boolean().notNull(),
    /** Which thresholds were passed. */
    reasons: jsonb().$type<string[]>().notNull(),
    judgedAt: instant().notNull(),
  },
  (table) => [index('weather_judgements_booking').on(table.bookingId, table.judgedAt)],
);
