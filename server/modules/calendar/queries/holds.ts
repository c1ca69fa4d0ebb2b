import { and, count, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { calendarHolds } from '#server/database/schema/index.ts';

export type CheckoutHold = {
  visitorHash: string;
  addressHash: string;
  proposedDate: string;
  proposedTime: string;
  service: string;
  expiresAt: Date;
  createdAt: Date;
};

/**
 * Inserts the visitor's one checkout hold (`fresh`), or updates it to the new choice. Locks it until the transaction ends.
 * With `longest` it never lasts for more than so many minutes after it was first placed.
 */
export async function placeCheckoutHold(
  tx: Db,
  hold: CheckoutHold,
  { longest }: { longest: number | null },
): Promise<{ id: number; fresh: boolean; expiresAt: Date }> {
  const { proposedDate, proposedTime, service, addressHash } = hold;
  const expiresAt = longest === null ? hold.expiresAt : sql`least(excluded.expires_at, ${latest(longest)})`;
  const [row] = await tx
    .insert(calendarHolds)
    .values({ ...hold, holdType: 'checkout' })
    .onConflictDoUpdate({
      target: calendarHolds.visitorHash,
      targetWhere: sql`hold_type = 'checkout' and status = 'active'`,
      set: { proposedDate, proposedTime, service, expiresAt, addressHash },
    })
    .returning({ id: calendarHolds.id, fresh: sql<boolean>`xmax = 0`, expiresAt: calendarHolds.expiresAt });
  if (!row) throw new Error('upsert into calendar_holds returned no row');
  return row;
}

const latest = (minutes: number) => sql`${calendarHolds.createdAt} + make_interval(mins => ${minutes})`;

/** A hold lasts until so many minutes after it was first placed, unless it lasts longer already. */
export async function extendHold(db: Db, holdId: number, minutes: number): Promise<void> {
  await db
    .update(calendarHolds)
    .set({ expiresAt: latest(minutes) })
    .where(
      and(
        eq(calendarHolds.id, holdId),
        eq(calendarHolds.status, 'active'),
        lt(calendarHolds.expiresAt, latest(minutes)),
      ),
    );
}

/** Checkouts of one network stand in line until the transaction ends, so that each counts those before it. */
export async function lockNetwork(tx: Db, addressHash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`network ${addressHash}`}))`);
}

/**
 * A hold is live until it expires, and after that while it has an open ticket: its day is not released before the gateway has
 * said whether the ticket was paid.
 */
export const isLive = (now: Date) =>
  and(eq(calendarHolds.status, 'active'), or(gt(calendarHolds.expiresAt, now), hasOpenTicket));

export const hasOpenTicket = sql<boolean>`exists (
  select from booking_contexts as checkout
  where checkout.hold_id = ${calendarHolds.id} and checkout.state = 'open' and checkout.ticket is not null)`;

/** Live holds from an IP address by other visitors. */
export async function countLiveHolds(tx: Db, of: { addressHash: string; visitorHash: string; now: Date }) {
  const [row] = await tx
    .select({ live: count() })
    .from(calendarHolds)
    .where(
      and(isLive(of.now), eq(calendarHolds.addressHash, of.addressHash), ne(calendarHolds.visitorHash, of.visitorHash)),
    );
  return row?.live ?? 0;
}

/** Live Platinum checkouts of other visitors. */
export async function countPlatinumHolds(tx: Db, of: { visitorHash: string; now: Date }): Promise<number> {
  const [row] = await tx
    .select({ live: count() })
    .from(calendarHolds)
    .where(and(isLive(of.now), eq(calendarHolds.service, 'platinum'), ne(calendarHolds.visitorHash, of.visitorHash)));
  return row?.live ?? 0;
}

/**
 * Locks a hold until the transaction ends. Opening a checkout takes the same lock, so a release sees every checkout that
 * still needs the hold.
 */
export async function lockHold(tx: Db, holdId: number): Promise<void> {
  await tx.select({ id: calendarHolds.id }).from(calendarHolds).where(eq(calendarHolds.id, holdId)).for('update');
}

/** Marks a hold as released; the caller releases its claims. */
export async function releaseHold(tx: Db, holdId: number): Promise<void> {
  await tx
    .update(calendarHolds)
    .set({ status: 'released' })
    .where(and(eq(calendarHolds.id, holdId), eq(calendarHolds.status, 'active')));
}
