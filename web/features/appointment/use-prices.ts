import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { offerOf, type PriceField } from '#business/service-cards.ts';
import { needOf } from '#business/services.ts';
import { layoutNumber } from '#domain/funnel/layout.ts';
import { type Cents, fromDollars } from '#domain/money.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import { call, type Input, type Output } from '#web/client/call.ts';
import { quotePrices } from '#web/client/calls.ts';
import type { Draft } from '#web/state/draft.ts';
import { showingRefreshKey } from '#web/state/refresh-key.ts';

type Asked = Input<typeof quotePrices>['body'];
type Answer = Output<typeof quotePrices>;

/** Refetched on each visit of the page: places and free refreshes get used up meanwhile. */
const usePricing = (asked: Asked | null) =>
  useQuery({
    queryKey: ['/api/pricing', asked],
    queryFn: asked ? ({ signal }) => call(quotePrices, { body: asked }, { signal, ...showingRefreshKey() }) : skipToken,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

const facade = ({ storefrontSize, selectedLayout, postalCode }: Draft): Asked | null =>
  storefrontSize === '' || selectedLayout === ''
    ? null
    : { buildingSize: storefrontSize, layout: layoutNumber(selectedLayout), postalCode };

export const usePriceList = (draft: Draft) => usePricing(facade(draft));

/** The quote of the chosen service. A refresh is not quoted before it has its number. */
export function useQuote(draft: Draft, number: string) {
  const { coatingType } = draft;
  const about = facade(draft);
  const given = needOf(coatingType) === 'order' ? { clientId: number, orderNumber: number } : {};
  const ready = about !== null && coatingType !== '' && (needOf(coatingType) !== 'order' || number !== '');
  return usePricing(ready ? { ...about, coatingType, ...given } : null);
}

export function listPrice(answer: Answer, service: CoatingType): Cents | null {
  const field = offerOf(service)?.priceField;
  return field === undefined ? null : fromDollars(answer[field as PriceField]);
}
