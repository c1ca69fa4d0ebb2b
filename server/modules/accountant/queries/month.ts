import { and, eq, getTableColumns, gte, inArray, isNotNull, isNull, lt, min, or, sql } from 'drizzle-orm';
import { schedule } from '#business/schedule.ts';
import type { Span } from '#domain/accountant/span.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Db } from '#server/database/database.ts';
import { bookingMoves, bookings, storefrontCorrections } from '#server/database/schema/bookings.ts';
import { bookingCharges } from '#server/database/schema/charges.ts';
import { paymentReceipts } from '#server/database/schema/payments.ts';
import { refunds } from '#server/database/schema/refunds.ts';

const { search: _search, ...columns } = getTableColumns(bookings);

/** What is recorded here was sold here: an imported booking is in the books of whatever sold it. */
const isOurs = isNull(bookings.importedAt);

/** The day of the first sale; null before it. */
export async function firstSaleOn(db: Db): Promise<IsoDate | null> {
  const [row] = await db
    .select({ at: min(bookings.createdAt) })
    .from(bookings)
    .where(isOurs);
  return row?.at ? today(row.at, schedule.timeZone) : null;
}

/** The bookings that were sold, credited, corrected or charged in a month. */
export function bookingsOf(tx: Db, { begins, ends }: Span) {
  const credited = tx
    .select({ id: refunds.bookingId })
    .from(refunds)
    .where(
      and(
        eq(refunds.state, 'done'),
        gte(refunds.doneAt, begins),
        lt(refunds.doneAt, ends),
        isNotNull(refunds.bookingId),
      ),
    );
  const corrected = tx
    .select({ id: storefrontCorrections.bookingId })
    .from(storefrontCorrections)
    .where(and(gte(storefrontCorrections.createdAt, begins), lt(storefrontCorrections.createdAt, ends)));
  const charged = tx
    .select({ id: bookingCharges.bookingId })
    .from(bookingCharges)
    .where(and(gte(bookingCharges.paidAt, begins), lt(bookingCharges.paidAt, ends)));
  const sold = and(gte(bookings.createdAt, begins), lt(bookings.createdAt, ends));
  return tx
    .select(columns)
    .from(bookings)
    .where(
      or(
        and(isOurs, or(sold, inArray(bookings.id, credited), inArray(bookings.id, corrected))),
        inArray(bookings.id, charged),
      ),
    )
    .orderBy(bookings.createdAt, bookings.id);
}

/** The payments of a month that never became a booking. */
export const unbookedCharges = (tx: Db, { begins, ends }: Span) =>
  tx
    .select()
    .from(paymentReceipts)
    .where(
      and(
        isNull(paymentReceipts.bookingId),
        gte(paymentReceipts.createdAt, begins),
        lt(paymentReceipts.createdAt, ends),
      ),
    )
    .orderBy(paymentReceipts.createdAt);

/** Those that went back in a month. */
export const unbookedReturns = (tx: Db, { begins, ends }: Span) =>
  tx
    .select()
    .from(refunds)
    .where(
      and(isNull(refunds.bookingId), eq(refunds.state, 'done'), gte(refunds.doneAt, begins), lt(refunds.doneAt, ends)),
    )
    .orderBy(refunds.doneAt);

/** What was sold by the end of a month for a later day and not cancelled by then, with the visit's day as it stood then. */
export async function undoneAt(tx: Db, { ends, to }: Span) {
  const then = tx
    .select({ date: bookingMoves.fromDate })
    .from(bookingMoves)
    .where(and(eq(bookingMoves.bookingId, bookings.id), gte(bookingMoves.createdAt, ends)))
    .orderBy(bookingMoves.id)
    .limit(1);
  const visitOn = sql<IsoDate>`coalesce((${then}), ${bookings.appointmentDate})::text`;
  return tx
    .select({ booking: columns, visitOn })
    .from(bookings)
    .where(
      and(
        isOurs,
        lt(bookings.createdAt, ends),
        sql`${bookings.paymentStatus} <> 'pending' and ${bookings.total} > 0`,
        or(sql`${bookings.status} <> 'cancelled'`, gte(bookings.cancelledAt, ends)),
        sql`${visitOn} > ${to}`,
      ),
    )
    .orderBy(visitOn, bookings.orderNo);
}
