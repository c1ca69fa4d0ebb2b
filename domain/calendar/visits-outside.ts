import type { IsoDate } from './day.ts';
import { type AppointmentTime, type Schedules, timesOn } from './schedule.ts';
import { isSeasonDay } from './season.ts';

type Visit = { date: IsoDate; time: AppointmentTime };
/** Why a visit lies outside: its day is closed, or no visit begins at its time. */
type Outside = 'day' | 'time';

function whyOutside({ date, time }: Visit, schedules: Schedules): Outside | null {
  const times = timesOn(date, schedules);
  if (times.length === 0 || !isSeasonDay(date, schedules)) return 'day';
  return times.includes(time) ? null : 'time';
}

/** The visits another schedule would leave on closed days or hours, each with why; those already outside are not reported. */
export const visitsOutside = <V extends Visit>(
  visits: readonly V[],
  { before, after }: { before: Schedules; after: Schedules },
): (V & { why: Outside })[] =>
  visits.flatMap((visit) => {
    const why = whyOutside(visit, after);
    return why === null || whyOutside(visit, before) === why ? [] : [{ ...visit, why }];
  });
