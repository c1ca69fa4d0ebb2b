import { schedule } from '#business/schedule.ts';
import { addDays, type IsoDate, parseDay } from '#domain/calendar/day.ts';
import { seasonOn, seasonOpening } from '#domain/calendar/season.ts';
import { weekBegins, weekOfLastYear, weeksBetween } from '#domain/calendar/weeks.ts';
import { today } from '#domain/calendar/zone.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { readCalendar } from '#server/modules/calendar/overview.ts';
import { readSchedules } from '#server/modules/settings/queries/schedules.ts';
import { readSettings } from '#server/modules/settings/queries/settings.ts';
import { type DayVisits, firstVisitYear, visitsByDay } from './queries/season.ts';

const yearOf = (day: IsoDate): number => parseDay(day)?.year ?? 0;

/** The season of a year by week: what is booked, paid and done, the same weeks of last year, and the places that are left. */
export async function readSeason({ db, clock }: Pick<Deps, 'db' | 'clock'>, asked: { year?: number | undefined }) {
  const day = today(clock.now(), schedule.timeZone);
  const [schedules, { values }, firstYear] = await Promise.all([
    readSchedules(db),
    readSettings(db),
    firstVisitYear(db),
  ]);
  const onSale = yearOf(seasonOn(day, schedules, values.closesOn).opensOn);
  const year = asked.year ?? (seasonOpening(yearOf(day), schedules) === null ? onSale : yearOf(day));
  const opensOn = seasonOpening(year, schedules);
  if (opensOn === null) return refuse('INVALID_INPUT') satisfies Refusal;
  const { closesOn } = seasonOn(opensOn, schedules, values.closesOn);
  const weeks = weeksBetween(opensOn, closesOn);
  const after = addDays(weeks.at(-1) ?? opensOn, 7);
  const from = weeks[0] ?? opensOn;
  const [now, before, calendar] = await Promise.all([
    visitsByDay(db, { from, to: after }),
    visitsByDay(db, { from: weekOfLastYear(from), to: weekOfLastYear(after) }),
    after <= day ? null : readCalendar({ db, clock }, { from: day > from ? day : from, to: addDays(after, -1) }),
  ]);
  const left = (calendar?.days ?? []).filter(({ why }) => why === null);
  const within = <Row>(rows: readonly Row[], dayOf: (row: Row) => IsoDate, week: IsoDate): Row[] =>
    rows.filter((row) => weekBegins(dayOf(row)) === week);
  const sold = now.filter(({ base }) => base > 0);
  return {
    ...{ year, opensOn, closesOn, today: day },
    firstYear: Math.min(firstYear ?? year, year),
    latestYear: Math.max(onSale, yearOf(day), year),
    weeks: weeks.map((week) => ({
      week,
      ...sumsOf(within(now, ({ day: of }) => of, week)),
      before: sumsOf(within(before, ({ day: of }) => of, weekOfLastYear(week))),
      left: within(left, ({ date }) => date, week).reduce((all, { free }) => all + free, 0),
    })),
    /** The days on which anything was sold: what rain on one of them costs is their average. */
    soldDays: { count: sold.length, base: sold.reduce((all, { base }) => all + base, 0) },
  };
}
export type SeasonRead = Exclude<Awaited<ReturnType<typeof readSeason>>, Refusal>;

/** Visits before taxes: how many, and for how much. */
function sumsOf(days: readonly DayVisits[]) {
  const total = (key: Exclude<keyof DayVisits, 'day'>) => days.reduce((all, one) => all + one[key], 0);
  return {
    booked: { count: total('booked'), base: total('base') },
    paid: { count: total('paid'), base: total('paidBase') },
    done: { count: total('done'), base: total('doneBase') },
  };
}
