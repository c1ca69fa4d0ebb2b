import * as z from 'zod/mini';
import { servedAreas } from '#business/area.ts';
import { reviewLinkDays } from '#business/review.ts';
import { dayMs } from '#domain/durations.ts';
import { checkArea } from '#domain/funnel/area.ts';
import { isTestLayout, layouts } from '#domain/funnel/layout.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { offerOfReview } from './queries.ts';

/** With what an accepted visitor goes on; it stands in the mail that tells it, and nowhere else. */
const Offer = z.object({
  /** The area of the postal code. */
  postalCode: z.string(),
  storefrontSize: z.enum(bookableSizes),
  selectedLayout: z.enum(layouts),
});
export type Offer = z.infer<typeof Offer>;

/** What the operator says to a request, with the words that they add. */
export type ReviewAnswer =
  | ({ kind: 'accept'; words: string } & Offer)
  | { kind: 'decline'; words: string }
  | { kind: 'ask'; words: string };

/** What an acceptance offered. */
export async function offerOf(db: Db, reviewId: string): Promise<Offer> {
  return Offer.parse(await offerOfReview(db, reviewId));
}

/** An offer must be bookable: the checkout would refuse the visitor what the operator promised. */
export async function checkOffer(
  { calendar, offersTestLayout }: Pick<Deps, 'calendar' | 'offersTestLayout'>,
  { postalCode, storefrontSize, selectedLayout }: Offer,
): Promise<Offer | Refusal> {
  const { blockedAreas: blocked } = await calendar.rules.read();
  const area = checkArea(postalCode, { served: servedAreas, blocked });
  if (!area.served) return refuse(area.reason === 'too-short' ? 'POSTAL_CODE_TOO_SHORT' : 'AREA_NOT_SERVED');
  if (isTestLayout(selectedLayout) && !offersTestLayout) return refuse('LAYOUT_NOT_OFFERED');
  return { postalCode: area.area, storefrontSize, selectedLayout };
}

/** Until when the link of an acceptance leads to the appointments. */
export const linkExpiry = (now: Date): Date => new Date(now.getTime() + reviewLinkDays * dayMs);
