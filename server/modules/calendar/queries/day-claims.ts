import { and, count, eq, inArray, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { arg, preparedSql } from '#server/database/prepared.ts';
import { calendarHolds, dayClaims } from '#server/database/schema/calendar.ts';
import { hasOpenTicket, holdOf } from './holds.ts';

/** A visitor owns what their checkout's hold owns, which may be placed in the same write. */
type Owner = { holdId: number } | { visitorHash: string } | { bookingId: string };
type Claim = {
  date: IsoDate;
  owner: Owner;
  crews: number;
  now: Date;
  /** While days are in demand: takes the place of an earlier unpaid checkout. */
  overUnpaidSince?: Date | null;
};

/**
 * Expires overdue holds on a day, except those whose ticket may have been paid, and frees their crews. Returns how many.
 * Locked ones are skipped: their transaction may be waiting for the caller's hold.
 */
async function expireHolds(tx: Db, date: IsoDate, now: Date): Promise<number> {
  const onThatDay = tx.select({ id: dayClaims.holdId }).from(dayClaims).where(eq(dayClaims.serviceDate, date));
  const overdue = tx
    .select({ id: calendarHolds.id })
    .from(calendarHolds)
    .where(
      and(
        eq(calendarHolds.status, 'active'),
        lte(calendarHolds.expiresAt, now),
        inArray(calendarHolds.id, onThatDay),
        not(hasOpenTicket),
      ),
    )
    .for('update', { skipLocked: true });
  const expired = await tx
    .update(calendarHolds)
    .set({ status: 'expired' })
    .where(inArray(calendarHolds.id, overdue))
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
export async function claimDay(tx: Db, claim: Claim): Promise<boolean> {
  const { date, crews, now } = claim;
  for (;;) {
    if (await claimFreeCrew(tx, claim)) return true;
    const { taken = 0, own = null } = (await countClaims(tx, date))[0] ?? {};
    if (taken < Math.min(crews, own ?? crews) || (await expireHolds(tx, date, now)) > 0) continue;
    return claim.overUnpaidSince ? takeUnpaid(tx, { ...claim, since: claim.overUnpaidSince }) : false;
  }
}

const countClaims = (tx: Db, date: IsoDate) =>
  tx
    .select({ taken: count(), own: sql<number | null>`${ownCrews(sql`${date}::date`)}` })
    .from(dayClaims)
    .where(eq(dayClaims.serviceDate, date));

/**
 * The number of crews of a day, read by the claim itself: lowering it waits for earlier claims, and later ones see it,
 * however stale their cached rules are.
 */
const ownCrews = (date: SQL): SQL => sql`(select own.crews from day_crews as own where own.service_date = ${date})`;

/** Blocks claims of any day until the transaction ends, and waits for those in progress. */
export async function lockClaims(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${dayClaims} in share row exclusive mode`);
}

/**
 * Takes a day from an unpaid checkout that does not block others: an earlier one, or one started while days were in demand.
 * Of several, the one expiring first. Its hold stays, without the day; a payment on it is refunded.
 */
async function takeUnpaid(tx: Db, { date, owner, crews, since }: Claim & { since: Date }): Promise<boolean> {
  const nobody = { holdId: null, bookingId: null };
  const taken = await takeClaim(tx, { ...nobody, ...owner, date, crews, since });
  return taken.rowCount === 1;
}

const takeClaim = preparedSql('take_unpaid_day', () => {
  const [date, crews] = [sql`${arg('date')}::date`, sql`${arg('crews')}::int`];
  return sql`
    with unpaid as (
      select claim.service_date, claim.crew
      from day_claims as claim join calendar_holds as hold on hold.id = claim.hold_id
      where claim.service_date = ${date} and hold.hold_type = 'checkout'
        and (hold.created_at <= ${arg('since')} or exists (
          select from booking_contexts as checkout
          where checkout.hold_id = hold.id and checkout.state = 'open' and checkout.in_demand))
        and ${crewsKept(date)} < least(${crews}, ${ownCrews(date)})
      order by hold.expires_at limit 1 for update of claim)
    update day_claims as claim set hold_id = ${arg('holdId')}::bigint, booking_id = ${arg('bookingId')}::text
    from unpaid where claim.service_date = unpaid.service_date and claim.crew = unpaid.crew`;
});

/** Crews of a day that are booked, or held by anything but an unpaid checkout. */
const crewsKept = (date: SQL): SQL => sql`(
  select count(*) from day_claims as kept left join calendar_holds as keeper on keeper.id = kept.hold_id
  where kept.service_date = ${date} and keeper.hold_type is distinct from 'checkout')`;

/** Whether a day is completely taken, even for someone who pays before its holders. */
export async function isSold(tx: Db, { date, crews }: Pick<Claim, 'date' | 'crews'>): Promise<boolean> {
  const { rows } = await countKept(tx, { date });
  const { kept = 0, own = null } = rows[0] ?? {};
  return kept >= Math.min(crews, own ?? crews);
}

const countKept = preparedSql<{ kept: number; own: number | null }>('crews_kept', () => {
  const date = sql`${arg('date')}::date`;
  return sql`select ${crewsKept(date)}::int as kept, ${ownCrews(date)} as own`;
});

/** One attempt: also false for a hold that already has the day. */
export async function claimFreeCrew(tx: Db, { date, owner, crews }: Omit<Claim, 'now'>): Promise<boolean> {
  const nobody = { holdId: null, visitorHash: null, bookingId: null };
  const inserted = await insertClaim(tx, { ...nobody, ...owner, date, crews });
  return inserted.rowCount === 1;
}

const insertClaim = preparedSql('claim_day', () => {
  const [date, crews] = [sql`${arg('date')}::date`, sql`${arg('crews')}::int`];
  return sql`
    insert into day_claims (service_date, crew, crews, hold_id, booking_id)
    select ${date}, free.crew, day.crews, owner.hold_id, ${arg('bookingId')}::text
    from (select least(${crews}, ${ownCrews(date)}) as crews) as day,
      (select coalesce(${arg('holdId')}::bigint, ${holdOf(arg('visitorHash'))}) as hold_id) as owner,
      (select min(crew) as crew
        from (select 1 as crew union all select crew + 1 from day_claims where service_date = ${date}) as after
        where not exists (select from day_claims where service_date = ${date} and crew = after.crew)) as free
    where free.crew <= day.crews
      and not exists (select from day_claims where service_date = ${date} and hold_id = owner.hold_id)
      and (select count(*) from day_claims where service_date = ${date}) < day.crews
    on conflict do nothing`;
});

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
  const moved = await passDay(tx, change);
  return moved.rowCount === 1;
}

const passDay = preparedSql('pass_day', () => {
  const [holdId, bookingId] = [sql`${arg('holdId')}::bigint`, sql`${arg('bookingId')}::text`];
  return sql`
    with claim as (
      update day_claims set hold_id = null, booking_id = ${bookingId}
      where hold_id = ${holdId} and service_date = ${arg('date')}::date returning crew)
    update calendar_holds set status = 'used', booking_id = ${bookingId}
    where id = ${holdId} and exists (select from claim)`;
});

/** Frees the day of a booking. */
export async function releaseBookedDay(tx: Db, bookingId: string): Promise<void> {
  await tx.delete(dayClaims).where(eq(dayClaims.bookingId, bookingId));
}

export async function releaseHoldClaims(tx: Db, holdId: number): Promise<void> {
  await tx.delete(dayClaims).where(eq(dayClaims.holdId, holdId));
}

/** How many visits and holds a day has. */
export async function claimsOn(tx: Db, date: IsoDate): Promise<number> {
  const [row] = await tx.select({ claims: count() }).from(dayClaims).where(eq(dayClaims.serviceDate, date));
  return row?.claims ?? 0;
}
