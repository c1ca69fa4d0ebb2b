import { ontarioHolidays } from '#domain/calendar/holidays.ts';

export const holidaysOf = ontarioHolidays;
