import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type AdminCalendar,
  listBlocks,
  readCalendar,
  readCalendarFeed,
  readCalendarSettings,
  readCovered,
} from '#contract/admin/calendar.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { call, type Input } from '#web/client/call.ts';
import { adminKey, asOperator } from '#web/features/admin/shell/use-operator.ts';
import { serverNow } from './holds.ts';

const key = [adminKey, 'calendar'] as const;
/** Others book meanwhile: what is shown is read again whenever the window is looked at. */
const live = { refetchOnMount: 'always', refetchOnWindowFocus: 'always', networkMode: 'always' } as const;

/** The days that are shown; nothing is asked for before it is known which. */
export const useAdminCalendar = (range: { from: IsoDate; to: IsoDate } | null) =>
  useQuery({
    queryKey: [...key, 'days', range?.from, range?.to],
    queryFn: ({ signal }) => asOperator(() => call(readCalendar, { query: range ?? { from: '', to: '' } }, { signal })),
    enabled: range !== null,
    ...live,
  });

export const useBlocks = () =>
  useQuery({
    queryKey: [...key, 'blocks'],
    queryFn: ({ signal }) => asOperator(() => call(listBlocks, {}, { signal })),
    ...live,
  });

export const useCalendarSettings = () =>
  useQuery({
    queryKey: [...key, 'settings'],
    queryFn: ({ signal }) => asOperator(() => call(readCalendarSettings, {}, { signal })),
    ...live,
  });

export const useFeed = () =>
  useQuery({
    queryKey: [...key, 'feed'],
    queryFn: ({ signal }) => asOperator(() => call(readCalendarFeed, {}, { signal })),
    ...live,
  });

/** The visits that a block would cover, and the days held in it; null asks for none. */
export const useCovered = (stretch: Input<typeof readCovered>['query'] | null) =>
  useQuery({
    queryKey: [...key, 'covered', stretch],
    queryFn: ({ signal }) =>
      asOperator(() => call(readCovered, { query: stretch ?? { startDate: '', endDate: '' } }, { signal })),
    enabled: stretch !== null,
    ...live,
  });

/** The server's time, told on by the browser's clock; moves on while something counts down. */
export function useCalendarNow(calendar: AdminCalendar | undefined, readAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  const counting = calendar?.days.some(({ holds }) => holds.length > 0) ?? false;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, [counting]);
  return calendar ? serverNow(calendar, { at: readAt, now }) : 0;
}
