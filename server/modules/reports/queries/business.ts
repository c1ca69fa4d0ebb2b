import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import {
  areaRequests,
  bookingMoves,
  bookings,
  funnelCounts,
  refunds,
  weatherNotifications,
} from '#server/database/schema/index.ts';

/** From one instant (inclusive) to another (exclusive); days and months are counted in the time zone. */
export type Span = { from: Date; to: Date; timeZone: string };

const within = (column: unknown, { from, to }: Span) =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz`;

type SoldRow = {
  /** Index of the month. */
  month: number | null;
  service: string | null;
  size: string | null;
  /** Index in `leadTimes`. */
  days: number | null;
  language: string | null;
  bookings: number;
  cancelled: number;
  base: number;
  gst: number;
  qst: number;
  total: number;
};

/**
 * Bookings by month, service, size, lead time and language; each row has one of them, the others are null. `monthsBegin`
 * are instants. One scan groups by all five, so that the grouping sets have few rows left to aggregate.
 */
export async function soldWithin(db: Db, span: Span, monthsBegin: readonly Date[]): Promise<SoldRow[]> {
  const begins = sql.param(monthsBegin.map((begin) => begin.toISOString()));
  const { rows } = await db.execute<SoldRow>(sql`
    with sold as materialized (
      select width_bucket(${bookings.createdAt}, ${begins}::timestamptz[]) - 1 as month,
        ${bookings.coatingType} as service, ${bookings.storefrontSize} as size,
        width_bucket(${bookings.appointmentDate} - (${bookings.createdAt} at time zone ${span.timeZone})::date,
          array[4, 8, 15, 31, 61]) as days,
        case when ${bookings.importedAt} is null then ${bookings.language} end as language,
        count(*) as bookings, count(*) filter (where ${bookings.status} = 'cancelled') as cancelled,
        sum(${bookings.base}) as base, sum(${bookings.gst}) as gst, sum(${bookings.qst}) as qst,
        sum(${bookings.total}) as total
      from ${bookings} where ${within(bookings.createdAt, span)} group by 1, 2, 3, 4, 5
    )
    select month, service, size, days, language, sum(bookings)::int as bookings, sum(cancelled)::int as cancelled,
      sum(base)::float8 as base, sum(gst)::float8 as gst, sum(qst)::float8 as qst, sum(total)::float8 as total
    from sold group by grouping sets ((month), (service), (size), (days), (language))`);
  return rows;
}

type SoldArea = { area: string; bookings: number; base: number };

/** Bookings by area. A query of its own: there are too many areas for the grouping sets above. */
export async function soldByArea(db: Db, span: Span): Promise<SoldArea[]> {
  const { rows } = await db.execute<SoldArea>(sql`
    select upper(left(${bookings.postalCode}, 3)) as area, count(*)::int as bookings, sum(${bookings.base})::float8 as base
    from ${bookings} where ${within(bookings.createdAt, span)} group by 1`);
  return rows;
}

export type FunnelRow = { step: string; language: 'en' | 'fr'; count: number };

/** Funnel counts by step and language; `from` is inclusive, `to` exclusive. */
export async function funnelWithin(db: Db, { from, to }: { from: string; to: string }): Promise<FunnelRow[]> {
  const { rows } = await db.execute<FunnelRow>(sql`
    select ${funnelCounts.step} as step, ${funnelCounts.language} as language, sum(${funnelCounts.count})::int as count
    from ${funnelCounts} where ${funnelCounts.day} >= ${from}::date and ${funnelCounts.day} < ${to}::date
    group by 1, 2`);
  return rows;
}

type RefundRow = { month: string; reason: string; count: number; amount: number };

/** Completed refunds by the month of their completion. */
export async function refundsWithin(db: Db, span: Span): Promise<RefundRow[]> {
  const { rows } = await db.execute<RefundRow>(sql`
    select to_char(${refunds.doneAt} at time zone ${span.timeZone}, 'YYYY-MM') as month, ${refunds.reason} as reason,
      count(*)::int as count, sum(${refunds.amount})::float8 as amount
    from ${refunds} where ${refunds.state} = 'done' and ${within(refunds.doneAt, span)} group by 1, 2`);
  return rows;
}

type ChangeRow = { kind: string; count: number };

/** Counts of weather proposals by outcome, of moves by who made them, and of confirmed area requests by area. */
export async function changesWithin(db: Db, span: Span): Promise<ChangeRow[]> {
  const { rows } = await db.execute<ChangeRow>(sql`
    select case when ${weatherNotifications.clientResponse} is not null
        then 'weather:' || ${weatherNotifications.clientResponse}
        when ${weatherNotifications.state} = 'closed' then 'weather:expired' else 'weather:open' end as kind,
      count(*)::int as count
    from ${weatherNotifications}
    where ${within(weatherNotifications.createdAt, span)} and ${weatherNotifications.proposedNewDate} is not null
    group by 1
    union all
    select 'move:' || ${bookingMoves.movedBy}, count(*)::int from ${bookingMoves}
    where ${within(bookingMoves.createdAt, span)} group by 1
    union all
    select 'asked:' || ${areaRequests.area}, count(*)::int from ${areaRequests}
    where ${within(areaRequests.createdAt, span)} and ${areaRequests.state} <> 'asked' group by 1`);
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
