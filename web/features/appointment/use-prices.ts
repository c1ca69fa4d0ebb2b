import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { layoutNumber } from '#domain/funnel/layout.ts';
import { type Cents, parseDecimal } from '#domain/money.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import { call, type Input, type Output } from '#web/client/call.ts';
import { quotePrices } from '#web/client/calls.ts';
import type { Draft } from '#web/state/draft.ts';
import { showingRefreshKey } from '#web/state/refresh-key.ts';
import type { Price } from '#web/ui/price-lines.tsx';

type Asked = Input<typeof quotePrices>['body'];
type Answer = Output<typeof quotePrices>;

/** Asked for afresh by each visit of the page: places and free refreshes are used up meanwhile. */
const usePricing = (asked: Asked | null) =>
  useQuery({
    queryKey: ['/api/pricing', asked],
    queryFn: asked ? ({ signal }) => call(quotePrices, { body: asked }, { signal, ...showingRefreshKey() }) : skipToken,
    placeholderData: keepPreviousData,
    gcTime: 0,
    networkMode: 'always',
  });

const facade = ({ storefrontSize, selectedLayout, postalCode }: Draft): Asked | null =>
  storefrontSize === '' || selectedLayout === ''
    ? null
    : { buildingSize: storefrontSize, layout: layoutNumber(selectedLayout), postalCode };

/** The prices of all services, whichever is chosen. */
export const usePriceList = (draft: Draft) => usePricing(facade(draft));

/** The quote of the chosen service. A refresh is not asked about before it has its number. */
export function useQuote(draft: Draft, number: string) {
  const { coatingType } = draft;
  const about = facade(draft);
  const given = coatingType === 'refresh' ? { clientId: number, orderNumber: number } : {};
  const ready = about !== null && coatingType !== '' && (coatingType !== 'refresh' || number !== '');
  return usePricing(ready ? { ...about, coatingType, ...given } : null);
}

const wireNames = {
  essential: 'essentialCoat',
  complete: 'completeCoat',
  platinum: 'platinumPreservation',
  refresh: 'preservationRefresh',
  'preservation-preview': 'preservationPreview',
} as const satisfies Record<CoatingType, keyof Answer>;

/** The listed price of a service; the wire carries dollars as a number. */
export const listPrice = (answer: Answer, service: CoatingType): Cents | null =>
  parseDecimal(answer[wireNames[service]].toFixed(2));

export function readQuote({ quote }: Answer): Price | null {
  if (!quote) return null;
  const [base, gst, qst, total] = [quote.base, quote.gst, quote.qst, quote.total].map(parseDecimal);
  if (base == null || gst == null || qst == null || total == null) return null;
  return { base, gst, qst, total };
}
