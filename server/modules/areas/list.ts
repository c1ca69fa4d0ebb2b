import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Deps } from '#server/deps.ts';
import { areasKind } from '#server/modules/settings/queries/areas.ts';
import { listVersions } from '#server/modules/versions/list.ts';
import { countWaiting } from './queries.ts';

/** Every version of the served areas, and what depends on an area: waiting requests and bookings. */
export async function listAreas(deps: Pick<Deps, 'db' | 'clock' | 'calendar'>) {
  const [versions, waiting, visits, { blockedAreas }] = await Promise.all([
    listVersions(deps, areasKind, 'areas'),
    countWaiting(deps.db),
    deps.calendar.visits.read(),
    deps.calendar.rules.read(),
  ]);
  const from = today(deps.clock.now(), schedule.timeZone);
  const ahead = Map.groupBy(
    visits.filter(({ date }) => date >= from),
    ({ area }) => area,
  );
  return {
    versions: versions.map((version) => ({ ...version, areas: [...version.areas] })),
    waiting,
    booked: [...ahead].map(([area, days]) => ({ area, count: days.reduce((sum, one) => sum + one.visits, 0) })),
    blocked: [...blockedAreas],
  };
}
