import { useQuery } from '@tanstack/react-query';
import { isRefused, wordsOf } from './failure.ts';
import type { RequestError } from './request.ts';
import { useFailure } from './use-failure.ts';

/** The server did not answer, which says nothing about the link. */
export type UnreadLink = { state: 'unread'; error: string; asking: boolean; askAgain: () => void };

export type LinkRead<Data> =
  | { state: 'reading' }
  /** The link is invalid. */
  | { state: 'refused'; refusal: RequestError }
  | UnreadLink
  | { state: 'read'; data: Data };

type Key = readonly [path: string, token: string];

/** What a message's link is about, refetched on each visit, its token never cached. Reading it changes nothing. */
export function useLink<Data>(key: Key, read: (signal: AbortSignal) => Promise<Data>): LinkRead<Data> {
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => read(signal),
    gcTime: 0,
  });
  const failure = useFailure(query, key[1]);
  const { data, isFetching, refetch } = query;
  if (isRefused(failure)) return { state: 'refused', refusal: failure };
  if (data !== undefined) return { state: 'read', data };
  if (!failure) return { state: 'reading' };
  return { state: 'unread', error: wordsOf(failure), asking: isFetching, askAgain: () => void refetch() };
}
