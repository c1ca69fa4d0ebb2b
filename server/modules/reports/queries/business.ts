import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { bookings, funnelCounts } from '#server/database/schema/index.ts';

export type FunnelRow = { step: string; language: 'en' | 'fr'; count: number };

/** Funnel counts by step and language; `from` is inclusive, `to` exclusive. */
export async function funnelWithin(db: Db, { from, to }: { from: string; to: string }): Promise<FunnelRow[]> {
  const { rows } = await db.execute<FunnelRow>(sql`
    select ${funnelCounts.step} as step, ${funnelCounts.language} as language, sum(${funnelCounts.count})::int as count
    from ${funnelCounts} where ${funnelCounts.day} >= ${from}::date and ${funnelCounts.day} < ${to}::date
    group by 1, 2`);
  return rows;
}

/** When the first booking or funnel count was recorded; null when there is none. */
export async function firstRecordedAt(db: Db, timeZone: string): Promise<Date | null> {
  const { rows } = await db.execute<{ first: Date | string | null }>(sql`
    select least(
      (select min(${bookings.createdAt}) from ${bookings}),
      (select min(${funnelCounts.day}) from ${funnelCounts})::timestamp at time zone ${timeZone}
    ) as first`);
  const first = rows[0]?.first ?? null;
  return first === null ? null : new Date(first);
}
