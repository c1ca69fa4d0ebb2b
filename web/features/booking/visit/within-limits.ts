import type { VisitChanges } from '#contract/visit/self-service.ts';
import { addDays, daysBetween } from '#domain/calendar/day.ts';
import type { Calendar } from '#web/state/calendar/days.ts';

/** The calendar of a visit that refreshes another one, or has a refresh itself: days out of their order are not to be had. */
export const withinLimits = (
  calendar: Calendar,
  { after, before }: Pick<VisitChanges, 'after' | 'before'>,
): Calendar => ({
  ...calendar,
  bookedDates: [
    ...calendar.bookedDates,
    ...(after === null ? [] : daysBetween(calendar.today, addDays(after, 1))),
    ...(before === null ? [] : daysBetween(before, calendar.closesOn)),
  ],
});
