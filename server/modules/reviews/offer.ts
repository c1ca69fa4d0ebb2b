import * as z from 'zod/mini';
import { reviewLinkDays } from '#business/review.ts';
import { dayMs } from '#domain/durations.ts';
import { areasAt, checkArea } from '#domain/funnel/area.ts';
import { isTestLayout, layouts } from '#domain/funnel/layout.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { offerOfReview } from './queries.ts';

/** What an accepted visitor continues with. Stored only in the outbox row of the acceptance's mail. */
const Offer = z.object({
  postalCode: z.string(),
  storefrontSize: z.enum(bookableSizes),
  selectedLayout: z.enum(layouts),
});
export type Offer = z.infer<typeof Offer>;

/** The operator's answer, with their own words (may be empty). */
export type ReviewAnswer =
  | ({ kind: 'accept'; words: string } & Offer)
  | { kind: 'decline'; words: string }
  | { kind: 'ask'; words: string };

/** The offer of an accepted review that has a link. */
export async function offerOf(db: Db, reviewId: string): Promise<Offer> {
  return Offer.parse(await offerOfReview(db, reviewId));
}

/** The same of any review; null if it was answered with a special price, or otherwise. */
export const offerIfAny = async (db: Db, reviewId: string): Promise<Offer | null> =>
  z.nullable(Offer).parse(await offerOfReview(db, reviewId));

/** Refuses an offer that the checkout would refuse later. */
export async function checkOffer(
  { calendar, clock, offersTestLayout }: Pick<Deps, 'calendar' | 'clock' | 'offersTestLayout'>,
  { postalCode, storefrontSize, selectedLayout }: Offer,
): Promise<Offer | Refusal> {
  const area = checkArea(postalCode, areasAt(await calendar.rules.read(), clock.now()));
  if (!area.served) return refuse(area.reason === 'too-short' ? 'POSTAL_CODE_TOO_SHORT' : 'AREA_NOT_SERVED');
  if (isTestLayout(selectedLayout) && !offersTestLayout) return refuse('LAYOUT_NOT_OFFERED');
  return { postalCode: area.area, storefrontSize, selectedLayout };
}

export const linkExpiry = (now: Date): Date => new Date(now.getTime() + reviewLinkDays * dayMs);
