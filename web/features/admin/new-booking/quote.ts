import { needOf } from '#business/services.ts';
import { layoutNumber } from '#domain/funnel/layout.ts';
import { readQuote } from '#domain/pricing/read-quote.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { codeOf } from '#web/client/failure.ts';
import { RequestError } from '#web/client/request.ts';
import type { Typed } from './wish.ts';

/** The price in an answer that names a quote, or in a refusal that names the right one. */
export function quoteIn(answer: Readonly<Record<string, unknown>> | undefined): RatedQuote | null {
  const quote = readQuote(answer?.quote);
  return quote?.taxRates ? { ...quote, taxRates: quote.taxRates } : null;
}

/** The right price, where a refusal says that it is another one; null where there is none in it. */
export const rightPriceIn = (failure: unknown): { quote: RatedQuote | null } | null =>
  failure instanceof RequestError && codeOf(failure) === 'PRICE_DIFFERS' ? { quote: quoteIn(failure.details) } : null;

type Priced = Pick<Typed, 'storefrontSize' | 'selectedLayout' | 'coatingType'> & { clientId: string; area: string };

/** What the price is asked of; false while something is missing that it depends on. A refresh is priced by its client. */
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

/** What the price depends on; a price that the server named holds until one of these is changed. */
const priced = ['postalCode', 'storefrontSize', 'selectedLayout', 'coatingType', 'clientId', 'email'] as const;
export const changesPrice = (more: Partial<Typed>): boolean => priced.some((name) => name in more);
