import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { countBookings, listBookings, readBookingStory } from '#contract/admin/bookings.ts';
import { readDoctor } from '#contract/admin/doctor.ts';
import { integrationStatus, listUnsynced, readCheck } from '#contract/admin/integration.ts';
import { RequestError } from '#web/client/request.ts';
import { operatorQuery, readAgain, useOperatorPages } from '#web/features/admin/shell/resource/operator-query.ts';
import { useLanguage } from '#web/state/language.tsx';
import { checkAgainIn, statusAgainIn } from './integration-status.ts';

/** Whether the session has ended. */
const isRefused = (failure: unknown): boolean => failure instanceof RequestError && failure.status === 401;

export type Status = NonNullable<ReturnType<typeof useStatus>['data']>;

/** State of the connection, polled every five seconds while the page is visible. */
export function useStatus() {
  const query = useQuery({
    ...operatorQuery(integrationStatus, {}),
    refetchInterval: ({ state }) => statusAgainIn(isRefused(state.error)),
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

/** Loaded bookings are refetched. */
export const refreshBookings = (): Promise<unknown> =>
  readAgain(listUnsynced, listBookings, countBookings, readBookingStory);

export const useUnsynced = () =>
  useOperatorPages(listUnsynced, {
    input: (cursor) => ({ query: { cursor } }),
    rows: ({ bookings }) => bookings,
    idOf: ({ orderNo }) => orderNo,
  });

/** The comparison: its progress, every second while it runs, and what the last one found. */
export const useCheck = () =>
  useQuery({
    ...operatorQuery(readCheck, {}),
    refetchInterval: ({ state }) => checkAgainIn(Boolean(state.data?.running), isRefused(state.error)),
  });

export type Examination = NonNullable<ReturnType<typeof useDoctor>['data']>;

/** The doctor's findings, from the first press on, in the language of the page. */
export function useDoctor() {
  const language = useLanguage();
  const [asked, setAsked] = useState(false);
  const query = useQuery({
    ...operatorQuery(readDoctor, { query: { language } }),
    enabled: asked,
    gcTime: 0,
  });
  const examine = () => {
    if (asked) void query.refetch();
    setAsked(true);
  };
  return { ...query, examine };
}
