import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '#web/client/call.ts';
import { quotePrices } from '#web/client/calls.ts';
import { useDebouncedValue } from '#web/features/admin/shell/use-debounced-value.ts';
import { askedFor, quoteIn } from './quote.ts';
import type { Typed } from './wish.ts';

/** The listed price of what is chosen, with taxes; null until known. */
export function useListedQuote({ storefrontSize, selectedLayout, coatingType, clientId, postalCode }: Typed) {
  const number = useDebouncedValue(clientId.trim().toUpperCase());
  const area = useDebouncedValue(postalCode.trim().toUpperCase());
  const asked = askedFor({ storefrontSize, selectedLayout, coatingType, clientId: number, area });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/pricing', asked],
    queryFn: asked ? ({ signal }) => call(quotePrices, { body: asked }, { signal }) : skipToken,
    gcTime: 0,
  });
  return {
    listed: quoteIn(data),
    isReady: asked !== false,
    error,
    isFetching,
    retry: () => void refetch(),
  };
}
