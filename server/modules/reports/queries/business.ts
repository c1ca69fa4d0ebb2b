import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { operatorBookings } from '#server/database/schema/operator-bookings.ts';
import { funnelCounts } from '#server/database/schema/settings/funnel.ts';

export type FunnelRow = { step: string; language: 'en' | 'fr'; count: number };

/** Funnel counts by step and language; `from` is inclusive, `to` exclusive. */
export async function funnelWithin(db: Db, { from, to }: { from: string; to: string }): Promise<FunnelRow[]> {
  const { rows } = await db.execute<FunnelRow>(sql`
    select ${funnelCounts.step} as step, ${funnelCounts.language} as language, sum(${funnelCounts.count})::int as count
    from ${funnelCounts} where ${funnelCounts.day} >= ${from}::date and ${funnelCounts.day} < ${to}::date
    group by 1, 2`);
  return rows;
}

/** Bookings made by the office and not paid by link: no visitor went through the funnel for them. */
export async function madeByOffice(db: Db, { from, to }: { from: string; to: string }, timeZone: string) {
  const { rows } = await db.execute<{ language: 'en' | 'fr'; count: number }>(sql`
    select ${operatorBookings.language} as language, count(*)::int as count
    from ${operatorBookings} join ${bookings} on ${bookings.id} = ${operatorBookings.bookingId}
    where ${operatorBookings.way} <> 'link'
      and ${bookings.createdAt} >= ${from}::timestamp at time zone ${timeZone}
      and ${bookings.createdAt} < ${to}::timestamp at time zone ${timeZone}
    group by 1`);
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
