import { ratingTimes } from '#business/returning.ts';
import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { daysBefore } from '#domain/offers/visit.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { ineligibilityFor } from './ineligibility.ts';
import { visitsToAskAbout } from './queries/candidates.ts';
import { queueMail } from './queue.ts';

/** A visit may be marked as done some days late. */
const markedWithinDays = 30;

/** For every visit that was done some days ago and went well, and whose customer agrees; returns how many. */
export async function queueRatings(
  deps: Pick<Deps, 'db' | 'ids' | 'appSecret' | 'clock' | 'settings'>,
): Promise<number> {
  const { ratingPage: page } = await deps.settings.read();
  if (page === null) return 0;
  const now = deps.clock.now();
  const day = today(now, schedule.timeZone);
  const from = daysBefore(day, ratingTimes.withinDays + markedWithinDays);
  const visits = await visitsToAskAbout(deps.db, { from, until: daysBefore(day, ratingTimes.afterDays) });
  let queued = 0;
  for (const { id: bookingId, email } of visits) {
    const done = await transact(deps.db, async (tx) => {
      const booking = await findBookingById(tx, bookingId);
      if (!booking || (await ineligibilityFor(tx, { bookingId, email, purpose: 'rating' }, now))) return false;
      return queueMail(deps, tx, { booking, email, purpose: 'rating', page: page[booking.language] });
    });
    if (done) queued += 1;
  }
  return queued;
}
