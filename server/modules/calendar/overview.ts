import { areaMap } from '#business/area-map.ts';
import { schedule } from '#business/schedule.ts';
import { addDays, daysBetween, type IsoDate } from '#domain/calendar/day.ts';
import { daySummary } from '#domain/calendar/day-summary.ts';
import { crewsOn } from '#domain/calendar/schedule.ts';
import { inVisitOrder, type Stop } from '#domain/calendar/visit-order.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Deps } from '#server/deps.ts';
import { readSchedules } from '#server/modules/settings/queries/schedules.ts';
import { readSettings } from '#server/modules/settings/queries/settings.ts';
import { calendarView } from './open-days.ts';
import { type Block, blocksOfDays } from './queries/blocks.ts';
import { claimsOfDays, visitsOfDays } from './queries/overview.ts';

export type CalendarBlockRecord = Omit<Block, 'blockType' | 'createdAt'>;

export const blockOf = ({
  id,
  startDate,
  endDate,
  allDay,
  startTime,
  endTime,
  reason,
}: Block): CalendarBlockRecord => ({
  id,
  startDate,
  endDate,
  allDay,
  startTime,
  endTime,
  reason,
});

const touches = (date: IsoDate) => (block: Block) => block.startDate <= date && date <= block.endDate;

/** The rows of each day, in the order of the way. */
function byDay<T extends Stop & { date: IsoDate }>(rows: readonly T[]): Map<IsoDate, T[]> {
  const days = Map.groupBy(rows, ({ date }) => date);
  return new Map([...days].map(([date, ofDay]) => [date, inVisitOrder(ofDay, areaMap)]));
}

/** The operator's calendar, read from the database rather than the snapshots, so it is never stale. */
export async function readCalendar(deps: Pick<Deps, 'db' | 'clock'>, range: { from: IsoDate; to: IsoDate }) {
  const [blocks, settings, schedules, visits, claims] = await Promise.all([
    blocksOfDays(deps.db, range),
    readSettings(deps.db),
    readSchedules(deps.db),
    visitsOfDays(deps.db, range),
    claimsOfDays(deps.db, range),
  ]);
  const now = deps.clock.now();
  const { crewsPerDay, closesOn } = settings.values;
  const view = calendarView({ blocks, schedule: schedules, closesOn }, now);
  const [visitsOn, claimsOn] = [byDay(visits), byDay(claims)];
  const days = daysBetween(range.from, addDays(range.to, 1)).map((date) => {
    const taken = claimsOn.get(date) ?? [];
    const crews = crewsOn(date, { schedule: schedules, crewsPerDay });
    return {
      date,
      ...daySummary(date, view, { crews, taken: taken.length }),
      crews,
      visits: visitsOn.get(date) ?? [],
      holds: taken.flatMap(({ holdId: id, kind, time, service, clientId, expiresAt }) =>
        id === null || !kind || !time || !expiresAt
          ? []
          : [{ id, kind, time, service, clientId, expiresAt: expiresAt.toISOString() }],
      ),
      blocks: blocks.filter(touches(date)).map(({ id }) => id),
    };
  });
  return {
    now: now.toISOString(),
    today: today(now, schedule.timeZone),
    opensOn: view.opensOn,
    closesOn: view.closesOn,
    days,
    blocks: blocks.map(blockOf),
  };
}
