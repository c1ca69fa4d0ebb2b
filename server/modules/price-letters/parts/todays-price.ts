import { limitedService } from '#business/services.ts';
import { areasAt, checkArea } from '#domain/funnel/area.ts';
import { isBookableSize } from '#domain/funnel/size.ts';
import type { PriceDraft } from '#domain/pricing/price-letter.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { quotePrices } from '#server/modules/checkout/quote.ts';

/** What the appointment page asks today for a storefront; refused where it could not be booked there. */
export async function todaysPrice(
  deps: Deps,
  visitor: { hash: string | null },
  draft: PriceDraft,
): Promise<RatedQuote | Refusal> {
  const { postalCode, storefrontSize: buildingSize, selectedLayout, coatingType, monthlyService } = draft;
  const rules = await deps.calendar.rules.read();
  if (!checkArea(postalCode, areasAt(rules, deps.clock.now())).served) return refuse('AREA_NOT_SERVED');
  if (!isBookableSize(buildingSize)) return refuse('SIZE_NOT_BOOKABLE');
  const asked = { buildingSize, layout: selectedLayout, coatingType, monthlyService };
  const answer = await quotePrices(deps, visitor, asked);
  if (isRefusal(answer)) return answer;
  if (coatingType === limitedService?.key && answer.availability[coatingType]?.available === false)
    return refuse('SOLD_OUT');
  return answer.quote ?? refuse('INVALID_INPUT');
}
