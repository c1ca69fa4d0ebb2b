import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { settings } from '#server/database/schema/index.ts';

const key = 'weather-run';

/** What a run by hand came to. */
export type WeatherOutcome = {
  finishedAt: string;
  judged: number;
  proposed: number;
  source: string | null;
  incomplete: boolean;
};
type Kept = { startedAt?: string; leaseUntil?: string; outcome?: WeatherOutcome };

/** Claims the run by hand: true for one at a time, until it is finished or its lease is over. */
export async function claimWeatherRun(db: Db, { now, leaseUntil }: { now: Date; leaseUntil: Date }): Promise<boolean> {
  const begun = { startedAt: now.toISOString(), leaseUntil: leaseUntil.toISOString() };
  const isFree = sql`coalesce((${settings.value} ->> 'leaseUntil')::timestamptz <= ${now.toISOString()}::timestamptz, true)`;
  const rows = await db
    .insert(settings)
    .values({ key, value: begun })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`${settings.value} || ${JSON.stringify(begun)}::jsonb` },
      setWhere: isFree,
    })
    .returning({ key: settings.key });
  return rows.length === 1;
}

/** Ends a run by hand, with what it came to. */
export async function finishWeatherRun(tx: Db, startedAt: Date, outcome: WeatherOutcome): Promise<void> {
  await tx
    .update(settings)
    .set({ value: { startedAt: startedAt.toISOString(), outcome } satisfies Kept })
    .where(and(eq(settings.key, key), sql`${settings.value} ->> 'startedAt' = ${startedAt.toISOString()}`));
}

export async function lastWeatherRun(db: Db): Promise<WeatherOutcome | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return (row?.value as Kept | undefined)?.outcome ?? null;
}
