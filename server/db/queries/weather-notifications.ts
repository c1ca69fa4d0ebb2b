import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { calendarHolds, dayClaims, weatherNotifications } from '../schema/index.ts';

/** Closes what is proposed for a booking and frees the day that was held for it. The booking is locked by the caller. */
export async function closeProposals(tx: Db, bookingId: string): Promise<void> {
  const closed = await tx
    .update(weatherNotifications)
    .set({ state: 'closed' })
    .where(and(eq(weatherNotifications.bookingId, bookingId), ne(weatherNotifications.state, 'closed')))
    .returning({ holdId: weatherNotifications.holdId });
  const holds = closed.flatMap(({ holdId }) => (holdId === null ? [] : [holdId]));
  if (holds.length === 0) return;
  await tx.delete(dayClaims).where(inArray(dayClaims.holdId, holds));
  await tx
    .update(calendarHolds)
    .set({ status: 'released' })
    .where(and(inArray(calendarHolds.id, holds), eq(calendarHolds.status, 'active')));
}
