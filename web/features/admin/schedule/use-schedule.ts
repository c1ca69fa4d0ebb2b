import { useQuery } from '@tanstack/react-query';
import * as contract from '#contract/admin/business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Schedule } from '#domain/calendar/schedule.ts';
import { call } from '#web/client/call.ts';
import { adminKey, asOperator } from '#web/features/admin/shell/use-operator.ts';
import { versionsQuery } from '#web/features/admin/shell/versions/versions-query.ts';

/** Every version of the schedule, the newest first. */
export const { useVersions: useSchedules, readAgain } = versionsQuery('schedule', (signal) =>
  call(contract.listSchedules, {}, { signal }),
);

/** The visits that a schedule would leave outside. */
export const useVisitsOutside = (schedule: Schedule, startsOn: IsoDate | undefined) =>
  useQuery({
    queryKey: [adminKey, 'schedule-check', schedule, startsOn],
    queryFn: ({ signal }) =>
      asOperator(() => call(contract.checkSchedule, { body: { schedule, startsOn } }, { signal })),
    gcTime: 0,
    networkMode: 'always',
  });
