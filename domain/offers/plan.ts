import { isInSeason } from '#domain/calendar/availability.ts';
import { daysBetween, type IsoDate, parseDay } from '#domain/calendar/day.ts';
import type { Season } from '#domain/calendar/schedule.ts';
import {
  type ClientVisit,
  commonIneligibility,
  daysBefore,
  type OfferFacts,
  type OfferIneligibility,
} from './visit.ts';

export type PlanTimes = {
  /** How many days before a planned visit its days are proposed. */
  leadDays: number;
  /** How many days before it they are proposed at the latest; no proposed day is sooner than that. */
  noticeDays: number;
};

/** A visit of a plan: the part of the season that it is for, and the day in its middle. */
export type PlannedVisit = Season & { number: number; around: IsoDate };

/** The visits of a plan, spread evenly: the season is split into as many parts, with a visit in the middle of each. */
export function plannedVisits({ opensOn, closesOn }: Season, count: number): PlannedVisit[] {
  const days = daysBetween(opensOn, closesOn);
  const parts = Math.min(count, days.length);
  const day = (index: number) => days[index] ?? closesOn;
  return Array.from({ length: parts }, (_, index) => {
    const start = (part: number) => Math.floor((part * days.length) / parts);
    const [first, end] = [start(index), start(index + 1)];
    return {
      number: index + 1,
      opensOn: day(first),
      closesOn: day(end),
      around: day(Math.floor((first + end) / 2)),
    };
  });
}

export const seasonYear = ({ opensOn }: Season): number => parseDay(opensOn)?.year ?? 0;

export const isProposedOn = (today: IsoDate, { around }: PlannedVisit, times: PlanTimes): boolean =>
  daysBefore(around, times.leadDays) <= today && today <= daysBefore(around, times.noticeDays);

/** The visit a plan continues from: the last at its storefront and address that was neither cancelled nor missed. */
export function lastVisit(
  visits: readonly ClientVisit[],
  { email, area }: Pick<ClientVisit, 'email' | 'area'>,
): ClientVisit | null {
  const own = visits.filter((visit) => visit.email === email && visit.area === area && follows.includes(visit.status));
  return own.toSorted((one, other) => (one.date < other.date ? 1 : -1))[0] ?? null;
}

/** An upcoming or unmarked visit counts as done. */
const follows: readonly ClientVisit['status'][] = ['completed', 'active'];

const isBooked = (planned: PlannedVisit, visits: readonly ClientVisit[], area: string): boolean =>
  visits.some((visit) => visit.status !== 'cancelled' && visit.area === area && isInSeason(visit.date, planned));

type Coming = { season: Season; next: Season; count: number; today: IsoDate };

/** The visits of a plan whose days will still be proposed: those of the season or, if none is left, of the next one. */
export function comingVisits(
  { season, next, count, today }: Coming,
  { visits, area }: { visits: readonly ClientVisit[]; area: string },
  { noticeDays }: PlanTimes,
): PlannedVisit[] {
  const open = plannedVisits(season, count).filter(
    (planned) => today <= daysBefore(planned.around, noticeDays) && !isBooked(planned, visits, area),
  );
  return open.length > 0 ? open : plannedVisits(next, count);
}

type Asked = { season: Season; number: number; today: IsoDate };

export function planIneligibility(
  facts: OfferFacts,
  { season, number, today }: Asked,
  times: PlanTimes,
): OfferIneligibility | null {
  const common = commonIneligibility(facts, follows);
  if (common) return common;
  const planned = facts.planned === null ? undefined : plannedVisits(season, facts.planned)[number - 1];
  if (!planned) return 'no-plan';
  const { visit, others } = facts;
  if (isBooked(planned, [visit, ...others], visit.area)) return 'booked';
  if (isProposedOn(today, planned, times)) return null;
  return today < daysBefore(planned.around, times.leadDays) ? 'too-early' : 'too-late';
}
