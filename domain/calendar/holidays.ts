import { addDays, dayOf, type IsoDate, parseDay, weekdayOf } from './day.ts';

/** Easter Sunday in the Gregorian calendar (Meeus/Jones/Butcher algorithm). */
function easter(year: number): IsoDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const leap = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - leap + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - moon - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const day = moon + sunday - 7 * late + 114;
  return dayOf(year, Math.floor(day / 31), (day % 31) + 1);
}

/** The Monday on or after a day. */
const mondayFrom = (date: IsoDate): IsoDate => addDays(date, (8 - weekdayOf(date)) % 7);

/** Quebec's public holidays of a year, in order; with both Good Friday and Easter Monday, since employers choose either. */
export function quebecHolidays(year: number): IsoDate[] {
  const canada = dayOf(year, 7, 1);
  return [
    dayOf(year, 1, 1),
    addDays(easter(year), -2),
    addDays(easter(year), 1),
    // The Monday before 25 May.
    mondayFrom(dayOf(year, 5, 18)),
    dayOf(year, 6, 24),
    weekdayOf(canada) === 0 ? addDays(canada, 1) : canada,
    mondayFrom(dayOf(year, 9, 1)),
    mondayFrom(dayOf(year, 10, 8)),
    dayOf(year, 12, 25),
  ];
}

/** Ontario's public holidays of a year, in order. */
export function ontarioHolidays(year: number): IsoDate[] {
  return [
    dayOf(year, 1, 1),
    // Family Day, the third Monday of February.
    mondayFrom(dayOf(year, 2, 15)),
    addDays(easter(year), -2),
    // Victoria Day, the Monday before 25 May.
    mondayFrom(dayOf(year, 5, 18)),
    dayOf(year, 7, 1),
    mondayFrom(dayOf(year, 9, 1)),
    mondayFrom(dayOf(year, 10, 8)),
    dayOf(year, 12, 25),
    dayOf(year, 12, 26),
  ];
}

export const isOntarioHoliday = (date: IsoDate): boolean => ontarioHolidays(parseDay(date)?.year ?? 0).includes(date);

export const isQuebecHoliday = (date: IsoDate): boolean => quebecHolidays(parseDay(date)?.year ?? 0).includes(date);
