import { useQuery } from '@tanstack/react-query';
import * as contract from '#contract/admin/business/areas.ts';
import { listHeldDays } from '#contract/admin/calendar.ts';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { versionsQuery } from '#web/features/admin/shell/versions/versions-query.ts';

/** Every version of the served areas, newest first. */
export const { useVersions: useAreas, readAgain } = versionsQuery(contract.listAreas, {});

/** The days held in some areas for people who have not booked them yet. */
export const useHeldIn = (areas: readonly string[]) =>
  useQuery({
    ...operatorQuery(listHeldDays, areas.length > 0 ? {} : null),
    select: (held) => held.filter(({ area }) => area !== null && areas.includes(area)),
    gcTime: 0,
  });
