import { addDays, dayOf } from '#domain/calendar/day.ts';
import { easter, type Holiday, mondayFrom } from '#domain/calendar/holidays.ts';

/** Ontario's public holidays of a year, in order. */
export function holidaysOf(year: number): Holiday[] {
  return [
    { name: 'new-year', date: dayOf(year, 1, 1) },
    // The third Monday of February.
    { name: 'family', date: mondayFrom(dayOf(year, 2, 15)) },
    { name: 'good-friday', date: addDays(easter(year), -2) },
    // The Monday before 25 May.
    { name: 'victoria', date: mondayFrom(dayOf(year, 5, 18)) },
    { name: 'canada', date: dayOf(year, 7, 1) },
    { name: 'labour', date: mondayFrom(dayOf(year, 9, 1)) },
    { name: 'thanksgiving', date: mondayFrom(dayOf(year, 10, 8)) },
    { name: 'christmas', date: dayOf(year, 12, 25) },
    { name: 'boxing', date: dayOf(year, 12, 26) },
  ];
}
