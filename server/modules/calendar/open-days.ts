import { checkoutLimits } from '#business/policies.ts';
import { schedule as ours } from '#business/schedule.ts';
import {
  type AppointmentRefusal,
  blockedTimes,
  type CalendarView,
  checkAppointment,
  isBlockedAllDay,
  openTimes,
  openTimesAt,
} from '#domain/calendar/availability.ts';
import { daysBetween, type IsoDate } from '#domain/calendar/day.ts';
import { isInDemand, type OpenDay } from '#domain/calendar/demand.ts';
import { type AppointmentTime, crewsOn, type Season, timesOn } from '#domain/calendar/schedule.ts';
import { seasonOn } from '#domain/calendar/season.ts';
import { today, wallTime } from '#domain/calendar/zone.ts';
import { minuteMs } from '#domain/durations.ts';
import type { FreeDay } from '#domain/offers/plan-days.ts';
import type { Deps } from '#server/deps.ts';
import type { CalendarClaims, CalendarRules, DayClaim, DaysLeft } from './snapshot.ts';

export type BookedDatesAnswer = Season & {
  bookedDates: IsoDate[];
  inDemand?: IsoDate[];
  blockedTimes: Record<IsoDate, string[]>;
  today: IsoDate;
  firstDate: IsoDate | null;
  schedules?: HoursFrom[];
};

type HoursFrom = { startsOn: IsoDate; weekdays: ({ times: string[] } | null)[] };

/** What the calendar rules of `domain/` need, at an instant. */
export function calendarView(
  { blocks, schedule, closesOn }: Pick<CalendarRules, 'blocks' | 'schedule' | 'closesOn'>,
  now: Date,
) {
  return { now, schedule, blocks, ...seasonOn(today(now, schedule.timeZone), schedule, closesOn) };
}

/** Why a held day and time would no longer be sold: it was closed since. Null if it would. */
export function closedSince(
  { appointmentDate, appointmentTime }: { appointmentDate: IsoDate; appointmentTime: AppointmentTime },
  rules: CalendarRules,
  now: Date,
): AppointmentRefusal | null {
  if (crewsOn(appointmentDate, rules) === 0) return 'date-not-open';
  return checkAppointment(appointmentDate, appointmentTime, calendarView(rules, now));
}

/** The days of the season that are not past. */
function daysAhead({ now, opensOn, closesOn }: CalendarView): IsoDate[] {
  const day = today(now, ours.timeZone);
  return daysBetween(day < opensOn ? opensOn : day, closesOn);
}

/** The open days do not change within a minute, and each checkout needs them. */
const openByRules = new WeakMap<CalendarRules, { minute: number; days: readonly FreeDay[] }>();

/** The days of the season that are open by the rules, each with its future times, whoever has them. */
function openDays(rules: CalendarRules, now: Date): readonly FreeDay[] {
  const minute = Math.floor(now.getTime() / minuteMs);
  const kept = openByRules.get(rules);
  if (kept?.minute === minute) return kept.days;
  const view = calendarView(rules, now);
  const wall = wallTime(now, view.schedule.timeZone);
  const days = daysAhead(view)
    .map((date) => ({ date, times: openTimesAt(wall, date, view) }))
    .filter(({ times }) => times.length > 0);
  openByRules.set(rules, { minute, days });
  return days;
}

type Facts = { rules: CalendarRules; claims: readonly DayClaim[] };

/** Bookings, and holds by an operator, the weather or the waiting list; the rest are unpaid checkouts. */
const isKept = ({ isUnpaid }: DayClaim): boolean => !isUnpaid;

/** Days whose crews are all claimed by bookings and live holds, not counting the visitor's own hold. */
function fullDays({ rules, claims }: Facts, now: Date, visitorHash: string | null): Set<IsoDate> {
  const taken = new Map<IsoDate, number>();
  for (const { date, crews, expiresAt, visitorHash: holder } of claims) {
    const isLive = expiresAt === null || (expiresAt > now && (holder === null || holder !== visitorHash));
    if (isLive) taken.set(date, (taken.get(date) ?? 0) + crews);
  }
  return new Set([...taken].filter(([date, count]) => count >= crewsOn(date, rules)).map(([date]) => date));
}

/** Times of today that are blocked or past; empty when the whole day is closed. */
function unavailableTimes(date: IsoDate, view: CalendarView): string[] {
  const offered = openTimes(date, view);
  return offered.length === 0 ? [] : timesOn(date, view.schedule).filter((time) => !offered.includes(time));
}

type Asked = { visitorHash: string | null; limits: boolean };

