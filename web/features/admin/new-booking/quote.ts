import { needOf } from '#business/services.ts';
import { layoutNumber } from '#domain/funnel/layout.ts';
import { readQuote } from '#domain/pricing/read-quote.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { codeOf } from '#web/client/failure.ts';
import { RequestError } from '#web/client/request.ts';
import type { Typed } from './wish.ts';

/** The price in a response that has a quote, or in a refusal that has the right one. */
export function quoteIn(answer: Readonly<Record<string, unknown>> | undefined): RatedQuote | null {
  const quote = readQuote(answer?.quote);
  return quote?.taxRates ? { ...quote, taxRates: quote.taxRates } : null;
}

/** The right price, if a refusal says that it differs; null if it has none. */
export const rightPriceIn = (failure: unknown): { quote: RatedQuote | null } | null =>
  failure instanceof RequestError && codeOf(failure) === 'PRICE_DIFFERS' ? { quote: quoteIn(failure.details) } : null;

type Priced = Pick<Typed, 'storefrontSize' | 'selectedLayout' | 'coatingType'> & { clientId: string; area: string };

/** What to ask the price for; false while something it depends on is missing. A refresh is priced by its client. */
export function askedFor({ storefrontSize, selectedLayout, coatingType, clientId, area }: Priced) {
  const number = clientId.trim().toUpperCase();
  if (storefrontSize === '' || selectedLayout === '' || coatingType === '') return false;
  if (needOf(coatingType) === 'order' && number === '') return false;
  return {
    ...{ buildingSize: storefrontSize, layout: layoutNumber(selectedLayout), coatingType },
    postalCode: area.trim().toUpperCase(),
    ...(needOf(coatingType) === 'order' && { clientId: number, orderNumber: number }),
  };
}

/** What the price depends on; a price from the server stays valid until one of these changes. */
const priced = ['postalCode', 'storefrontSize', 'selectedLayout', 'coatingType', 'clientId', 'email'] as const;
export const changesPrice = (more: Partial<Typed>): boolean => priced.some((name) => name in more);
