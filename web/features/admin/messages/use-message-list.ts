import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listMessages, type messageViews, readMessage } from '#contract/admin/messages.ts';
import { listTexts, type textViews } from '#contract/admin/texts.ts';
import { call } from '#web/client/call.ts';
import { rowsOf } from '#web/features/admin/shell/lists/rows-of.ts';
import { adminKey, asOperator } from '#web/features/admin/shell/use-operator.ts';

export type View = (typeof messageViews)[number];
export type Channel = 'all' | 'mail' | 'text';
type Filter = { view: View; channel: Channel; q: string };

export const messagesKey = [adminKey, 'messages'] as const;

/** The messages of one kind as far as they were read. */
export function useMessageList({ view, channel, q }: Filter) {
  const list = useInfiniteQuery({
    queryKey: [...messagesKey, view, channel, q],
    queryFn: ({ pageParam, signal }) => {
      const before = pageParam === null ? {} : { before: pageParam };
      const query = { view, ...(channel !== 'all' && { channel }), ...(q !== '' && { q }), ...before };
      return asOperator(() => call(listMessages, { query }, { signal }));
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    networkMode: 'always',
  });
  return {
    list,
    found: rowsOf(
      list.data?.pages,
      ({ messages }) => messages,
      ({ id }) => id,
    ),
  };
}

/** The received texts as far as they were read, and how many wait for an answer. */
export function useTextList(view: (typeof textViews)[number]) {
  const list = useInfiniteQuery({
    queryKey: [adminKey, 'texts', view],
    queryFn: ({ pageParam, signal }) => {
      const query = { view, ...(pageParam !== null && { before: pageParam }) };
      return asOperator(() => call(listTexts, { query }, { signal }));
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
    networkMode: 'always',
  });
  return {
    list,
    found: rowsOf(
      list.data?.pages,
      ({ texts }) => texts,
      ({ id }) => id,
    ),
    waiting: list.data?.pages.at(-1)?.waiting ?? null,
  };
}

/** One message, read afresh each time that it is opened. */
export const useMessage = (id: number) =>
  useQuery({
    queryKey: [...messagesKey, 'one', id],
    queryFn: ({ signal }) => asOperator(() => call(readMessage, { params: { id } }, { signal })),
    refetchOnMount: 'always',
    networkMode: 'always',
  });
