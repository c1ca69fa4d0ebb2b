import { isInSeason } from './availability.ts';
import { dayOf, type IsoDate, parseDay } from './day.ts';
import type { Schedule, Schedules, Season } from './schedule.ts';

/**
 * The season that is sold on a day: its own, or between two the next one. The operator's first closed day ends the one
 * season in which it falls, up to the first day of the next, so that the site never closes for good (decisions, section 14).
 */
export function seasonOn(today: IsoDate, schedules: Schedules, operatorDate: IsoDate | null = null): Season {
  const usual = seasonsFrom((parseDay(today)?.year ?? 0) - 1, schedules);
  const seasons = usual.map(({ opensOn, closesOn }, index) => {
    const opensAgain = usual[index + 1]?.opensOn ?? '';
    const isOwn = operatorDate !== null && opensOn < operatorDate && operatorDate <= opensAgain;
    return { opensOn, closesOn: isOwn ? operatorDate : closesOn };
  });
  const sold = seasons.find(({ closesOn }) => today < closesOn);
  if (!sold) throw new Error('no season follows');
  return sold;
}

/** Whether the operator's first closed day has ended a season before the one that is sold. */
export const hasPassed = (operatorDate: IsoDate | null, { opensOn }: Season): operatorDate is IsoDate =>
  operatorDate !== null && operatorDate <= opensOn;

/** The first day of the season that opens in a year; null if none does. */
export const seasonOpening = (year: number, schedules: Schedules): IsoDate | null =>
  seasonsFrom(year - 1, schedules).find(({ opensOn }) => parseDay(opensOn)?.year === year)?.opensOn ?? null;

/** Whether a day lies in a season of its year, regardless of the operator's first closed day. */
export const isSeasonDay = (date: IsoDate, schedules: Schedules): boolean =>
  seasonsFrom((parseDay(date)?.year ?? 0) - 1, schedules).some((season) => isInSeason(date, season));

/** What begins later is at most two years ahead; the season after it is in this many years. */
const years = [0, 1, 2, 3, 4, 5];

/**
 * The seasons that begin from a year on, in order. Each schedule decides its own days; where one takes over
 * mid-season, that season goes on.
 */
function seasonsFrom(first: number, { versions }: Schedules): Season[] {
  const parts = versions.flatMap((schedule, index) => {
    const until = versions[index + 1]?.startsOn ?? '9999-12-31';
    return years.flatMap((year) => {
      const { opensOn, closesOn } = seasonOf(first + year, schedule);
      const part = {
        year: first + year,
        opensOn: opensOn > schedule.startsOn ? opensOn : schedule.startsOn,
        closesOn: closesOn < until ? closesOn : until,
      };
      return part.opensOn < part.closesOn ? [part] : [];
    });
  });
  const seasons: typeof parts = [];
  for (const part of parts.toSorted((a, b) => (a.opensOn < b.opensOn ? -1 : 1))) {
    const before = seasons.at(-1);
    if (before?.year === part.year && before.closesOn === part.opensOn) before.closesOn = part.closesOn;
    else seasons.push(part);
  }
  return seasons;
}

function seasonOf(year: number, { seasonStart, seasonEnd }: Schedule): Season {
  const [opensOn, end] = [dayOf(year, seasonStart.month, seasonStart.day), dayOf(year, seasonEnd.month, seasonEnd.day)];
  return { opensOn, closesOn: end > opensOn ? end : dayOf(year + 1, seasonEnd.month, seasonEnd.day) };
}
