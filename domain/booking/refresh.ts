import type { IsoDate } from '#domain/calendar/day.ts';
import { type Cents, cents, sum } from '#domain/money.ts';
import { type CoatingType, type Services, serviceIn } from '#domain/pricing/service.ts';
import { type TaxRates, withTaxes } from '#domain/pricing/tax.ts';
import { isVip } from './client-number.ts';

export type EarlierBooking = {
  id: string;
  clientId: string;
  coatingType: CoatingType;
  status: string;
  paymentStatus: string;
  appointmentDate: IsoDate;
  postalCode: string;
  email: string;
  vipRefreshUsed: boolean;
};

/** A no-show left no coating to refresh. */
export const refreshableStatuses = ['active', 'completed'] as const;

/** Only a paid booking of a first service, neither cancelled nor missed, allows a refresh (decisions, section 2). */
export const opensRefresh = (
  earlier: Pick<EarlierBooking, 'coatingType' | 'status' | 'paymentStatus'>,
  services: Services,
): boolean =>
  serviceIn(services, earlier.coatingType)?.refreshable === true &&
  refreshableStatuses.some((status) => status === earlier.status) &&
  earlier.paymentStatus === 'paid';

/** Nothing is refreshed before it is coated: the earlier visit is done, or still to come on an earlier day. */
export const followsVisit = (earlier: Pick<EarlierBooking, 'status' | 'appointmentDate'>, date: IsoDate): boolean =>
  earlier.status === 'completed' || (earlier.status === 'active' && earlier.appointmentDate < date);

/** Why a refresh of an earlier visit cannot be on a day; null if it can. */
export function refreshProblem(earlier: EarlierBooking, date: IsoDate, services: Services) {
  if (!opensRefresh(earlier, services)) return 'CLIENT_NUMBER_UNKNOWN';
  return followsVisit(earlier, date) ? null : 'REFRESH_TOO_EARLY';
}

/** The days between which a visit must stay if it refreshes another or has a refresh itself; null if unlimited. */
export type DayLimits = { after: IsoDate | null; before: IsoDate | null };

export function orderProblem({ after, before }: DayLimits, date: IsoDate) {
  if (after !== null && date <= after) return 'REFRESH_TOO_EARLY';
  return before !== null && date >= before ? 'VISIT_AFTER_REFRESH' : null;
}

/** Whether a VIP has yet to use the one refresh that a booking includes. */
export const hasFreeRefresh = (
  earlier: Pick<EarlierBooking, 'clientId' | 'coatingType' | 'status' | 'paymentStatus' | 'vipRefreshUsed'>,
  services: Services,
): boolean =>
  isVip(earlier.clientId) &&
  serviceIn(services, earlier.coatingType)?.freeRefresh === true &&
  opensRefresh(earlier, services) &&
  !earlier.vipRefreshUsed;

/**
 * Whether a VIP's one free refresh applies: the VIP ID was given, the refresh is unused, and the caller is vouched for by the
 * key of the Platinum booking's link or by an operator (decisions, section 4). The e-mail is compared on submit.
 */
export const freeRefreshApplies = (
  earlier: EarlierBooking,
  given: { number: string; vouched: boolean },
  services: Services,
): boolean => given.number === earlier.clientId && given.vouched && hasFreeRefresh(earlier, services);

export const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * How much of its list price a free refresh takes off, before taxes: as much as the storefront that was coated would cost, so
 * that a larger one pays the difference.
 */
export const courtesyFor = (listed: { wanted: Cents; coated: Cents }): Cents =>
  cents(Math.min(listed.wanted, listed.coated));

/** A free refresh already done: its price, how much of its list price was free, and what was paid for it. */
type Done = { base: Cents; courtesy: Cents; paid: Cents; taxRates: TaxRates };

/**
 * What is withheld from a cancelled Platinum's refund for free refreshes already done: their list price on the day they were
 * booked, with its taxes, less what was paid for them. Never more than is left.
 */
export function keptForRefreshes(done: readonly Done[], { left }: { left: Cents }): Cents {
  const given = done.map(({ base, courtesy, paid, taxRates }) =>
    cents(Math.max(0, withTaxes(sum(base, courtesy), taxRates).total - paid)),
  );
  return cents(Math.min(left, sum(...given)));
}
