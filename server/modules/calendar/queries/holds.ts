import { and, count, eq, gt, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { limitedService } from '#business/services.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { Db } from '#server/database/database.ts';
import { arg, prepared, preparedSql } from '#server/database/prepared.ts';
import { calendarHolds } from '#server/database/schema/calendar.ts';

export type CheckoutHold = {
  visitorHash: string;
  addressHash: string;
  /** Of the address's networks, from its own line to its provider. */
  networkHashes: readonly string[];
  proposedDate: string;
  proposedTime: AppointmentTime;
  service: string;
  expiresAt: Date;
  createdAt: Date;
};

/**
 * Inserts the visitor's one checkout hold (`fresh`), or updates it to the new choice. Locks it until the transaction ends.
 * With `longest`, it never lasts longer than this many minutes after it was first placed.
 */
export async function placeCheckoutHold(
  tx: Db,
  hold: CheckoutHold,
  { longest }: { longest: number | null },
): Promise<{ id: number; fresh: boolean; expiresAt: Date }> {
  const [row] = await placeHold(tx, { ...hold, longest });
  if (!row) throw new Error('upsert into calendar_holds returned no row');
  return row;
}

const placeHold = prepared('place_checkout_hold', (db) => {
  const [proposedDate, proposedTime, service] = [arg('proposedDate'), arg('proposedTime'), arg('service')];
  const [addressHash, networkHashes, expiresAt] = [arg('addressHash'), arg('networkHashes'), arg('expiresAt')];
  const changed = { proposedDate, proposedTime, service, addressHash, networkHashes };
  return db
    .insert(calendarHolds)
    .values({
      ...changed,
      holdType: 'checkout',
      visitorHash: arg('visitorHash'),
      expiresAt,
      createdAt: arg('createdAt'),
    })
    .onConflictDoUpdate({
      target: calendarHolds.visitorHash,
      targetWhere: ofCheckout,
      // Without `longest` the second is null, which `least` ignores.
      set: { ...changed, expiresAt: sql`least(excluded.expires_at, ${latest(arg('longest'))})` },
    })
    .returning({ id: calendarHolds.id, fresh: sql<boolean>`xmax = 0`, expiresAt: calendarHolds.expiresAt });
});

const ofCheckout = sql`hold_type = 'checkout' and status = 'active'`;

/** The hold of a visitor's checkout, for a statement sent together with the one that places it. */
export const holdOf = (visitorHash: SQL): SQL =>
  sql`(select id from calendar_holds where visitor_hash = ${visitorHash} and ${ofCheckout})`;

const latest = (minutes: SQL) => sql`${calendarHolds.createdAt} + make_interval(mins => ${minutes}::int)`;

/** Extends a hold to this many minutes after it was first placed, unless it already lasts longer. */
export const extension = (
  hold: SQL,
  minutes: SQL,
): SQL => sql`update ${calendarHolds} set expires_at = ${latest(minutes)}
  where id = ${hold} and status = 'active' and expires_at < ${latest(minutes)}`;

/** Serializes checkouts of one network until the transaction ends, so that each counts the earlier ones. */
export async function lockNetwork(tx: Db, networkHash: string): Promise<void> {
  await lockByName(tx, { name: `network ${networkHash}` });
}

const lockByName = preparedSql('lock_network', () => sql`select pg_advisory_xact_lock(hashtext(${arg('name')}))`);

/** A literal, not a parameter: so that any cached plan can use the index of active holds. */
export const isActive = sql`${calendarHolds.status} = 'active'`;

/**
 * A hold is live until it expires, and after that while it has an open ticket: its day is not released before the gateway has
 * said whether the ticket was paid.
 */
export const isLive = (now: Date | SQL) => and(isActive, or(gt(calendarHolds.expiresAt, now), hasOpenTicket));

export const hasOpenTicket = sql<boolean>`exists (
  select from booking_contexts as checkout
  where checkout.hold_id = ${calendarHolds.id} and checkout.state = 'open' and checkout.ticket is not null)`;

const hasDay = sql`exists (select from day_claims where hold_id = ${calendarHolds.id})`;

/** Counts the live holds of other visitors in each of the networks, in their order. */
export const liveHolds = (db: Db, of: { networkHashes: SQL; visitorHash: SQL; now: SQL }) => {
  const ofNetwork = db
    .select({ live: count() })
    .from(calendarHolds)
    .where(
      and(
        isLive(of.now),
        sql`${calendarHolds.networkHashes} @> array[network.hash]`,
        ne(calendarHolds.visitorHash, of.visitorHash),
      ),
    );
  return sql`array(select (${ofNetwork})::int
    from unnest(${of.networkHashes}::text[]) with ordinality as network(hash, place) order by place)`;
};

/**
 * Live checkouts of the service with limited places by other visitors that have a day, unless days are in demand, and payment links other than that
 * of `holdId`.
 */
export async function countLimitedHolds(
  tx: Db,
  of: { visitorHash: string; holdId?: number | null; inDemand: boolean; now: Date },
): Promise<number> {
  const isOther = and(
    of.inDemand ? ne(calendarHolds.holdType, 'checkout') : hasDay,
    sql`${calendarHolds.visitorHash} is distinct from ${of.visitorHash}`,
    sql`${calendarHolds.id} is distinct from ${of.holdId ?? null}::bigint`,
  );
  const [row] = await tx
    .select({ live: count() })
    .from(calendarHolds)
    .where(and(isLive(of.now), eq(calendarHolds.service, limitedService?.key ?? ''), isOther));
  return row?.live ?? 0;
}

/**
 * Locks a hold until the transaction ends. Opening a checkout takes the same lock, so a release sees every checkout that
 * still needs the hold.
 */
export async function lockHold(
  tx: Db,
  holdId: number,
): Promise<{ holdType: string; status: string; expiresAt: Date } | null> {
  const { holdType, status, expiresAt } = calendarHolds;
  const [row] = await tx
    .select({ holdType, status, expiresAt })
    .from(calendarHolds)
    .where(eq(calendarHolds.id, holdId))
    .for('update');
  return row ?? null;
}

/** Ends a hold at an instant, or extends it to then, if that is `later`. */
export async function setHoldEnd(tx: Db, holdId: number, end: Date, { later }: { later: boolean }): Promise<void> {
  const isOpen = and(eq(calendarHolds.id, holdId), eq(calendarHolds.status, 'active'));
  const isSooner = lt(calendarHolds.expiresAt, end);
  await tx
    .update(calendarHolds)
    .set({ expiresAt: end })
    .where(later ? and(isOpen, isSooner) : isOpen);
}

/** What is being bought on a hold: a place among the VIPs is held with its day. */
export async function setHoldService(tx: Db, holdId: number, service: string): Promise<void> {
  await tx.update(calendarHolds).set({ service }).where(eq(calendarHolds.id, holdId));
}

/** Whether none of a hold's tickets could still be paid. */
export async function hasNoOpenTicket(tx: Db, holdId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: calendarHolds.id })
    .from(calendarHolds)
    .where(and(eq(calendarHolds.id, holdId), not(hasOpenTicket)));
  return rows.length > 0;
}

/** Holds a day for an operator; the caller claims it. Returns its id. */
export async function placeLinkHold(
  tx: Db,
  hold: Pick<CheckoutHold, 'proposedDate' | 'proposedTime' | 'service' | 'expiresAt' | 'createdAt'>,
): Promise<number> {
  const [row] = await tx
    .insert(calendarHolds)
    .values({ ...hold, holdType: 'link' })
    .returning({ id: calendarHolds.id });
  if (!row) throw new Error('a hold was not written');
  return row.id;
}
