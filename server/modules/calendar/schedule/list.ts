import type { Deps } from '#server/deps.ts';
import { scheduleKind } from '#server/modules/settings/queries/schedules.ts';
import { readSettings } from '#server/modules/settings/queries/settings.ts';
import { listVersions } from '#server/modules/versions/list.ts';

/** Every version of the schedule, and the number of crews for weekdays without their own. */
export async function listSchedules(deps: Pick<Deps, 'db' | 'clock'>) {
  const [versions, { values }] = await Promise.all([
    listVersions(deps, scheduleKind, 'schedule'),
    readSettings(deps.db),
  ]);
  return { versions, crewsPerDay: values.crewsPerDay };
}
