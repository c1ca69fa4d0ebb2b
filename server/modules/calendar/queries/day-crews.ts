import { and, eq, gte, lte } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { CrewRules } from '#domain/calendar/schedule.ts';
import type { Db } from '#server/database/database.ts';
import { dayCrews } from '#server/database/schema/calendar.ts';
import { readSchedules } from '#server/modules/settings/queries/schedules.ts';
import { readSettings } from '#server/modules/settings/queries/settings.ts';

export type DayCrews = { crews: number; reason: string | null };

/** The days of a range (inclusive) with their own number of crews. */
export const dayCrewsOf = (db: Db, { from, to }: { from: IsoDate; to: IsoDate }) =>
  db
    .select({ date: dayCrews.serviceDate, crews: dayCrews.crews, reason: dayCrews.reason })
    .from(dayCrews)
    .where(and(gte(dayCrews.serviceDate, from), lte(dayCrews.serviceDate, to)));

/** The numbers of crews of individual days, from a day on. */
export async function readDayCrews(db: Db, from: IsoDate): Promise<ReadonlyMap<IsoDate, number>> {
  const days = await dayCrewsOf(db, { from, to: '9999-12-31' });
  return new Map(days.map(({ date, crews }) => [date, crews]));
}

/** Everything that determines how many crews work from a day on, read from the database rather than the snapshot. */
export async function readCrewRules(db: Db, from: IsoDate): Promise<CrewRules> {
  const { crewsPerDay } = (await readSettings(db)).values;
  return { crewsPerDay, schedule: await readSchedules(db), dayCrews: await readDayCrews(db, from) };
}

export async function findDayCrews(tx: Db, date: IsoDate): Promise<DayCrews | null> {
  const { crews, reason } = dayCrews;
  const [found] = await tx.select({ crews, reason }).from(dayCrews).where(eq(dayCrews.serviceDate, date));
  return found ?? null;
}

/** Sets a day's own number of crews, or removes it. */
export async function writeDayCrews(tx: Db, date: IsoDate, own: (DayCrews & { createdAt: Date }) | null) {
  if (own === null) await tx.delete(dayCrews).where(eq(dayCrews.serviceDate, date));
  else
    await tx
      .insert(dayCrews)
      .values({ ...own, serviceDate: date })
      .onConflictDoUpdate({ target: dayCrews.serviceDate, set: own });
}