function bookedDates(facts: Facts, now: Date, asked: Asked): BookedDatesAnswer {
  const { rules } = facts;
  const view = calendarView(rules, now);
  const day = today(now, ours.timeZone);
  const season = daysAhead(view);
  const { taken, inDemand } = takenDays(facts, now, asked);
  const full = rules.crewsPerDay === 0 ? new Set(season) : taken;
  const partlyBlocked = season.flatMap((date): [IsoDate, string[]][] => {
    const times =
      date === day ? unavailableTimes(date, view) : blockedTimes(date, timesOn(date, rules.schedule), rules.blocks);
    return times.length > 0 ? [[date, times]] : [];
  });
  return {
    bookedDates: season.filter((date) => full.has(date) || isBlockedAllDay(date, rules.blocks)),
    ...(inDemand.length > 0 && { inDemand }),
    blockedTimes: Object.fromEntries(partlyBlocked),
    today: day,
    firstDate: openDays(rules, now).find(({ date }) => !full.has(date))?.date ?? null,
    opensOn: view.opensOn,
    closesOn: view.closesOn,
    ...hoursFrom(day, rules),
  };
}

/** The hours that decide about the days from today on; empty if they match those the page was built with. */
function hoursFrom(day: IsoDate, { schedule: { versions } }: CalendarRules): Pick<BookedDatesAnswer, 'schedules'> {
  if (versions.length === 1) return {};
  const deciding = versions.filter((_, index) => (versions[index + 1]?.startsOn ?? '9999-12-31') > day);
  return {
    schedules: deciding.map(({ startsOn, weekdays }) => ({
      startsOn,
      weekdays: weekdays.map((weekday) => weekday && { times: [...weekday.times] }),
    })),
  };
}

/** Days that are open and not sold out, and whether the rest is held by unpaid checkouts. */
function openToSell({ rules, claims }: Facts, now: Date): OpenDay[] {
  const sold = fullDays({ rules, claims: claims.filter(isKept) }, now, null);
  const full = fullDays({ rules, claims }, now, null);
  return openDays(rules, now)
    .filter(({ date }) => !sold.has(date))
    .map(({ date }) => ({ date, isHeld: full.has(date) }));
}

/** Days unavailable to a visitor, and those available although unpaid checkouts hold them. */
function takenDays(facts: Facts, now: Date, { visitorHash, limits }: Asked) {
  const open = limits ? openToSell(facts, now) : [];
  if (!isInDemand(open, checkoutLimits.demand)) return { taken: fullDays(facts, now, visitorHash), inDemand: [] };
  const sold = fullDays({ ...facts, claims: facts.claims.filter(isKept) }, now, null);
  return { taken: sold, inDemand: open.filter(({ isHeld }) => isHeld).map(({ date }) => date) };
}

export function countDaysLeft(facts: Facts, now: Date): DaysLeft {
  const open = openToSell(facts, now);
  const held = open.filter(({ isHeld }) => isHeld).length;
  return { open: open.length, held, inDemand: isInDemand(open, checkoutLimits.demand) };
}

/** Since when unpaid checkouts have to yield to a paid or operator booking; null while days are not in demand. */
export async function inDemandAt(
  { calendar, limits }: Pick<Deps, 'calendar' | 'limits'>,
  now: Date,
): Promise<Date | null> {
  return limits && (await calendar.daysLeft.read()).inDemand ? now : null;
}

/** The days of the season that can be booked now, each with its times. */
export async function listFreeDays({
  calendar,
  clock,
  limits,
}: Pick<Deps, 'calendar' | 'clock' | 'limits'>): Promise<FreeDay[]> {
  const [rules, { claims }] = await Promise.all([calendar.rules.read(), calendar.claims.read()]);
  const now = clock.now();
  if (rules.crewsPerDay === 0) return [];
  const { taken } = takenDays({ rules, claims }, now, { visitorHash: null, limits });
  return openDays(rules, now).filter(({ date }) => !taken.has(date));
}

/** Visitors without a hold share one answer, until a snapshot or the second changes. */
const shared = new WeakMap<CalendarClaims, { rules: CalendarRules; second: number; answer: BookedDatesAnswer }>();

/**
 * The data of the calendar page: full and blocked days, partly blocked days, today, and the bounds of the season. A visitor
 * sees the day they hold as free; a null hash means a visitor without a cookie.
 */
export async function listBookedDates(
  deps: Pick<Deps, 'calendar' | 'clock' | 'limits'>,
  visitor: { hash: string | null },
): Promise<BookedDatesAnswer> {
  const { limits } = deps;
  const [rules, claims] = await Promise.all([deps.calendar.rules.read(), deps.calendar.claims.read()]);
  const now = deps.clock.now();
  if (visitor.hash !== null && claims.claims.some(({ visitorHash }) => visitorHash === visitor.hash)) {
    return bookedDates({ rules, claims: claims.claims }, now, { visitorHash: visitor.hash, limits });
  }
  const second = Math.floor(now.getTime() / 1000);
  const cached = shared.get(claims);
  if (cached?.second === second && cached.rules === rules) return cached.answer;
  const answer = bookedDates({ rules, claims: claims.claims }, now, { visitorHash: null, limits });
  shared.set(claims, { rules, second, answer });
  return answer;
}
