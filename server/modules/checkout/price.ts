import { taxRates } from '#business/taxes.ts';
import type { BookingChoice } from '#domain/booking/checkout.ts';
import { normalizeClientNumber } from '#domain/booking/client-number.ts';
import { free, freeRefreshApplies, opensRefresh } from '#domain/booking/refresh.ts';
import { isTestLayout, type Layout } from '#domain/funnel/layout.ts';
import type { StorefrontSize } from '#domain/funnel/size.ts';
import { basePrice, type PriceTable } from '#domain/pricing/price.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import { type Quote, withTaxes } from '#domain/pricing/tax.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { findEarlierBooking } from '#server/modules/bookings/queries/bookings.ts';
import { currentPrices } from '#server/modules/pricing/current.ts';

export type PriceQuestion = {
  size: StorefrontSize;
  layout: Layout;
  service: CoatingType;
  monthly: boolean;
  /** The order number or client ID that was given for a refresh. */
  number: string | null;
  postalCode: string;
};

export type Priced = {
  /** What is charged by default: free for a VIP's one refresh, else the standard price. */
  quote: Quote;
  standard: Quote;
  /** The earlier booking of a refresh. */
  earlier: Booking | null;
};

type Needs = Pick<Deps, 'db' | 'settings' | 'clock' | 'offersTestLayout' | 'log'>;

/** The standard price with taxes. A combination that the table lacks takes the fallback and is told to the operator. */
export function standardQuote(
  deps: Pick<Deps, 'log'>,
  prices: PriceTable,
  question: Omit<PriceQuestion, 'number' | 'postalCode'>,
): Quote {
  const { base, listed } = basePrice(prices, question);
  if (!listed) deps.log.warn({ ...question }, 'no listed price: the fallback was taken');
  return withTaxes(base, taxRates);
}

/** Prices one service for a visitor. Refuses a layout that is not on offer and a refresh number that opens nothing. */
export async function priceBooking(deps: Needs, question: PriceQuestion): Promise<Priced | Refusal> {
  if (isTestLayout(question.layout) && !deps.offersTestLayout) return refuse('LAYOUT_NOT_OFFERED');
  const standard = standardQuote(deps, await currentPrices(deps), question);
  if (question.service !== 'refresh') return { quote: standard, standard, earlier: null };
  const found = await earlierBooking(deps, question.number ?? '');
  if (isRefusal(found)) return found;
  const number = normalizeClientNumber(question.number ?? '');
  const isFree = freeRefreshApplies(found, { number, area: question.postalCode });
  return { quote: isFree ? withTaxes(free, taxRates) : standard, standard, earlier: found };
}

/** Prices what was chosen. */
export const priceChoice = (deps: Needs, choice: BookingChoice): Promise<Priced | Refusal> =>
  priceBooking(deps, {
    size: choice.storefrontSize,
    layout: choice.selectedLayout,
    service: choice.coatingType,
    monthly: choice.monthlyService === 'yes',
    number: choice.clientNumber,
    postalCode: choice.postalCode,
  });

async function earlierBooking(deps: Pick<Deps, 'db'>, typed: string): Promise<Booking | Refusal> {
  const number = normalizeClientNumber(typed);
  const earlier = number === '' ? null : await findEarlierBooking(deps.db, number);
  return earlier && opensRefresh(earlier) ? earlier : refuse('CLIENT_NUMBER_UNKNOWN');
}
