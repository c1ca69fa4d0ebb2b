import { skipToken, useQuery } from '@tanstack/react-query';
import { layoutNumber } from '#domain/funnel/layout.ts';
import { parseDecimal } from '#domain/money.ts';
import type { Quote } from '#domain/pricing/tax.ts';
import { call } from '#web/client/call.ts';
import { quotePrices } from '#web/client/calls.ts';
import { useDebouncedValue } from '#web/features/admin/shell/use-debounced-value.ts';
import type { Typed } from './wish.ts';

/** The amounts of an answer that names a quote, or of a refusal that names the right one. */
export function quoteIn(answer: Readonly<Record<string, unknown>> | undefined): Quote | null {
  const wire = answer?.quote;
  if (typeof wire !== 'object' || wire === null) return null;
  const amounts = new Map(Object.entries(wire));
  const [base, gst, qst, total] = ['base', 'gst', 'qst', 'total'].map((name) =>
    parseDecimal(String(amounts.get(name))),
  );
  return base != null && gst != null && qst != null && total != null ? { base, gst, qst, total } : null;
}

/** The listed price of what is chosen, with taxes; null while it is not known. */
export function useListedQuote({ storefrontSize, selectedLayout, coatingType, clientId, postalCode }: Typed) {
  const number = useDebouncedValue(clientId.trim().toUpperCase());
  const area = useDebouncedValue(postalCode.trim().toUpperCase());
  const isReady =
    storefrontSize !== '' &&
    selectedLayout !== '' &&
    coatingType !== '' &&
    (coatingType !== 'refresh' || number !== '');
  const asked = isReady && {
    ...{ buildingSize: storefrontSize, layout: layoutNumber(selectedLayout), coatingType, postalCode: area },
    ...(coatingType === 'refresh' && { clientId: number, orderNumber: number }),
  };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/pricing', asked],
    queryFn: asked ? ({ signal }) => call(quotePrices, { body: asked }, { signal }) : skipToken,
    gcTime: 0,
    networkMode: 'always',
  });
  return {
    listed: quoteIn(data),
    isReady,
    error,
    isFetching,
    retry: () => void refetch(),
  };
}
