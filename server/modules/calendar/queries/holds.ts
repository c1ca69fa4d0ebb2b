import { and, count, eq, gt, ne, or, sql } from 'drizzle-orm';
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

/** Inserts the visitor's one checkout hold (`fresh`), or updates it to the new choice. Locks it until the transaction ends. */
export async function placeCheckoutHold(tx: Db, hold: CheckoutHold): Promise<{ id: number; fresh: boolean }> {
  const { proposedDate, proposedTime, service, expiresAt, addressHash } = hold;
  const [row] = await tx
    .insert(calendarHolds)
    .values({ ...hold, holdType: 'checkout' })
    .onConflictDoUpdate({
      target: calendarHolds.visitorHash,
      targetWhere: sql`hold_type = 'checkout' and status = 'active'`,
      set: { proposedDate, proposedTime, service, expiresAt, addressHash },
    })
    .returning({ id: calendarHolds.id, fresh: sql<boolean>`xmax = 0` });
  if (!row) throw new Error('upsert into calendar_holds returned no row');
  return row;
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
