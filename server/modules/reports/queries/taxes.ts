import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { bookings, refunds } from '#server/database/schema/index.ts';
import type { Span } from './business.ts';

const quarterOf = (column: unknown, timeZone: string) =>
  sql`extract(quarter from ${column} at time zone ${timeZone})::int`;
const within = (column: unknown, { from, to }: Span) =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz`;
/** A booking is inserted in the transaction that verifies its payment. */
const paidAt = bookings.createdAt;

type SalesRow = { quarter: number; sales: number; base: number; gst: number; qst: number };

/** Paid bookings by quarter of payment, without imported ones, whose taxes were reported elsewhere. */
export async function salesByQuarter(db: Db, span: Span): Promise<SalesRow[]> {
  const { rows } = await db.execute<SalesRow>(sql`
    select ${quarterOf(paidAt, span.timeZone)} as quarter, count(*)::int as sales, sum(${bookings.base})::float8 as base,
      sum(${bookings.gst})::float8 as gst, sum(${bookings.qst})::float8 as qst
    from ${bookings}
    where ${within(paidAt, span)} and ${bookings.paymentStatus} <> 'pending' and ${bookings.total} > 0
      and ${bookings.importedAt} is null
    group by 1`);
  return rows;
}

type RefundedRow = {
  quarter: number;
  amount: number;
  /** Refunded for the same booking earlier. */
  before: number;
  base: number;
  gst: number;
  qst: number;
  total: number;
};

/** Completed refunds of bookings, one row each, with the amounts of the booking. */
export async function refundsByQuarter(db: Db, span: Span): Promise<RefundedRow[]> {
  const { rows } = await db.execute<RefundedRow>(sql`
    select ${quarterOf(sql`given.done_at`, span.timeZone)} as quarter, given.amount,
      (select coalesce(sum(earlier.amount), 0) from ${refunds} as earlier
        where earlier.ticket = given.ticket and earlier.booking_id = given.booking_id and earlier.state = 'done'
          and (earlier.done_at, earlier.id) < (given.done_at, given.id))::float8 as before,
      ${bookings.base} as base, ${bookings.gst} as gst, ${bookings.qst} as qst, ${bookings.total} as total
    from ${refunds} as given join ${bookings} on ${bookings.id} = given.booking_id
    where given.state = 'done' and ${within(sql`given.done_at`, span)} and ${bookings.importedAt} is null`);
  return rows;
}
