import type { Db } from '#server/database/database.ts';
import { lockHold } from '#server/modules/calendar/queries/holds.ts';
import { letHoldGo } from '#server/modules/calendar/queries/weather-holds.ts';
import { endOffer, openOffer } from './queries/offers.ts';

/** Passes on a day held for someone. With a card form open, the hold ends with its ticket, so that a payment is booked. */
export async function letOfferGo(tx: Db, entryId: string, now: Date): Promise<void> {
  const offer = await openOffer(tx, entryId);
  if (!offer) return;
  const hold = await lockHold(tx, offer.holdId);
  if (hold?.status === 'used') return endOffer(tx, offer.id, { state: 'taken', now });
  if (hold?.status === 'active') await letHoldGo(tx, offer.holdId, now);
  await endOffer(tx, offer.id, { state: 'passed', now });
}
