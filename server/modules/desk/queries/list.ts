import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { type Booking, bookings } from '#server/database/schema/bookings.ts';
import {
  afterCursor,
  type BookingsOrder,
  type Cursor,
  matchesSearch,
  orders,
} from '#server/modules/bookings/queries/list.ts';
import { type BookingFilter, countedRows, filterWhere } from './filters.ts';

export type Choice = { q: string; filter: BookingFilter | null; day: IsoDate | null; today: IsoDate };

const where = ({ q, filter, day, today }: Choice): SQL | undefined =>
  and(
    matchesSearch(q),
    filter === null ? undefined : filterWhere(filter, today),
    day === null ? undefined : eq(bookings.appointmentDate, day),
  );

export const pageOfBookings = (
  db: Db,
  { order, after, most, ...choice }: Choice & { order: BookingsOrder; after: Cursor | null; most: number },
): Promise<Booking[]> =>
  db
    .select()
    .from(bookings)
    .where(and(where(choice), after === null ? undefined : afterCursor(order, after)))
    .orderBy(orders[order])
    .limit(most);

/** How many bookings match a search, a filter and a day, counted up to `most`: more would be read row by row. */
export async function countFound(db: Db, { most, ...choice }: Choice & { most: number }): Promise<number> {
  const { q, filter, day, today } = choice;
  // In list order, or from the filter's few rows: never a full table scan.
  const rows =
    filter !== null && q === '' && day === null
      ? countedRows(filter, { today, most })
      : sql`select from ${bookings} where ${where(choice)} order by ${orders.newest} limit ${most}`;
  const counted = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${rows}) as rows`);
  return counted.rows[0]?.count ?? 0;
}
