import { useInfiniteQuery } from '@tanstack/react-query';
import * as contract from '#contract/admin/business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Schedule } from '#domain/calendar/schedule.ts';
import { call } from '#web/client/call.ts';
import { rowsOf } from '#web/features/admin/shell/lists/rows-of.ts';
import { adminKey, asOperator } from '#web/features/admin/shell/use-operator.ts';
import { versionsQuery } from '#web/features/admin/shell/versions/versions-query.ts';

/** Every version of the schedule, the newest first. */
export const { useVersions: useSchedules, readAgain } = versionsQuery('schedule', (signal) =>
  call(contract.listSchedules, {}, { signal }),
);

/** The visits that a schedule would leave outside as far as they were read, how many there are, and the days held there. */
export function useOutside(schedule: Schedule, startsOn: IsoDate | undefined) {
  const list = useInfiniteQuery({
    queryKey: [adminKey, 'schedule-check', schedule, startsOn],
    queryFn: ({ pageParam: from, signal }) =>
      asOperator(() => call(contract.checkSchedule, { body: { schedule, startsOn, from } }, { signal })),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
    networkMode: 'always',
  });
  const visits = rowsOf(
    list.data?.pages,
    (page) => page.visits,
    ({ order }) => order,
  );
  const { count = 0, held = [] } = list.data?.pages[0] ?? {};
  return { list, visits, count, held };
}
