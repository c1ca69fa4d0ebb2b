import { addYears, type IsoDate, parseDay } from '#domain/calendar/day.ts';
import { type Services, serviceIn } from '#domain/pricing/service.ts';
import { commonIneligibility, daysBefore, type OfferFacts, type OfferIneligibility } from './visit.ts';

type Season = { opensOn: IsoDate };

export type SeasonOfferTimes = {
  /** How many days before the first day of a season its offers go out. */
  leadDays: number;
  /** How many years back a last visit may be. */
  withinYears: number;
};

/** The year of the season whose offers go out on a day; null on all other days. */
export function seasonOffered(today: IsoDate, { opensOn }: Season, { leadDays }: SeasonOfferTimes): number | null {
  const isTime = daysBefore(opensOn, leadDays) <= today && today < opensOn;
  return isTime ? (parseDay(opensOn)?.year ?? null) : null;
}

/** Why a client is not offered a refresh before the season; null if they are. */
export function seasonIneligibility(
  facts: OfferFacts,
  today: IsoDate,
  { times, services }: { times: SeasonOfferTimes; services: Services },
): OfferIneligibility | null {
  const { visit, others } = facts;
  const common = commonIneligibility(facts);
  if (common) return common;
  // Clients with a plan hear about their visits through it, and nothing is offered twice.
  if (facts.planned !== null) return 'planned';
  if (!serviceIn(services, visit.coatingType)?.refreshable) return 'not-coated';
  const kept = others.filter(({ status }) => status !== 'cancelled');
  if (kept.some(({ status, date }) => status === 'active' && date >= today)) return 'visit-to-come';
  if (kept.some(({ date }) => date > visit.date)) return 'newer-visit';
  return addYears(visit.date, times.withinYears) < today ? 'too-late' : null;
}
