import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readDoctor } from '#contract/admin/doctor.ts';
import { integrationStatus, listUnsynced, readCheck } from '#contract/admin/integration.ts';
import { call } from '#web/client/call.ts';
import { queryClient } from '#web/client/query.tsx';
import { RequestError } from '#web/client/request.ts';
import { rowsOf } from '#web/features/admin/shell/lists/rows-of.ts';
import { adminKey, asOperator } from '#web/features/admin/shell/use-operator.ts';
import { useLanguage } from '#web/state/language.tsx';
import { checkAgainIn, statusAgainIn } from './integration-status.ts';

const key = [adminKey, 'integration'] as const;

/** Whether the session has ended. */
const isRefused = (failure: unknown): boolean => failure instanceof RequestError && failure.status === 401;

export type Status = NonNullable<ReturnType<typeof useStatus>['data']>;

/** How the connection stands, asked for every five seconds while the page can be seen. */
export function useStatus() {
  const query = useQuery({
    queryKey: [...key, 'status'],
    queryFn: ({ signal }) => asOperator(() => call(integrationStatus, {}, { signal })),
    refetchInterval: ({ state }) => statusAgainIn(isRefused(state.error)),
    refetchOnMount: 'always',
    networkMode: 'always',
  });
  const { bookings } = query.data ?? {};
  const standing = bookings && `${bookings.pending} ${bookings.synced} ${bookings.failed}`;
  const before = useRef(standing);
  useEffect(() => {
    if (before.current !== undefined && before.current !== standing) void refreshBookings();
    before.current = standing;
  }, [standing]);
  return query;
}

/** What was read of the bookings is read again. */
export const refreshBookings = (): Promise<unknown> =>
  Promise.all(
    [
      [...key, 'unsynced'],
      [adminKey, 'bookings'],
      [adminKey, 'counts'],
      [adminKey, 'story'],
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );

export function useUnsynced() {
  const list = useInfiniteQuery({
    queryKey: [...key, 'unsynced'],
    queryFn: ({ pageParam, signal }) =>
      asOperator(() => call(listUnsynced, { query: pageParam === null ? {} : { cursor: pageParam } }, { signal })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
    networkMode: 'always',
  });
  return {
    list,
    bookings: rowsOf(
      list.data?.pages,
      ({ bookings }) => bookings,
      ({ orderNo }) => orderNo,
    ),
  };
}

/** The comparison: how far it is, second by second while it runs, and what the last one found. */
export const useCheck = () =>
  useQuery({
    queryKey: [...key, 'check'],
    queryFn: ({ signal }) => asOperator(() => call(readCheck, {}, { signal })),
    refetchInterval: ({ state }) => checkAgainIn(Boolean(state.data?.running), isRefused(state.error)),
    refetchOnMount: 'always',
    networkMode: 'always',
  });

export type Examination = NonNullable<ReturnType<typeof useDoctor>['data']>;

/** The findings of the doctor, from the first press on, in the language of the page. */
export function useDoctor() {
  const language = useLanguage();
  const [asked, setAsked] = useState(false);
  const query = useQuery({
    queryKey: [...key, 'doctor', language],
    queryFn: ({ signal }) => asOperator(() => call(readDoctor, { query: { language } }, { signal })),
    enabled: asked,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
  });
  const examine = () => {
    if (asked) void query.refetch();
    setAsked(true);
  };
  return { ...query, examine };
}
