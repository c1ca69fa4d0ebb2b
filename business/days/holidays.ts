import { quebecHolidays } from '#domain/calendar/holidays.ts';

/** The public holidays where the business works; the calendar names them, and those that are sold are asked about. */
export const holidaysOf = quebecHolidays;
