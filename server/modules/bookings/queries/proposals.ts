import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { weatherNotifications } from '#server/database/schema/weather.ts';
import { releaseHolds } from '#server/modules/calendar/queries/weather-holds.ts';

/**
 * Closes a booking's proposals, except the one being answered, and frees the day held for it.
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
  await releaseHolds(tx, holds);
}
