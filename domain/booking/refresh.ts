import { forwardSortationArea } from '#domain/funnel/area.ts';
import { type Cents, cents } from '#domain/money.ts';
import { type CoatingType, refreshableTypes } from '#domain/pricing/service.ts';
import { isVip } from './client-number.ts';

/** The booking that a refresh builds on. */
export type EarlierBooking = {
  id: string;
  clientId: string;
  coatingType: CoatingType;
  status: string;
  paymentStatus: string;
  postalCode: string;
  email: string;
  vipRefreshUsed: boolean;
};

/** A no-show left no coating to refresh. */
export const refreshableStatuses = ['active', 'completed'] as const;

/** Only a paid booking of a first service, neither cancelled nor missed, allows a refresh (decisions, section 2). */
export const opensRefresh = (earlier: EarlierBooking): boolean =>
  refreshableTypes.includes(earlier.coatingType) &&
  refreshableStatuses.some((status) => status === earlier.status) &&
  earlier.paymentStatus === 'paid';

/**
 * Whether a VIP's one free refresh applies: the VIP ID was given, the refresh is unused, and the area is that of the Platinum
 * booking (decisions, section 4). The e-mail is compared on submit.
 */
export const freeRefreshApplies = (earlier: EarlierBooking, given: { number: string; area: string }): boolean =>
  given.number === earlier.clientId &&
  isVip(earlier.clientId) &&
  earlier.coatingType === 'platinum' &&
  !earlier.vipRefreshUsed &&
  forwardSortationArea(earlier.postalCode) === forwardSortationArea(given.area);

export const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

export const free: Cents = cents(0);
