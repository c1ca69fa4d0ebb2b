import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { calendarHolds, dayClaims } from '#server/database/schema/calendar.ts';
import { weatherNotifications } from '#server/database/schema/weather.ts';

/** Whether a client has still to answer if the visit is moved because of the weather. */
export async function hasOpenProposal(db: Db, bookingId: string): Promise<boolean> {
  const { id, bookingId: of, state } = weatherNotifications;
  const rows = await db
    .select({ id })
    .from(weatherNotifications)
    .where(and(eq(of, bookingId), eq(state, 'open')))
    .limit(1);
  return rows.length > 0;
}

/**
 * Closes what is proposed for a booking, but for the one that is being answered, and frees the day that was held for it.
 * The booking is locked by the caller.
 */
export async function closeProposals(tx: Db, bookingId: string, { except }: { except?: number } = {}): Promise<void> {
  const closed = await tx
    .update(weatherNotifications)
    .set({ state: 'closed' })
    .where(
      and(
        eq(weatherNotifications.bookingId, bookingId),
        ne(weatherNotifications.state, 'closed'),
        ...(except === undefined ? [] : [ne(weatherNotifications.id, except)]),
      ),
    )
    .returning({ holdId: weatherNotifications.holdId });
  const holds = closed.flatMap(({ holdId }) => (holdId === null ? [] : [holdId]));
  if (holds.length === 0) return;
  await tx.delete(dayClaims).where(inArray(dayClaims.holdId, holds));
  await tx
    .update(calendarHolds)
    .set({ status: 'released' })
    .where(and(inArray(calendarHolds.id, holds), eq(calendarHolds.status, 'active')));
}
