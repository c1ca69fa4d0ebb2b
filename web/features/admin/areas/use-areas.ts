import { useQuery } from '@tanstack/react-query';
import * as contract from '#contract/admin/business/areas.ts';
import { listHeldDays } from '#contract/admin/calendar.ts';
import { call } from '#web/client/call.ts';
import { adminKey, asOperator } from '#web/features/admin/shell/use-operator.ts';
import { versionsQuery } from '#web/features/admin/shell/versions/versions-query.ts';

/** Every version of the served areas, the newest first. */
export const { useVersions: useAreas, readAgain } = versionsQuery('areas', (signal) =>
  call(contract.listAreas, {}, { signal }),
);

/** The days held in some areas for somebody who has not booked them yet. */
export const useHeldIn = (areas: readonly string[]) =>
  useQuery({
    queryKey: [adminKey, 'held'],
    queryFn: ({ signal }) => asOperator(() => call(listHeldDays, {}, { signal })),
    select: (held) => held.filter(({ area }) => area !== null && areas.includes(area)),
    enabled: areas.length > 0,
    gcTime: 0,
    networkMode: 'always',
  });
