import { schedule as ours } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Schedule } from '#domain/calendar/schedule.ts';
import { visitsOutside } from '#domain/calendar/visits-outside.ts';
import { today } from '#domain/calendar/zone.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { beginningOf } from '#domain/versions.ts';
import type { Deps } from '#server/deps.ts';
import { scheduleKind, schedulesOf } from '#server/modules/settings/queries/schedules.ts';
import { readVersions } from '#server/modules/versions/queries.ts';
import { visitsOfDays } from '../queries/overview.ts';

/** More than these are a problem of another kind than a list can solve. */
const mostShown = 100;
const lastDay = '9999-12-31';

/** The visits that a schedule would leave on closed days or hours. They stay where they are; somebody may want to move them. */
export async function checkSchedule(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { schedule, startsOn }: { schedule: Schedule; startsOn?: IsoDate | undefined },
) {
  const startsAt = beginningOf(startsOn, clock.now(), ours.timeZone);
  if (startsAt === null) return refuse('INVALID_INPUT') satisfies Refusal;
  const [versions, visits] = await Promise.all([
    readVersions(db, scheduleKind),
    visitsOfDays(db, { from: today(startsAt, ours.timeZone), to: lastDay }),
  ]);
  const newest = { id: Number.MAX_SAFE_INTEGER, startsAt, value: schedule };
  const outside = visitsOutside(
    visits.filter(({ status }) => status === 'active'),
    { before: schedulesOf(versions), after: schedulesOf([...versions, newest]) },
  );
  return { count: outside.length, visits: outside.slice(0, mostShown) };
}
