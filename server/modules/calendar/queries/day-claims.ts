import { and, count, eq, inArray, lte, ne, not, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { calendarHolds, dayClaims } from '#server/database/schema/index.ts';
import { hasOpenTicket } from './holds.ts';

type Owner = { holdId: number } | { bookingId: string };

/** Expires overdue holds on a day, except those whose ticket may have been paid, and frees their crews. Returns how many. */
async function expireHolds(tx: Db, date: IsoDate, now: Date): Promise<number> {
  const onThatDay = tx.select({ id: dayClaims.holdId }).from(dayClaims).where(eq(dayClaims.serviceDate, date));
  const expired = await tx
    .update(calendarHolds)
    .set({ status: 'expired' })
    .where(
      and(
        eq(calendarHolds.status, 'active'),
        lte(calendarHolds.expiresAt, now),
        inArray(calendarHolds.id, onThatDay),
        not(hasOpenTicket),
      ),
    )
    .returning({ id: calendarHolds.id });
  if (expired.length === 0) return 0;
  await tx.delete(dayClaims).where(
    inArray(
      dayClaims.holdId,
      expired.map(({ id }) => id),
    ),
  );
  return expired.length;
}

/**
 * Claims a free crew of a day for a hold or a booking; false when the day is full. The primary key decides between concurrent
 * claims: the loser waits for the winner's commit, inserts no row and tries again. A day with more claims than crews (after
 * their number was lowered) stays full until it has fewer.
 */
export async function claimDay(
  tx: Db,
  claim: { date: IsoDate; owner: Owner; crews: number; now: Date },
): Promise<boolean> {
  const { date, owner, crews, now } = claim;
  const [holdId, bookingId] = 'holdId' in owner ? [owner.holdId, null] : [null, owner.bookingId];
  for (;;) {
    const inserted = await tx.execute(sql`
      insert into day_claims (service_date, crew, hold_id, booking_id)
      select ${date}::date, crew, ${holdId}::bigint, ${bookingId}::text
      from generate_series(1, ${crews}::int) as crew
      where not exists (select from day_claims where service_date = ${date}::date and day_claims.crew = crew.crew)
        and (select count(*) from day_claims where service_date = ${date}::date) < ${crews}::int
      order by crew limit 1
      on conflict do nothing`);
    if (inserted.rowCount === 1) return true;
    const [row] = await tx.select({ taken: count() }).from(dayClaims).where(eq(dayClaims.serviceDate, date));
    if ((row?.taken ?? 0) >= crews && (await expireHolds(tx, date, now)) === 0) return false;
  }
}

/** Releases a hold's claims on other days than `date`. */
export async function releaseOtherDays(tx: Db, holdId: number, date: IsoDate): Promise<void> {
  await tx.delete(dayClaims).where(and(eq(dayClaims.holdId, holdId), ne(dayClaims.serviceDate, date)));
}

export async function holdHasDay(tx: Db, holdId: number, date: IsoDate): Promise<boolean> {
  const rows = await tx
    .select({ crew: dayClaims.crew })
    .from(dayClaims)
    .where(and(eq(dayClaims.holdId, holdId), eq(dayClaims.serviceDate, date)));
  return rows.length > 0;
}

/** Transfers a hold's claim to a booking; false when the hold has lost the day. */
export async function turnHoldIntoBooking(
  tx: Db,
  change: { holdId: number; date: IsoDate; bookingId: string },
): Promise<boolean> {
  const { holdId, date, bookingId } = change;
  const moved = await tx.execute(sql`
    with claim as (
      update day_claims set hold_id = null, booking_id = ${bookingId}
      where hold_id = ${holdId} and service_date = ${date}::date returning crew)
    update calendar_holds set status = 'used', booking_id = ${bookingId}
    where id = ${holdId} and exists (select from claim)`);
  return moved.rowCount === 1;
}

/** Frees the day of a booking. */
export async function releaseBookedDay(tx: Db, bookingId: string): Promise<void> {
  await tx.delete(dayClaims).where(eq(dayClaims.bookingId, bookingId));
}

export async function releaseHoldClaims(tx: Db, holdId: number): Promise<void> {
  await tx.delete(dayClaims).where(eq(dayClaims.holdId, holdId));
}
