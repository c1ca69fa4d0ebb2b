import { quebecHolidays } from '#domain/calendar/holidays.ts';

/** Public holidays where the business operates; the calendar labels them, and asks about those on sale. */
export const holidaysOf = quebecHolidays;
