import { needOf, services } from '#business/services.ts';
import type { BookingChoice } from '#domain/booking/checkout.ts';
import { isVip } from '#domain/booking/client-number.ts';
import { courtesyFor, freeRefreshApplies, opensRefresh, refreshProblem } from '#domain/booking/refresh.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { isTestLayout, type Layout } from '#domain/funnel/layout.ts';
import type { StorefrontSize } from '#domain/funnel/size.ts';
import { type Cents, cents } from '#domain/money.ts';
import { basePrice, type PriceTable } from '#domain/pricing/price.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import { quoteAt, type RatedQuote, type TaxRates } from '#domain/pricing/tax.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { cleanNumber } from '#domain/typed/code.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { findEarlierBooking } from '#server/modules/bookings/queries/bookings.ts';
import { currentPrices } from '#server/modules/pricing/current.ts';
import { isLinkTo } from './queries/refresh-links.ts';

export type PriceQuestion = {
  size: StorefrontSize;
  layout: Layout;
  service: CoatingType;
  monthly: boolean;
  /** The order number or client ID entered for a refresh. */
  number: string | null;
  /** Null if not chosen yet. */
  date: IsoDate | null;
  shown: Shown;
};

/** The key of a booking's link, if presented; an operator needs none. */
export type Shown = { key: string | undefined } | 'operator';
export const nothingShown: Shown = { key: undefined };

export type Priced = {
  /** What is charged by default: for a VIP's one free refresh what exceeds it, else the standard price. */
  quote: RatedQuote;
  standard: RatedQuote;
  /** The earlier booking of a refresh. */
  earlier: Booking | null;
  /** What a VIP's free refresh takes off the standard price, before taxes; null if it does not apply. */
  courtesy: Cents | null;
  /** A key was presented that does not belong to the Platinum booking of the VIP ID. */
  wrongKey: boolean;
};

type Needs = Pick<Deps, 'db' | 'settings' | 'clock' | 'taxRatesAt' | 'offersTestLayout' | 'log'>;

/** The standard price with taxes. A combination missing from the table uses the fallback, and the operator is alerted. */
export function standardQuote(
  deps: Pick<Deps, 'log'>,
  { prices, taxRates }: { prices: PriceTable; taxRates: TaxRates },
  question: Pick<PriceQuestion, 'size' | 'layout' | 'service' | 'monthly'>,
): RatedQuote {
  const { base, listed } = basePrice(prices, question);
  if (!listed) deps.log.warn({ ...question }, 'no listed price: the fallback was taken');
  return quoteAt(base, taxRates);
}

/** Prices one service for a visitor. Refuses a layout that is not on offer and a refresh number that matches nothing. */
export async function priceBooking(deps: Needs, question: PriceQuestion): Promise<Priced | Refusal> {
  if (isTestLayout(question.layout) && !deps.offersTestLayout) return refuse('LAYOUT_NOT_OFFERED');
  const prices = await currentPrices(deps);
  const taxRates = deps.taxRatesAt(deps.clock.now());
  const standard = standardQuote(deps, { prices, taxRates }, question);
  if (needOf(question.service) !== 'order')
    return { quote: standard, standard, earlier: null, courtesy: null, wrongKey: false };
  const found = await earlierBooking(deps, question.number ?? '');
  if (isRefusal(found)) return found;
  const problem = question.date !== null && refreshProblem(found, question.date, services);
  if (problem) return refuse(problem);
  const number = cleanNumber(question.number ?? '');
  const vouched = isVip(number) && (await vouchedFor(deps, found, question.shown));
  const wrongKey = isVip(number) && !vouched && question.shown !== 'operator' && question.shown.key !== undefined;
  if (!freeRefreshApplies(found, { number, vouched }, services))
    return { quote: standard, standard, earlier: found, courtesy: null, wrongKey };
  // An imported booking may lack the layout: then its size alone counts.
  const coated = { ...question, size: found.storefrontSize, layout: found.selectedLayout ?? question.layout };
  const courtesy = courtesyFor({ wanted: standard.base, coated: basePrice(prices, coated).base });
  return { quote: quoteAt(cents(standard.base - courtesy), taxRates), standard, earlier: found, courtesy, wrongKey };
}

const vouchedFor = async ({ db, clock }: Needs, { id }: Booking, shown: Shown): Promise<boolean> =>
  shown === 'operator' ||
  (shown.key !== undefined && isLinkTo(db, { tokenHash: sha256(shown.key), bookingId: id, now: clock.now() }));

/** The purchase at the applicable price, with its free part. */
export const atPrice = (choice: BookingChoice, { courtesy }: Pick<Priced, 'courtesy'>): BookingChoice =>
  courtesy === null ? choice : { ...choice, courtesy };

/** Prices the selection. */
export const priceChoice = (deps: Needs, choice: BookingChoice, shown: Shown): Promise<Priced | Refusal> =>
  priceBooking(deps, {
    size: choice.storefrontSize,
    layout: choice.selectedLayout,
    service: choice.coatingType,
    monthly: choice.monthlyService === 'yes',
    number: choice.clientNumber,
    date: choice.appointmentDate,
    shown,
  });

async function earlierBooking(deps: Pick<Deps, 'db'>, typed: string): Promise<Booking | Refusal> {
  const number = cleanNumber(typed);
  const earlier = number === '' ? null : await findEarlierBooking(deps.db, number);
  return earlier && opensRefresh(earlier, services) ? earlier : refuse('CLIENT_NUMBER_UNKNOWN');
}
