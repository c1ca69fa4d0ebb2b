import { useQuery } from '@tanstack/react-query';
import { type CalendarDay, readCalendar } from '#contract/admin/calendar.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';

/** As many days as one request reads, some of them before the visit's. */
const [most, before] = [100, 31];

/** The days around a visit as the office sees them, from today on; none until known. */
export function useDaysAround(date: IsoDate, today: IsoDate | undefined): ReadonlyMap<IsoDate, CalendarDay> {
  const earliest = addDays(date, -before);
  const from = today !== undefined && today > earliest ? today : earliest;
  const query = { from, to: addDays(from, most - 1) };
  const { data } = useQuery({
    ...operatorQuery(readCalendar, { query }),
    enabled: today !== undefined,
  });
  return new Map(data?.days.map((day) => [day.date, day]));
}

type Day = Pick<CalendarDay, 'why' | 'crews' | 'free'>;

/** Whether no other time of a visit's own day is available: it is closed, or unknown. It being full is the visit's own doing. */
export const isClosed = (day: Pick<Day, 'why'> | undefined): boolean =>
  day === undefined || (day.why !== null && day.why !== 'full');

/** How many crews of an available day have a visit; null if there is only one crew, which makes that plain. */
export const loadOf = (day: Day | undefined): { taken: number; crews: number } | null =>
  day === undefined || day.why !== null || day.crews < 2 ? null : { taken: day.crews - day.free, crews: day.crews };
