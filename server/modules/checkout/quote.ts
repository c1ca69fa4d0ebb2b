import type { PriceField } from '#business/service-cards.ts';
import { offered } from '#business/service-cards.ts';
import { limitedService, needOf, serviceKeys } from '#business/services.ts';
import type { LayoutNumber } from '#domain/funnel/layout.ts';
import { isTestLayout } from '#domain/funnel/layout.ts';
import type { StorefrontSize } from '#domain/funnel/size.ts';
import { toDollars } from '#domain/money.ts';
import type { PriceTable } from '#domain/pricing/price.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import type { RatedQuote, TaxRates } from '#domain/pricing/tax.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { inDemandAt } from '#server/modules/calendar/open-days.ts';
import type { CalendarClaims, CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { currentPrices } from '#server/modules/pricing/current.ts';
import { nothingShown, priceBooking, type Shown, standardQuote } from './price.ts';

type Question = {
  buildingSize: StorefrontSize;
  layout: number | string;
  coatingType?: CoatingType | '' | null | undefined;
  clientId?: string | null | undefined;
  orderNumber?: string | null | undefined;
  monthlyService?: 'yes' | 'no' | '' | null | undefined;
};

type Answer = Record<PriceField, number> & {
  availability: Record<string, { offered: boolean; available: boolean; remaining: number }>;
  quote?: RatedQuote;
  /** The key of the link presented for a VIP's free refresh. */
  wrongKey?: boolean;
};

/** Places left of the service with limited places; those in others' checkouts count as taken, unless days are in demand. */
export function platinumRemaining(
  rules: Pick<CalendarRules, 'platinumOffered'>,
  claims: Pick<CalendarClaims, 'vipFree' | 'platinumHolds'>,
  { now, visitorHash, inDemand }: { now: Date; visitorHash: string | null; inDemand: boolean },
): number {
  const inCheckout = claims.platinumHolds.filter(
    (hold) => hold.expiresAt > now && (hold.visitorHash === null || (!inDemand && hold.visitorHash !== visitorHash)),
  ).length;
  return rules.platinumOffered ? Math.max(0, claims.vipFree - inCheckout) : 0;
}

/** Prices of every service before taxes, and the full quote of the given one. */
export async function quotePrices(
  deps: Pick<Deps, 'db' | 'calendar' | 'settings' | 'clock' | 'taxRatesAt' | 'limits' | 'offersTestLayout' | 'log'>,
  visitor: { hash: string | null },
  question: Question,
  shown: Shown = nothingShown,
): Promise<Answer | Refusal> {
  const layout = `layout${Number(String(question.layout).replace('layout', '')) as LayoutNumber}` as const;
  if (isTestLayout(layout) && !deps.offersTestLayout) return refuse('LAYOUT_NOT_OFFERED');
  const monthly = question.monthlyService === 'yes';
  const choice = { size: question.buildingSize, layout, monthly };
  const [rules, claims, prices] = await Promise.all([
    deps.calendar.rules.read(),
    deps.calendar.claims.read(),
    currentPrices(deps),
  ]);
  const now = deps.clock.now();
  const taxRates = deps.taxRatesAt(now);
  const quoteOf = (service: CoatingType) => standardQuote(deps, { prices, taxRates }, { ...choice, service });
  const base = (service: CoatingType) => toDollars(quoteOf(service).base);
  const inDemand = (await inDemandAt(deps, now)) !== null;
  const remaining = platinumRemaining(rules, claims, { now, visitorHash: visitor.hash, inDemand });
  const { platinumOffered } = rules;
  const service = serviceKeys.find((type) => type === question.coatingType);
  const isOpen = service !== undefined && needOf(service) !== 'order';
  const priced = (): Answer => ({
    ...(Object.fromEntries(offered.map(({ key, priceField }) => [priceField, base(key)])) as Record<
      PriceField,
      number
    >),
    availability: limitedService
      ? { [limitedService.key]: { offered: platinumOffered, available: remaining > 0, remaining } }
      : {},
    ...(isOpen && { quote: quoteOf(service) }),
  });
  const same = [choice.size, layout, monthly, service, platinumOffered, remaining].join();
  const answer = keptWith(claims, { prices, taxRates, same }, priced);
  if (service === undefined || isOpen) return answer;
  const number = question.orderNumber || question.clientId || null;
  const asked = { ...choice, service, number, date: null, shown };
  const refresh = await priceBooking(deps, asked);
  return isRefusal(refresh) ? refresh : { ...answer, quote: refresh.quote, wrongKey: refresh.wrongKey };
}

type Priced = { prices: PriceTable; taxRates: TaxRates };
type Shared = Priced & { answers: Map<string, Answer> };

/** Identical requests share one answer, until the claims behind its places, the prices or the rates change. */
const shared = new WeakMap<object, Shared>();

function keptWith(claims: object, { prices, taxRates, same }: Priced & { same: string }, make: () => Answer): Answer {
  const known = shared.get(claims);
  const isSame = known?.prices === prices && known.taxRates === taxRates;
  const { answers } = isSame ? known : { answers: new Map<string, Answer>() };
  shared.set(claims, { prices, taxRates, answers });
  const answer = answers.get(same) ?? make();
  answers.set(same, answer);
  return answer;
}
