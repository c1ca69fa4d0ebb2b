import { sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';

type Since = { since: IsoDate; timeZone: string };

/**
 * How many bookings there are, and how many were made since a day: from the reports' stored sums, and from the rows of
 * days that changed since they were summed up.
 */
export async function countBookingsByDay(
  db: Db,
  { since, timeZone }: Since,
): Promise<{ total: number; since: number }> {
  const { rows } = await db.execute<{ total: number; since: number }>(sql`
    with stale as materialized (select distinct (at at time zone ${timeZone})::date as day from stale_days),
    counted as (
      select day, count from daily_sums where topic = 'sold' and day not in (select day from stale)
      union all
      select day, (select count(*)::int from bookings
        where created_at >= day::timestamp at time zone ${timeZone} and created_at < (day + 1)::timestamp at time zone ${timeZone})
      from stale)
    select coalesce(sum(count), 0)::int as total,
      coalesce(sum(count) filter (where day >= ${since}::date), 0)::int as since from counted`);
  return rows[0] ?? { total: 0, since: 0 };
}
