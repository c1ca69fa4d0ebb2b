import { type CalendarView, isBlockedAllDay, isInSeason } from './availability.ts';
import { addDays, dayOf, type IsoDate, parseDay, weekdayOf } from './day.ts';
import { timesOn } from './schedule.ts';

/** Easter Sunday in the Gregorian calendar (Meeus/Jones/Butcher algorithm). */
export function easter(year: number): IsoDate {
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
export const mondayFrom = (date: IsoDate): IsoDate => addDays(date, (8 - weekdayOf(date)) % 7);

export const holidayNames = [
  ...(['new-year', 'family', 'good-friday', 'easter-monday', 'patriots', 'victoria', 'national'] as const),
  ...(['canada', 'labour', 'thanksgiving', 'christmas', 'boxing'] as const),
] as const;
export type HolidayName = (typeof holidayNames)[number];
export type Holiday = { date: IsoDate; name: HolidayName };

/** Quebec's public holidays of a year, in order; with both Good Friday and Easter Monday, since employers choose either. */
export function quebecHolidays(year: number): Holiday[] {
  const [national, canada] = [dayOf(year, 6, 24), dayOf(year, 7, 1)];
  const isSunday = weekdayOf(national) === 0;
  return [
    { name: 'new-year', date: dayOf(year, 1, 1) },
    { name: 'good-friday', date: addDays(easter(year), -2) },
    { name: 'easter-monday', date: addDays(easter(year), 1) },
    // The Monday before 25 May.
    { name: 'patriots', date: mondayFrom(dayOf(year, 5, 18)) },
    { name: 'national', date: national },
    // For those who do not work on Sundays it is the day after; a week later Canada Day moves likewise, for everyone.
    ...(isSunday ? [{ name: 'national' as const, date: addDays(national, 1) }] : []),
    { name: 'canada', date: isSunday ? addDays(canada, 1) : canada },
    { name: 'labour', date: mondayFrom(dayOf(year, 9, 1)) },
    { name: 'thanksgiving', date: mondayFrom(dayOf(year, 10, 8)) },
    { name: 'christmas', date: dayOf(year, 12, 25) },
  ];
}

type HolidaysOf = (year: number) => readonly Holiday[];

/** The holiday on a day; null for any other day. */
export const holidayOn = (date: IsoDate, holidaysOf: HolidaysOf): HolidayName | null =>
  holidaysOf(parseDay(date)?.year ?? 0).find((holiday) => holiday.date === date)?.name ?? null;

export const isQuebecHoliday = (date: IsoDate): boolean => holidayOn(date, quebecHolidays) !== null;

/**
 * The holidays from a day on, in the season on sale, that are on sale and about which nobody has decided yet:
 * neither closed nor kept open.
 */
export function undecidedHolidays(
  holidaysOf: HolidaysOf,
  { from, kept, ...view }: Omit<CalendarView, 'now'> & { from: IsoDate; kept: readonly IsoDate[] },
): Holiday[] {
  const [first, last] = [view.opensOn, view.closesOn].map((date) => parseDay(date)?.year ?? 0);
  const years = [...new Set([first ?? 0, last ?? 0])];
  return years
    .flatMap(holidaysOf)
    .filter(
      ({ date }) =>
        date >= from &&
        isInSeason(date, view) &&
        timesOn(date, view.schedule).length > 0 &&
        !isBlockedAllDay(date, view.blocks) &&
        !kept.includes(date),
    );
}
