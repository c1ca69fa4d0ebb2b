import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefused, wordsOf } from './failure.ts';
import type { RequestError } from './request.ts';
import { useFailure } from './use-failure.ts';
import { usePress } from './use-press.ts';

/** The server did not answer, which says nothing about the link. */
export type UnreadLink = { state: 'unread'; error: string; asking: boolean; askAgain: () => void };

export type LinkRead<Data> =
  | { state: 'reading' }
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

type Answering<Data, Wish> = {
  key: Key;
  read: (signal: AbortSignal) => Promise<Data>;
  /** What a press sends; the response replaces what was read. */
  answer: (wish: Wish) => Promise<Data>;
  onError: (failure: Error) => void;
};

/** The same with its press. A refused press means that the link is invalid, which the page says. */
export function useAnsweredLink<Data, Wish = void>({ key, read, answer, onError }: Answering<Data, Wish>) {
  const client = useQueryClient();
  const link = useLink(key, read);
  const { press, error, isPending, variables } = usePress(answer, {
    onSuccess: (done) => void client.setQueryData(key, done),
    onError: (failure) => {
      if (!isRefused(failure)) onError(failure);
    },
  });
  if (link.state === 'refused' || isRefused(error)) return { state: 'invalid' } as const;
  return link.state === 'read' ? { ...link, press, pressed: isPending ? variables : null, isPending } : link;
}
