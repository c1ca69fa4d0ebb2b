import { and, count, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { calendarHolds } from '../schema/index.ts';

export type CheckoutHold = {
  visitorHash: string;
  addressHash: string;
  proposedDate: string;
  proposedTime: string;
  service: string;
  expiresAt: Date;
  createdAt: Date;
};

/** The visitor's one checkout hold: made (`fresh`), or moved to the new choice. Locked until the transaction ends. */
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
  if (!row) throw new Error('a checkout hold was neither made nor moved');
  return row;
}

/** Live holds of an address by other visitors. */
export async function countLiveHolds(tx: Db, of: { addressHash: string; visitorHash: string; now: Date }) {
  const [row] = await tx
    .select({ live: count() })
    .from(calendarHolds)
    .where(
      and(
        eq(calendarHolds.status, 'active'),
        gt(calendarHolds.expiresAt, of.now),
        eq(calendarHolds.addressHash, of.addressHash),
        ne(calendarHolds.visitorHash, of.visitorHash),
      ),
    );
  return row?.live ?? 0;
}

/** Live Platinum checkouts of other visitors. */
export async function countPlatinumHolds(tx: Db, of: { visitorHash: string; now: Date }): Promise<number> {
  const [row] = await tx
    .select({ live: count() })
    .from(calendarHolds)
    .where(
      and(
        eq(calendarHolds.status, 'active'),
        eq(calendarHolds.service, 'platinum'),
        gt(calendarHolds.expiresAt, of.now),
        ne(calendarHolds.visitorHash, of.visitorHash),
      ),
    );
  return row?.live ?? 0;
}

/** Lets a hold go; its claims are released by the caller. */
export async function releaseHold(tx: Db, holdId: number): Promise<void> {
  await tx
    .update(calendarHolds)
    .set({ status: 'released' })
    .where(and(eq(calendarHolds.id, holdId), eq(calendarHolds.status, 'active')));
}
