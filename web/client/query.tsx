import { QueryClient, QueryClientProvider, type QueryFunctionContext } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RequestError, request } from './request.ts';

/** Reads the address made of the query key's parts. `onSignedOut: 'null'` turns a 401 into an empty result. */
export const readByKey =
  (options: { onSignedOut: 'null' | 'throw' }) =>
  async ({ queryKey, signal }: QueryFunctionContext): Promise<unknown> => {
    try {
      const response = await request('GET', queryKey.join('/'), undefined, { signal });
      return await response.json();
    } catch (failure) {
      if (options.onSignedOut === 'null' && failure instanceof RequestError && failure.status === 401) return null;
      throw failure;
    }
  };

/** Data never goes stale and nothing is refetched automatically (specification, section 7). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: readByKey({ onSignedOut: 'throw' }),
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchOnMount: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      // A browser claiming to be offline is no reason not to try.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Wraps a page that reads or writes through TanStack Query; other pages do not pay for it. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
