import { schedule } from '#business/schedule.ts';
import { isCoated } from '#business/services.ts';
import { orderProblem } from '#domain/booking/refresh.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { type PlanReason, planVisits } from '#domain/planning/plan-visits.ts';
import { streetName } from '#domain/planning/street.ts';
import type { LeavingVisit } from '#domain/planning/week.ts';
import { forwardSortationArea } from '#domain/typed/postal-code.ts';
import { judgeDay, judgeVisit } from '#domain/weather/judge.ts';
import type { Deps } from '#server/deps.ts';
import { dayLimits } from '#server/modules/bookings/queries/visits.ts';
import { readCalendar } from '#server/modules/calendar/overview.ts';
import { recentForecast } from '#server/modules/weather/forecast.ts';
import { type PlanVisit, plannedVisits, refusedDays } from './queries/visits.ts';

/** A day that takes visits: how many, at which times, and its forecast. */
export type PlanDay = { date: IsoDate; free: number; times: string[]; weather: 'suitable' | 'unsuitable' | 'unknown' };
export type PlanEntry = Pick<
  PlanVisit,
  'order' | 'version' | 'clientId' | 'name' | 'date' | 'time' | 'service' | 'arrived' | 'asked'
> & { to: { date: IsoDate; time: AppointmentTime } | null; because: PlanReason | null };
export type VisitPlan = { visits: PlanEntry[]; days: PlanDay[] };

/** Far enough for every season. */
const longest = 370;

/**
 * Where the visits of some days could go: to free days of the season from tomorrow on, other than the days themselves. Those
 * whose crew has arrived stay, and so do those for which no day is left.
 */
export async function planLeaving(deps: Deps, dates: readonly IsoDate[]): Promise<VisitPlan> {
  const now = deps.clock.now();
  const from = today(now, schedule.timeZone);
  const [forecast, { weather: rules }] = await Promise.all([recentForecast(deps), deps.settings.read()]);
  const days = (await freeDays(deps, { from: addDays(from, 1), dates })).map((day) => {
    const judged = forecast ? judgeDay(day.date, forecast.sky, rules) : 'unknown';
    const weather = judged === 'unknown' ? judged : judged.suitable ? ('suitable' as const) : ('unsuitable' as const);
    return { ...day, weather };
  });
  const last = [...dates, ...days.map(({ date }) => date)].reduce((a, b) => (a > b ? a : b), from);
  const visits = await plannedVisits(deps.db, { from, to: last });
  const all = visits.filter(({ date }) => dates.includes(date));
  const leaving = all.filter(({ arrived }) => !arrived);
  const ids = leaving.map(({ id }) => id);
  const refused = await refusedDays(deps.db, ids);
  const limits = await dayLimits(deps.db, ids);
  const leavingOf = new Map(leaving.map((visit) => [visit.id, visit]));
  const times = new Map(days.map((day) => [day.date, day.times]));
  const timeOn = (date: IsoDate, own: AppointmentTime) => {
    const open = times.get(date) ?? [];
    return open.includes(own) ? own : open[0];
  };
  const foretold = new Set(forecast ? [...forecast.sky.keys()].map((hour) => hour.slice(0, 10)) : []);
  const suits = ({ id }: LeavingVisit, date: IsoDate) => {
    const [limit, visit] = [limits.get(id), leavingOf.get(id)];
    const time = visit && timeOn(date, visit.time);
    if (!visit || !time || (limit && orderProblem(limit, date))) return false;
    // Most days have no forecast, and then no objection.
    const judged =
      forecast && foretold.has(date)
        ? judgeVisit({ ...visit, date, time, coats: isCoated(visit.service) }, forecast.sky, rules)
        : 'unknown';
    return judged === 'unknown' || judged.suitable;
  };
  const planned = planVisits({
    visits: leaving.map((visit) => ({
      ...{ id: visit.id, from: visit.date, value: visit.value, refused: refused.get(visit.id) ?? [] },
      ...spotOf(visit),
    })),
    places: days.flatMap(({ date, free }) =>
      Array.from({ length: Math.min(free, leaving.length) }, (_, crew) => ({ date, crew })),
    ),
    standing: visits
      .filter(({ date }) => !dates.includes(date))
      .map((visit) => ({ date: visit.date, ...spotOf(visit) })),
    suits,
  });
  const plan = new Map(planned.map((one) => [one.id, one]));
  return {
    days,
    visits: all.map(({ id, order, version, clientId, name, date, time, service, arrived, asked }) => {
      const { to = null, because = null } = plan.get(id) ?? {};
      const at = to && timeOn(to.date, time);
      const shown = { order, version, clientId, name, date, time, service, arrived, asked };
      return { ...shown, to: to && at ? { date: to.date, time: at } : null, because };
    }),
  };
}

const spotOf = ({ postalCode, address }: Pick<PlanVisit, 'postalCode' | 'address'>) => ({
  area: forwardSortationArea(postalCode),
  street: streetName(address),
});

/** The days of the season that still take visits. */
async function freeDays(deps: Deps, { from, dates }: { from: IsoDate; dates: readonly IsoDate[] }) {
  const calendar = await readCalendar(deps, { from, to: addDays(from, longest) });
  return calendar.days.flatMap(({ date, why, free, times }) =>
    why !== null || dates.includes(date) ? [] : [{ date, free, times }],
  );
}
