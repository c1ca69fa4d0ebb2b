import type { Db } from '#server/database/database.ts';
import { releaseHoldClaims } from '#server/modules/calendar/queries/day-claims.ts';
import { hasNoOpenTicket, lockHold, releaseHold, setHoldEnd } from '#server/modules/calendar/queries/holds.ts';
import { endOffer, openOffer } from './queries/offers.ts';

/** Passes on a day held for someone. With a card form open, the hold ends with its ticket, so that a payment is booked. */
export async function letOfferGo(tx: Db, entryId: string, now: Date): Promise<void> {
  const offer = await openOffer(tx, entryId);
  if (!offer) return;
  const hold = await lockHold(tx, offer.holdId);
  if (hold?.status === 'used') return endOffer(tx, offer.id, { state: 'taken', now });
  if (hold?.status === 'active') {
    await setHoldEnd(tx, offer.holdId, now, { later: false });
    if (await hasNoOpenTicket(tx, offer.holdId)) {
      await releaseHold(tx, offer.holdId);
      await releaseHoldClaims(tx, offer.holdId);
    }
  }
  await endOffer(tx, offer.id, { state: 'passed', now });
}
