import * as contract from '#contract/admin/business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Schedule } from '#domain/calendar/schedule.ts';
import { useOperatorPages } from '#web/features/admin/shell/resource/operator-query.ts';
import { versionsQuery } from '#web/features/admin/shell/versions/versions-query.ts';

/** Every version of the schedule, newest first. */
export const { useVersions: useSchedules, readAgain } = versionsQuery(contract.listSchedules, {});

/** The visits a schedule would leave outside, as far as loaded, how many there are, and the days held there. */
export function useOutside(schedule: Schedule, startsOn: IsoDate | undefined) {
  const { list, items, first } = useOperatorPages(contract.checkSchedule, {
    input: (from = 0) => ({ body: { schedule, startsOn, from } }),
    rows: ({ visits }) => visits,
    idOf: ({ order }) => order,
    gcTime: 0,
  });
  const { count = 0, held = [] } = first ?? {};
  return { list, visits: items, count, held };
}
