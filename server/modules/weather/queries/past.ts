import { and, asc, eq, gte, lte, max, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import { type Account, nothingYet } from '#domain/weather/account.ts';
import { hoursIn, type Sky, skyOf } from '#domain/weather/sky.ts';
import type { Db } from '#server/database/database.ts';
import { settings } from '#server/database/schema/settings/settings.ts';
import { pastWeather, weatherJudgements } from '#server/database/schema/weather.ts';

type Span = { from: IsoDate; to: IsoDate };

/** The days (inclusive) since the first judged one whose actual weather is still unknown, in order. */
export async function unknownDays(db: Db, { from, to }: Span): Promise<IsoDate[]> {
  const first = sql`(select min(${weatherJudgements.forecastDate}) from ${weatherJudgements}
    where ${weatherJudgements.forecastDate} >= ${from}::date)`;
  const { rows } = await db.execute<{ date: IsoDate }>(sql`
    select day::date::text as date from generate_series(${first}, ${to}::date, interval '1 day') as day
    where not exists (select from ${pastWeather} where ${pastWeather.date} = day::date) order by day`);
  return rows.map(({ date }) => date);
}

export async function insertPastDays(db: Db, days: (typeof pastWeather.$inferInsert)[]): Promise<void> {
  if (days.length > 0) await db.insert(pastWeather).values(days).onConflictDoNothing();
}

export async function lastKnownDay(db: Db): Promise<IsoDate | null> {
  const [row] = await db.select({ date: max(pastWeather.date) }).from(pastWeather);
  return row?.date ?? null;
}

export async function pastSky(db: Db, { from, to }: Span): Promise<Sky> {
  const rows = await db
    .select({ hours: pastWeather.hours })
    .from(pastWeather)
    .where(and(gte(pastWeather.date, from), lte(pastWeather.date, to)))
    .orderBy(asc(pastWeather.date));
  return skyOf(rows.flatMap(({ hours }) => hoursIn(hours)));
}

const key = 'weather-account';

/** The account, and how it would have been at other chances. */
export type KeptAccount = Account & { chance: number; whatIf: (Account & { chance: number })[] };

export async function writeAccount(db: Db, account: KeptAccount): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value: account })
    .onConflictDoUpdate({ target: settings.key, set: { value: account } });
}

/** As of this morning; null before the first visit counts. */
export async function readAccount(db: Db): Promise<KeptAccount | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  if (!row) return null;
  const account = { ...nothingYet, chance: 0, whatIf: [], ...(row.value as Partial<KeptAccount>) };
  return account.visits > 0 ? account : null;
}
