import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { layouts } from '#domain/funnel/layout.ts';
import { storefrontSizes } from '#domain/funnel/size.ts';
import { silences } from '#domain/weather/answer.ts';
import type { HourColumns } from '#domain/weather/sky.ts';
import { bookings } from './bookings.ts';
import { calendarHolds } from './calendar.ts';
import { instant, isIn, oneOf, timeColumn } from './columns.ts';

/** The forecast figures that a day was judged by; null where the source has none. */
export type DayFigures = {
  precipitationChance: number | null;
  precipitationMm: number | null;
  temperatureC: number | null;
  gustKmh: number | null;
  condition: string | null;
};

/** The evening's forecast for the day of a booking, and the judgement made from it. */
export const weatherJudgements = pgTable(
  'weather_judgements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    forecastDate: date({ mode: 'string' }).notNull(),
    /** The forecast service. */
    source: text().notNull(),
    figures: jsonb().$type<DayFigures>().notNull(),
    suitable: boolean().notNull(),
    /** Which thresholds were exceeded. */
    reasons: jsonb().$type<string[]>().notNull(),
    judgedAt: instant().notNull(),
    /** The inputs of the judgement; null for those of an earlier release. */
    appointmentTime: timeColumn(),
    service: text(),
    storefrontSize: oneOf(storefrontSizes),
    selectedLayout: oneOf(layouts),
    /** The forecast of its hours, and of all hours in which a coating may still be drying. */
    hours: jsonb().$type<HourColumns>(),
  },
  (table) => [
    index('weather_judgements_booking').on(table.bookingId, table.judgedAt),
    index('weather_judgements_forecast').on(table.forecastDate),
    index('weather_judgements_judged').on(table.judgedAt),
    index('weather_judgements_unsuitable').on(table.forecastDate, table.bookingId).where(sql`not suitable`),
  ],
);

/** The actual weather: the hours of each day with judged visits, as reported afterwards by a service. */
export const pastWeather = pgTable('past_weather', {
  date: date({ mode: 'string' }).primaryKey(),
  source: text().notNull(),
  hours: jsonb().$type<HourColumns>().notNull(),
  readAt: instant().notNull(),
});

export const weatherResponses = ['accept', 'decline'] as const;
/** `open` until answered; an `answered` proposal can still be changed while its hold lives; `closed` is final. */
export const weatherStates = ['open', 'answered', 'closed'] as const;

/** A proposal to move an appointment because of the forecast, and the client's answer. */
export const weatherNotifications = pgTable(
  'weather_notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    judgementId: bigint({ mode: 'number' }).references(() => weatherJudgements.id),
    notificationDate: instant(),
    /** The appointment that would be moved. */
    weatherDate: date({ mode: 'string' }),
    weatherTime: timeColumn(),
    precipitationChance: integer(),
    weatherCondition: text(),
    weatherJudgment: text().notNull(),
    proposedNewDate: date({ mode: 'string' }),
    proposedNewTime: timeColumn(),
    holdId: bigint({ mode: 'number' }).references(() => calendarHolds.id),
    /** SHA-256 of the token in the text message. */
    responseToken: text().notNull().unique(),
    state: oneOf(weatherStates).notNull().default('open'),
    /** Deadline to answer or change the answer. */
    answerBy: instant().notNull(),
    /** What was promised in case of no answer. */
    silence: oneOf(silences).notNull().default('keep'),
    /** When an operator withdrew it before it was sent. */
    withdrawnAt: instant(),
    clientResponse: oneOf(weatherResponses),
    responseReceivedAt: instant(),
    /** The day that the client chose: the proposed one, or another of the clear days. */
    movedToDate: date({ mode: 'string' }),
    smsDeliveryStatus: text().notNull().default('pending'),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('weather_notifications_booking').on(table.bookingId, table.id),
    index('weather_notifications_created').on(table.createdAt),
    index('weather_notifications_judgement').on(table.judgementId),
    index('weather_notifications_hold').on(table.holdId),
    uniqueIndex('weather_notifications_one_open').on(table.bookingId).where(sql`state <> 'closed'`),
    index('weather_notifications_answer_by').on(table.answerBy).where(sql`state <> 'closed'`),
    check('weather_notifications_state', isIn('state', weatherStates)),
    check('weather_notifications_response', isIn('client_response', weatherResponses)),
    check('weather_notifications_silence', isIn('silence', silences)),
  ],
);
