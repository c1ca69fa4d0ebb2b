import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { isCoated } from '#business/services.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { EveningJudgement } from '#domain/weather/account.ts';
import { hoursIn, skyOf } from '#domain/weather/sky.ts';
import type { Db } from '#server/database/database.ts';
import { weatherJudgements } from '#server/database/schema/weather.ts';

type Judgement = typeof weatherJudgements.$inferInsert;

/** Writes the judgements of several bookings, one of each, and returns their ids by those of the bookings. */
export async function insertJudgements(tx: Db, judgements: readonly Judgement[]): Promise<Map<string, number>> {
  if (judgements.length === 0) return new Map();
  const { id, bookingId } = weatherJudgements;
  const rows = await tx
    .insert(weatherJudgements)
    .values([...judgements])
    .returning({ id, bookingId });
  return new Map(rows.map((row) => [row.bookingId, row.id]));
}

/** The evening judgements of a day's visits, oldest first; those without stored hours are left out. */
export async function eveningsOf(db: Db, date: IsoDate): Promise<EveningJudgement[]> {
  const { id, bookingId, forecastDate, appointmentTime, service, storefrontSize, selectedLayout, hours, suitable } =
    weatherJudgements;
  const rows = await db
    .select({
      bookingId,
      time: appointmentTime,
      service,
      size: storefrontSize,
      layout: selectedLayout,
      hours,
      suitable,
    })
    .from(weatherJudgements)
    .where(and(eq(forecastDate, date), isNotNull(hours)))
    .orderBy(asc(id));
  return rows.flatMap(({ time, service: sold, size, hours: columns, ...row }) =>
    time && sold && size && columns
      ? [{ ...row, date, time, coats: isCoated(sold), size, forecast: skyOf(hoursIn(columns)) }]
      : [],
  );
}

export const judgementsOf = (db: Db, bookingId: string) =>
  db
    .select()
    .from(weatherJudgements)
    .where(eq(weatherJudgements.bookingId, bookingId))
    .orderBy(asc(weatherJudgements.id));
