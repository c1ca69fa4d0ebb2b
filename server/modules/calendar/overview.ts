import { areaMap } from '#business/area-map.ts';
import { schedule } from '#business/schedule.ts';
import { addDays, daysBetween, type IsoDate } from '#domain/calendar/day.ts';
import { daySummary } from '#domain/calendar/day-summary.ts';
import { crewsOn } from '#domain/calendar/schedule.ts';
import { inVisitOrder } from '#domain/calendar/visit-order.ts';
import { today } from '#domain/calendar/zone.ts';
import { mostCrews } from '#domain/settings/setting-rules.ts';
import type { Deps } from '#server/deps.ts';
import { readSchedules } from '#server/modules/settings/queries/schedules.ts';
import { readSettings } from '#server/modules/settings/queries/settings.ts';
import { calendarView } from './open-days.ts';
import { type Block, blocksOfDays } from './queries/blocks.ts';
import { claimsOfDays, firstVisitsOfDays, holdsOfDays } from './queries/overview.ts';

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

/** The operator's calendar, read from the database rather than the snapshots, so it is never stale. */
export async function readCalendar(deps: Pick<Deps, 'db' | 'clock'>, range: { from: IsoDate; to: IsoDate }) {
  const [blocks, settings, schedules, visits, claims, holds] = await Promise.all([
    blocksOfDays(deps.db, range),
    readSettings(deps.db),
    readSchedules(deps.db),
    firstVisitsOfDays(deps.db, { ...range, most: mostCrews + 1 }),
    claimsOfDays(deps.db, range),
    holdsOfDays(deps.db, range),
  ]);
  const now = deps.clock.now();
  const { crewsPerDay, closesOn } = settings.values;
  const view = calendarView({ blocks, schedule: schedules, closesOn }, now);
  const visitsOn = Map.groupBy(visits, ({ date }) => date);
  const holdsOn = Map.groupBy(holds, ({ date }) => date);
  const days = daysBetween(range.from, addDays(range.to, 1)).map((date) => {
    const booked = visitsOn.get(date) ?? [];
    const crews = crewsOn(date, { schedule: schedules, crewsPerDay });
    return {
      date,
      ...daySummary(date, view, { crews, taken: claims.get(date) ?? 0 }),
      crews,
      visits: inVisitOrder(booked.slice(0, mostCrews), areaMap),
      hasMore: booked.length > mostCrews,
      holds: inVisitOrder(holdsOn.get(date) ?? [], areaMap).map((hold) => ({
        ...hold,
        expiresAt: hold.expiresAt.toISOString(),
      })),
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
