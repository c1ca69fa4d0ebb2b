import { isInSeason } from '#domain/calendar/availability.ts';
import { daysBetween, type IsoDate, weekdayOf } from '#domain/calendar/day.ts';
import { type AppointmentTime, minutesOf, type Season } from '#domain/calendar/schedule.ts';

export type FreeDay = { date: IsoDate; times: readonly AppointmentTime[] };
export type ProposedDay = { date: IsoDate; time: AppointmentTime };

/** How many days are proposed for a visit: one, and two others. */
const proposed = 3;

/** How many days farther from the middle of its part an otherwise better day may be. */
const worth = { weekday: 10, time: 4, crew: 6 };

type Wish = {
  /** The part of the season that the visit is for, and the day in its middle. */
  visit: Season & { around: IsoDate };
  /** The first day that is not too soon. */
  from: IsoDate;
  last: { date: IsoDate; time: AppointmentTime };
  /** Days when a crew is already nearby. */
  near: readonly IsoDate[];
};

/**
 * The days proposed for a visit, best first: near the middle of its part of the season, on the weekday and at the time of
 * the last visit, and where a crew is near. Only days that can be booked; fewer where there are no more.
 */
export function proposeDays(free: readonly FreeDay[], { visit, from, last, near }: Wish): ProposedDay[] {
  const weekday = weekdayOf(last.date);
  const candidates = free.flatMap(({ date, times }) => {
    const time = closestTime(times, last.time);
    if (time === null || date < from || !isInSeason(date, visit)) return [];
    const cost =
      distance(date, visit.around) +
      (weekdayOf(date) === weekday ? 0 : worth.weekday) +
      (time === last.time ? 0 : worth.time) -
      (near.includes(date) ? worth.crew : 0);
    return [{ date, time, cost }];
  });
  return candidates
    .toSorted((one, other) => one.cost - other.cost || (one.date < other.date ? -1 : 1))
    .slice(0, proposed)
    .map(({ date, time }) => ({ date, time }));
}

const distance = (one: IsoDate, other: IsoDate): number =>
  one < other ? daysBetween(one, other).length : daysBetween(other, one).length;

function closestTime(times: readonly AppointmentTime[], wanted: AppointmentTime): AppointmentTime | null {
  const far = (time: AppointmentTime) => Math.abs(minutesOf(time) - minutesOf(wanted));
  return times.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}
