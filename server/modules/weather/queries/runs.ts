import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { settings } from '#server/database/schema/settings/settings.ts';

const key = 'weather-run';

export type WeatherOutcome = {
  finishedAt: string;
  judged: number;
  proposed: number;
  source: string | null;
  incomplete: boolean;
};
type StoredRun = { startedAt?: string; leaseUntil?: string; outcome?: WeatherOutcome };

/** Claims the one manual run; false while another is neither finished nor past its lease. */
export async function claimWeatherRun(db: Db, { now, leaseUntil }: { now: Date; leaseUntil: Date }): Promise<boolean> {
  const lease = { startedAt: now.toISOString(), leaseUntil: leaseUntil.toISOString() };
  const isFree = sql`coalesce((${settings.value} ->> 'leaseUntil')::timestamptz <= ${now.toISOString()}::timestamptz, true)`;
  const rows = await db
    .insert(settings)
    .values({ key, value: lease })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`${settings.value} || ${JSON.stringify(lease)}::jsonb` },
      setWhere: isFree,
    })
    .returning({ key: settings.key });
  return rows.length === 1;
}

/** Ends a manual run with its outcome, unless another process has taken it over. */
export async function finishWeatherRun(tx: Db, startedAt: Date, outcome: WeatherOutcome): Promise<void> {
  await tx
    .update(settings)
    .set({ value: { startedAt: startedAt.toISOString(), outcome } satisfies StoredRun })
    .where(and(eq(settings.key, key), sql`${settings.value} ->> 'startedAt' = ${startedAt.toISOString()}`));
}

export async function lastWeatherRun(db: Db): Promise<WeatherOutcome | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return (row?.value as StoredRun | undefined)?.outcome ?? null;
}
