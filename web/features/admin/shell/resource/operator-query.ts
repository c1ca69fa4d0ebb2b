import {
  type InfiniteData,
  type keepPreviousData,
  type QueryFunction,
  type SkipToken,
  skipToken,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { type Callable, call, type Input, type Output } from '#web/client/call.ts';
import { queryClient } from '#web/client/query.tsx';
import { adminKey, asOperator } from '../use-operator.ts';
import { rowsOf } from './rows-of.ts';

/** The query key: that of one input, or without it every query of a call. */
export const keyOf = <T extends Callable>(to: T, input?: Input<T>) =>
  input === undefined ? [adminKey, to.path] : [adminKey, to.path, input];

export type OperatorQuery<Answer> = {
  queryKey: unknown[];
  queryFn: QueryFunction<Answer, unknown[]> | SkipToken;
  refetchOnMount: 'always';
};

/** Queries a call of the administration, refetched each time it is shown; nothing while `input` is null. */
export const operatorQuery = <T extends Callable>(to: T, input: Input<T> | null): OperatorQuery<Output<T>> => ({
  queryKey: [adminKey, to.path, input],
  queryFn: input === null ? skipToken : ({ signal }) => asOperator(() => call(to, input, { signal })),
  refetchOnMount: 'always',
});

/** Refetches every query of some calls. */
export const readAgain = (...calls: readonly Callable[]): Promise<unknown> =>
  Promise.all(calls.map((to) => queryClient.invalidateQueries({ queryKey: keyOf(to) })));

/** For what others change meanwhile: refetched whenever the window gets the focus. */
export const live = { refetchOnWindowFocus: 'always' } as const;

type Cursor<T extends Callable> = NonNullable<Output<T> extends { next?: infer N } ? N : never> | undefined;
type Reading<T extends Callable, Row> = {
  /** A page's input, the first one without a cursor. */
  input: (cursor: Cursor<T>) => Input<T>;
  rows: (page: Output<T>) => readonly Row[];
  idOf: (row: Row) => string | number;
  placeholderData?: typeof keepPreviousData;
  gcTime?: number;
  refetchInterval?: (pages: readonly Output<T>[] | undefined) => number | false;
};

/** A list loaded page by page, as far as loaded; each row once. */
export function useOperatorPages<T extends Callable, Row>(to: T, reading: Reading<T, Row>) {
  const { input, rows, idOf, refetchInterval, ...options } = reading;
  const list = useInfiniteQuery<Output<T>, Error, InfiniteData<Output<T>, Cursor<T>>, unknown[], Cursor<T>>({
    queryKey: [adminKey, to.path, input(undefined)],
    queryFn: ({ pageParam, signal }) => asOperator(() => call(to, input(pageParam as Cursor<T>), { signal })),
    initialPageParam: undefined,
    getNextPageParam: (page) => (page as { next?: Cursor<T> | null }).next,
    refetchOnMount: 'always',
    ...(refetchInterval && { refetchInterval: ({ state }) => refetchInterval(state.data?.pages) }),
    ...options,
  });
  return { list, first: list.data?.pages[0], items: rowsOf(list.data?.pages, rows, idOf) };
}
