import { schedule } from '#business/schedule.ts';
import { orderProblem } from '#domain/booking/refresh.ts';
import { today } from '#domain/calendar/zone.ts';
import { areasAt, checkArea } from '#domain/funnel/area.ts';
import type { FreeDay } from '#domain/offers/plan-days.ts';
import { wishedDays } from '#domain/waiting/waiting-list.ts';
import type { Deps } from '#server/deps.ts';
import { deadlinesOf } from '#server/modules/bookings/deadlines.ts';
import { dayLimitsOf } from '#server/modules/bookings/queries/visits.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import type { Waiting } from './queries/entries.ts';

/**
 * Why a wait has ended: the date range is past, they have booked, or the visit to be moved earlier was
 * cancelled, moved or comes too soon to be moved. Null while it is open.
 */
export async function whyEnded(
  { settings }: Pick<Deps, 'settings'>,
  { entry, visit, hasBooked }: Pick<Waiting, 'entry' | 'visit' | 'hasBooked'>,
  now: Date,
): Promise<'over' | 'booked' | null> {
  const day = today(now, schedule.timeZone);
  if (entry.toDate < day) return 'over';
  if (entry.bookingId === null) return hasBooked ? 'booked' : null;
  if (visit?.status !== 'active' || visit.appointmentDate <= entry.fromDate) return 'over';
  return now > deadlinesOf(visit, (await settings.read()).policy).moveUntil ? 'over' : null;
}

type Now = { free: readonly FreeDay[]; rules: CalendarRules; now: Date };

/** The free days matching a request, earliest first; none if its area is not served. */
export async function daysFor(
  { db }: Pick<Deps, 'db'>,
  { entry, visit, offered }: Pick<Waiting, 'entry' | 'visit' | 'offered'>,
  { free, rules, now }: Now,
): Promise<FreeDay[]> {
  const { fromDate: from, toDate: to, draft } = entry;
  const days = wishedDays(free, { from, to, before: visit?.appointmentDate ?? null, offered });
  if (days.length === 0 || (draft.postalCode && !checkArea(draft.postalCode.slice(0, 3), areasAt(rules, now)).served))
    return [];
  if (!visit) return days;
  const limits = await dayLimitsOf(db, visit);
  return days.filter(({ date }) => orderProblem(limits, date) === null);
}
