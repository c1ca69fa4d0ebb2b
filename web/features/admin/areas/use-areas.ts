import * as contract from '#contract/admin/business/areas.ts';
import { call } from '#web/client/call.ts';
import { versionsQuery } from '#web/features/admin/shell/versions/versions-query.ts';

/** Every version of the served areas, the newest first. */
export const { useVersions: useAreas, readAgain } = versionsQuery('areas', (signal) =>
  call(contract.listAreas, {}, { signal }),
);
