import type { LayoutNumber } from '#domain/funnel/layout.ts';
import { isTestLayout } from '#domain/funnel/layout.ts';
import type { StorefrontSize } from '#domain/funnel/size.ts';
import { toDollars } from '#domain/money.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import { coatingTypes } from '#domain/pricing/service.ts';
import type { Quote } from '#domain/pricing/tax.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { CalendarClaims, CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { priceBooking, standardQuote } from './price.ts';

type Question = {
  buildingSize: StorefrontSize;
  layout: number | string;
  coatingType?: CoatingType | '' | null | undefined;
  clientId?: string | null | undefined;
  orderNumber?: string | null | undefined;
  postalCode?: string | null | undefined;
  monthlyService?: 'yes' | 'no' | '' | null | undefined;
};

type Answer = {
  essentialCoat: number;
  completeCoat: number;
  platinumPreservation: number;
  preservationRefresh: number;
  preservationPreview: number;
  availability: { platinum: { offered: boolean; available: boolean; remaining: number } };
  quote?: Quote;
};

/** Platinum places left; those in the checkout of others are counted as gone. */
export function platinumRemaining(
  rules: Pick<CalendarRules, 'platinumOffered'>,
  claims: Pick<CalendarClaims, 'vipFree' | 'platinumHolds'>,
  { now, visitorHash }: { now: Date; visitorHash: string | null },
): number {
  const inCheckout = claims.platinumHolds.filter(
    (hold) => hold.expiresAt > now && (hold.visitorHash === null || hold.visitorHash !== visitorHash),
  ).length;
  return rules.platinumOffered ? Math.max(0, claims.vipFree - inCheckout) : 0;
}

/** Prices of every service before taxes, and the full quote of the one that is named. */
export async function quotePrices(
  deps: Pick<Deps, 'db' | 'calendar' | 'clock' | 'offersTestLayout' | 'log'>,
  visitor: { hash: string | null },
  question: Question,
): Promise<Answer | Refusal> {
  const layout = `layout${Number(String(question.layout).replace('layout', '')) as LayoutNumber}` as const;
  if (isTestLayout(layout) && !deps.offersTestLayout) return refuse('LAYOUT_NOT_OFFERED');
  const monthly = question.monthlyService === 'yes';
  const choice = { size: question.buildingSize, layout, monthly };
  const base = (service: CoatingType) => toDollars(standardQuote(deps, { ...choice, service }).base);
  const [rules, claims] = await Promise.all([deps.calendar.rules.read(), deps.calendar.claims.read()]);
  const remaining = platinumRemaining(rules, claims, { now: deps.clock.now(), visitorHash: visitor.hash });
  const answer: Answer = {
    essentialCoat: base('essential'),
    completeCoat: base('complete'),
    platinumPreservation: base('platinum'),
    preservationRefresh: base('refresh'),
    preservationPreview: base('preservation-preview'),
    availability: { platinum: { offered: rules.platinumOffered, available: remaining > 0, remaining } },
  };
  const service = coatingTypes.find((type) => type === question.coatingType);
  if (!service) return answer;
  const number = question.orderNumber || question.clientId || null;
  const priced = await priceBooking(deps, { ...choice, service, number, postalCode: question.postalCode ?? '' });
  return isRefusal(priced) ? priced : { ...answer, quote: priced.quote };
}
