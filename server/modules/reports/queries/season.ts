import { sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';

export type DayVisits = {
  day: IsoDate;
  booked: number;
  base: number;
  paid: number;
  paidBase: number;
  done: number;
  doneBase: number;
};

/**
 * The visits of the days from `from` to before `to`, without cancelled ones, with what was charged after their sale, before
 * taxes. `paid` is what was paid here and has not gone back; a free refresh and an imported booking are none of it.
 */
export async function visitsByDay(db: Db, { from, to }: { from: IsoDate; to: IsoDate }): Promise<DayVisits[]> {
  const { rows } = await db.execute<DayVisits>(sql`
    select appointment_date::text as day, count(*)::int as booked, sum(sold.base)::float8 as base,
      count(*) filter (where here)::int as paid,
      coalesce(sum(sold.base - back.base) filter (where here), 0)::float8 as "paidBase",
      count(*) filter (where status = 'completed')::int as done,
      coalesce(sum(sold.base) filter (where status = 'completed'), 0)::float8 as "doneBase"
    from bookings
    cross join lateral (select payment_status <> 'pending' and total > 0 and imported_at is null as here) as paid
    cross join lateral (
      select bookings.base + coalesce(sum(booking_charges.base), 0) as base from booking_charges
      where booking_id = bookings.id and paid_at is not null) as sold
    cross join lateral (
      select coalesce(sum(refunds.base), 0) as base from refunds
      where booking_id = bookings.id and state = 'done') as back
    where appointment_date >= ${from}::date and appointment_date < ${to}::date and status <> 'cancelled'
    group by 1 order by 1`);
  return rows;
}

/** The year of the first visit; null before it. */
export async function firstVisitYear(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ year: number | null }>(
    sql`select extract(year from min(appointment_date))::int as year from bookings`,
  );
  return rows[0]?.year ?? null;
}
