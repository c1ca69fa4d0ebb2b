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
import type { Input } from '#web/client/call.ts';
import { live, operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { serverNow } from './holds.ts';

/** The days that are shown; nothing is fetched until they are known. */
export const useAdminCalendar = (range: { from: IsoDate; to: IsoDate } | null) =>
  useQuery({ ...operatorQuery(readCalendar, range && { query: range }), ...live });

export const useBlocks = () => useQuery({ ...operatorQuery(listBlocks, {}), ...live });

export const useCalendarSettings = () => useQuery({ ...operatorQuery(readCalendarSettings, {}), ...live });

export const useFeed = () => useQuery({ ...operatorQuery(readCalendarFeed, {}), ...live });

/** The visits that a block would cover, and the days held in it; null fetches none. */
export const useCovered = (stretch: Input<typeof readCovered>['query'] | null) =>
  useQuery({ ...operatorQuery(readCovered, stretch && { query: stretch }), ...live });

/** The server's time, advanced by the browser's clock; ticks while something counts down. */
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
