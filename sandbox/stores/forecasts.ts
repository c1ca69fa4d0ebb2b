import type { IsoDate } from '#domain/calendar/day.ts';
import { clearDay, type ForecastStore, type SetDay } from '#sandbox/forecast/simulator.ts';
import type { Db } from '#server/database/database.ts';
import { sandboxForecasts as table } from '#server/database/schema/sandbox.ts';

/** Sets the weather of a day, replacing any earlier value. */
export async function setForecast(db: Db, date: IsoDate, figures: SetDay): Promise<void> {
  await db.insert(table).values({ date, figures }).onConflictDoUpdate({ target: table.date, set: { figures } });
}

/** The forecast simulators' days in PostgreSQL: they survive a killed process and are shared by all processes. */
export const databaseForecasts = (db: Db): ForecastStore => ({
  async all() {
    const rows = await db.select().from(table).orderBy(table.date);
    return new Map(rows.map(({ date, figures }) => [date, withoutGaps(figures)]));
  },
});

const withoutGaps = ({ wetFrom, wetUntil, did, ...figures }: (typeof table.$inferSelect)['figures']): SetDay => ({
  ...(wetFrom !== undefined && { wetFrom }),
  ...(wetUntil !== undefined && { wetUntil }),
  ...(did && { did: withoutGaps(did) }),
  precipitationChance: figures.precipitationChance ?? clearDay.precipitationChance,
  precipitationMm: figures.precipitationMm ?? clearDay.precipitationMm,
  temperatureC: figures.temperatureC ?? clearDay.temperatureC,
  gustKmh: figures.gustKmh ?? clearDay.gustKmh,
  condition: figures.condition ?? clearDay.condition,
});
