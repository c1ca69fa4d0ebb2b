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
import { heldDays } from '../held.ts';
import { visitsOfDays } from '../queries/overview.ts';

const pageSize = 100;
const lastDay = '9999-12-31';

type Question = { schedule: Schedule; startsOn?: IsoDate | undefined; cursor?: number | undefined };

/**
 * The visits that a schedule would leave on closed days or hours, one page of them, and the held days. They stay
 * as they are; an operator may want to move or withdraw them.
 */
export async function checkSchedule(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { schedule, startsOn, cursor: from = 0 }: Question,
) {
  const now = clock.now();
  const startsAt = beginningOf(startsOn, now, ours.timeZone);
  if (startsAt === null) return refuse('INVALID_INPUT') satisfies Refusal;
  const days = { from: today(startsAt, ours.timeZone), to: lastDay };
  const [versions, visits, held] = await Promise.all([
    readVersions(db, scheduleKind),
    visitsOfDays(db, days),
    heldDays(db, { ...days, now }),
  ]);
  const newest = { id: Number.MAX_SAFE_INTEGER, startsAt, value: schedule };
  const change = { before: schedulesOf(versions), after: schedulesOf([...versions, newest]) };
  const outside = visitsOutside(
    visits.filter(({ status }) => status === 'active'),
    change,
  );
  const next = from + pageSize;
  return {
    count: outside.length,
    visits: outside.slice(from, next),
    next: next < outside.length ? next : null,
    held: visitsOutside(held, change),
  };
}
