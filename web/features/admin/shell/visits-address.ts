import type { IsoDate } from '#domain/calendar/day.ts';

/** Where the list shows all bookings of a day, by the hour of their visits. */
export const visitsAddress = (day: IsoDate): string => `/admin?order=visit&day=${day}`;
