import { areaMap } from '#business/area-map.ts';
import { holidaysOf } from '#business/days/holidays.ts';
import { schedule } from '#business/schedule.ts';
import { addDays, daysBetween, type IsoDate } from '#domain/calendar/day.ts';
import { daySummary } from '#domain/calendar/day-summary.ts';
import { holidayOn } from '#domain/calendar/holidays.ts';
import { type CrewRules, crewsOn, usualCrews } from '#domain/calendar/schedule.ts';
import { inVisitOrder } from '#domain/calendar/visit-order.ts';
import { today } from '#domain/calendar/zone.ts';
import { mostCrews } from '#domain/settings/setting-rules.ts';
import type { Deps } from '#server/deps.ts';
import { readSchedules } from '#server/modules/settings/queries/schedules.ts';
import { readSettings } from '#server/modules/settings/queries/settings.ts';
import { calendarView } from './open-days.ts';
import { type Block, blocksOfDays } from './queries/blocks.ts';
import { type DayCrews, dayCrewsOf } from './queries/day-crews.ts';
import { claimsOfDays, firstVisitsOfDays, holdsOfDays } from './queries/overview.ts';
import { crewsSet } from './queries/visit-crews.ts';
import { visitCrewsBy } from './visit-crews.ts';

export type CalendarBlockRecord = Omit<Block, 'blockType' | 'createdAt'>;

export const blockOf = ({ blockType: _, createdAt: __, ...block }: Block): CalendarBlockRecord => block;

const ownCrewsOf = (own: DayCrews | undefined): DayCrews | null =>
  own ? { crews: own.crews, reason: own.reason } : null;

const touches = (date: IsoDate) => (block: Block) => block.startDate <= date && date <= block.endDate;

/** The operator's calendar, read from the database rather than the snapshots, so it is never stale. */
export async function readCalendar(deps: Pick<Deps, 'db' | 'clock'>, range: { from: IsoDate; to: IsoDate }) {
  const [blocks, settings, schedules, visits, claims, holds, own, set] = await Promise.all([
    blocksOfDays(deps.db, range),
    readSettings(deps.db),
    readSchedules(deps.db),
    firstVisitsOfDays(deps.db, { ...range, most: mostCrews + 1 }),
    claimsOfDays(deps.db, range),
    holdsOfDays(deps.db, range),
    dayCrewsOf(deps.db, range),
    crewsSet(deps.db, range),
  ]);
  const now = deps.clock.now();
  const { crewsPerDay, closesOn } = settings.values;
  const view = calendarView({ blocks, schedule: schedules, closesOn }, now);
  const ownOf = new Map(own.map((day) => [day.date, day]));
  const dayCrews = new Map(own.map(({ date, crews }) => [date, crews]));
  const rules: CrewRules = { schedule: schedules, crewsPerDay, dayCrews };
  const visitsOn = Map.groupBy(visits, ({ date }) => date);
  const holdsOn = Map.groupBy(holds, ({ date }) => date);
  const isWhole = ({ date }: { date: IsoDate }) => (visitsOn.get(date)?.length ?? 0) <= mostCrews;
  const crewOf = visitCrewsBy(visits.filter(isWhole), rules, set);
  const days = daysBetween(range.from, addDays(range.to, 1)).map((date) => {
    const booked = visitsOn.get(date) ?? [];
    const crews = crewsOn(date, rules);
    return {
      date,
      ...daySummary(date, view, { crews, taken: claims.get(date) ?? 0 }),
      crews,
      holiday: holidayOn(date, holidaysOf),
      usualCrews: usualCrews(date, rules),
      ownCrews: ownCrewsOf(ownOf.get(date)),
      visits: inVisitOrder(booked.slice(0, mostCrews), areaMap).map((visit) => ({
        ...visit,
        crew: crewOf(visit.id).crew,
      })),
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
