import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { weatherJudgements } from '#server/database/schema/weather.ts';
import { isKept } from '#server/modules/bookings/queries/kept.ts';

type Days = { from: IsoDate; to: IsoDate };

/**
 * Ids of the active visits of some days whose newest judgement finds their weather unsuitable, or whose client an operator
 * asked for another day in vain; not kept by decision, and without a pending proposal. Found from the few
 * unsuitable forecasts and the few proposals.
 */
export const visitsInBadWeather = ({ from, to }: Days): SQL => sql`
  select visit.id from weather_notifications as asked
  join bookings as visit on visit.id = asked.booking_id and visit.appointment_date = asked.weather_date
  where visit.appointment_date between ${from}::date and ${to}::date and visit.status = 'active'
    and asked.state = 'closed' and asked.client_response is null and asked.withdrawn_at is null and asked.silence = 'ask'
    and not exists (select from weather_judgements where id = asked.judgement_id and not suitable)
    and not exists (
      select from weather_notifications
      where booking_id = visit.id and weather_date = visit.appointment_date and state = 'open')
    and not ${isKept('weather', { subject: sql`visit.id`, date: sql`visit.appointment_date` })}
  union
  select visit.id from weather_judgements as judged
  join bookings as visit on visit.id = judged.booking_id and visit.appointment_date = judged.forecast_date
  where judged.forecast_date between ${from}::date and ${to}::date
    and not judged.suitable and visit.status = 'active'
    and not exists (
      select from weather_judgements as later
      where later.booking_id = visit.id and later.forecast_date = judged.forecast_date
        and later.suitable and later.judged_at > judged.judged_at)
    and not exists (
      select from weather_notifications
      where booking_id = visit.id and weather_date = visit.appointment_date and state = 'open')
    and not ${isKept('weather', { subject: sql`visit.id`, date: sql`visit.appointment_date` })}`;

/** The unsuitable weather despite which a visit was kept, by its newest judgement; null if it was not. */
export async function keptWeather(
  db: Db,
  { id, appointmentDate }: Pick<Booking, 'id' | 'appointmentDate'>,
): Promise<{ reasons: string[]; condition: string | null } | null> {
  const { bookingId, forecastDate, judgedAt, suitable, reasons, figures } = weatherJudgements;
  const [row] = await db
    .select({ suitable, reasons, figures })
    .from(weatherJudgements)
    .where(
      and(
        eq(bookingId, id),
        eq(forecastDate, appointmentDate),
        isKept('weather', { subject: sql`${bookingId}`, date: sql`${forecastDate}` }),
      ),
    )
    .orderBy(desc(judgedAt), desc(weatherJudgements.id))
    .limit(1);
  return row && !row.suitable ? { reasons: row.reasons, condition: row.figures.condition } : null;
}
