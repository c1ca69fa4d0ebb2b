import { seasonOfferTimes } from '#business/returning.ts';
import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { areasAt, checkArea, type ServedAreas } from '#domain/funnel/area.ts';
import { isBookableSize } from '#domain/funnel/size.ts';
import { seasonOffered } from '#domain/offers/season.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { readSeasons } from '#server/modules/settings/queries/seasons.ts';
import { ineligibilityFor } from './ineligibility.ts';
import { addressesAsked, type LastVisit, lastVisitsOf, wasOffered } from './queries/candidates.ts';
import { queueMail } from './queue.ts';

type Queueing = Pick<Deps, 'db' | 'ids' | 'appSecret' | 'clock' | 'calendar'>;

const batch = 200;

/**
 * In the weeks before a season, queues an offer for every client who agrees, whose last visit was coated, and who has not
 * booked again; once for each client and season. Returns how many.
 */
export async function queueSeasonOffers(deps: Queueing): Promise<number> {
  const day = today(deps.clock.now(), schedule.timeZone);
  const season = seasonOffered(day, (await readSeasons(deps.db))(day), seasonOfferTimes);
  if (season === null) return 0;
  const areas = areasAt(await deps.calendar.rules.read(), deps.clock.now());
  let queued = 0;
  for (let after = ''; ; ) {
    const addresses = await addressesAsked(deps.db, { after, most: batch });
    for (const email of addresses) {
      for (const last of await lastVisitsOf(deps.db, email))
        if (await queueOne(deps, { ...last, email, season, areas })) queued += 1;
    }
    const last = addresses.at(-1);
    if (last === undefined || addresses.length < batch) return queued;
    after = last;
  }
}

const queueOne = (
  deps: Queueing,
  {
    rootId: recordId,
    bookingId,
    email,
    season,
    areas,
  }: LastVisit & { email: string; season: number; areas: ServedAreas },
): Promise<boolean> =>
  transact(deps.db, async (tx) => {
    const booking = await findBookingById(tx, bookingId);
    // The link of the offer leads to the appointments of a drawn storefront.
    if (!booking || booking.selectedLayout === null || !isBookableSize(booking.storefrontSize)) return false;
    if (!checkArea(booking.postalCode, areas).served) return false;
    if (await wasOffered(tx, { rootId: recordId, season })) return false;
    if (await ineligibilityFor(tx, { bookingId, email, purpose: 'season' }, deps.clock.now())) return false;
    return queueMail(deps, tx, { booking, email, purpose: 'season', recordId, season });
  });
