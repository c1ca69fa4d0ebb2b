import { schedule } from '#business/schedule.ts';
import { daysBetween, type IsoDate } from '#domain/calendar/day.ts';
import { blockedTimes, type CalendarView, closesOn, isBlockedAllDay, openTimes } from '#domain/calendar/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import type { CalendarFacts } from '#server/calendar-snapshot.ts';
import type { Deps, Visitor } from '#server/deps.ts';

/** The calendar as the rules see it now. */
export function calendarView(facts: CalendarFacts, now: Date): CalendarView {
  const day = today(now, schedule.timeZone);
  return { now, schedule, blocks: facts.blocks, closesOn: closesOn(day, schedule, facts.closesOn) };
}

/** Days with no crew left: bookings and live holds, less the visitor's own. */
function fullDays(facts: CalendarFacts, now: Date, visitorHash: string): Set<IsoDate> {
  const taken = new Map<IsoDate, number>();
  for (const { date, expiresAt, visitorHash: holder } of facts.claims) {
    const live = expiresAt === null || (expiresAt > now && holder !== visitorHash);
    if (live) taken.set(date, (taken.get(date) ?? 0) + 1);
  }
  return new Set([...taken].filter(([, count]) => count >= facts.crews).map(([date]) => date));
}

/** What the calendar page draws: full and blocked days, part-day blocks, today, and the bounds of the season. */
export async function listBookedDates(
  deps: Pick<Deps, 'calendar' | 'clock'>,
  visitor: Pick<Visitor, 'hash'>,
): Promise<{
  bookedDates: IsoDate[];
  blockedTimes: Record<IsoDate, string[]>;
  today: IsoDate;
  firstDate: IsoDate | null;
  closesOn: IsoDate;
}> {
  const facts = await deps.calendar.read();
  const now = deps.clock.now();
  const view = calendarView(facts, now);
  const day = today(now, schedule.timeZone);
  const full = facts.crews === 0 ? new Set(daysBetween(day, view.closesOn)) : fullDays(facts, now, visitor.hash);
  const season = daysBetween(day, view.closesOn);
  const booked = season.filter((date) => full.has(date) || isBlockedAllDay(date, facts.blocks));
  const partly = season.flatMap((date): [IsoDate, string[]][] => {
    const times = blockedTimes(date, schedule.times, facts.blocks);
    return times.length > 0 ? [[date, times]] : [];
  });
  const first = season.find((date) => !full.has(date) && openTimes(date, view).length > 0);
  return {
    bookedDates: booked,
    blockedTimes: Object.fromEntries(partly),
    today: day,
    firstDate: first ?? null,
    closesOn: view.closesOn,
  };
}
