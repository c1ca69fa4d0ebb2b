import type { Cents } from '#domain/money.ts';
import { quoteAt, type RatedQuote, type TaxRates } from '../pricing/tax.ts';
import { maxOwnBase } from './operator-booking.ts';

/** How more is asked for on a booking: a link to pay by card, or money that the office has already received. */
export const chargeWays = ['link', 'cash', 'transfer'] as const;
export type ChargeWay = (typeof chargeWays)[number];

export const chargeStates = ['asked', 'expired', 'withdrawn', 'paid'] as const;
export type ChargeState = (typeof chargeStates)[number];

/** How long a link stays good, each time it is sent. */
export const chargeLinkDays = 7;

type Charge = { paidAt: Date | null; withdrawnAt: Date | null; expiresAt: Date | null };

export function chargeState({ paidAt, withdrawnAt, expiresAt }: Charge, now: Date): ChargeState {
  if (paidAt !== null) return 'paid';
  if (withdrawnAt !== null) return 'withdrawn';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'asked';
}

/** What a charge comes to on the day it is paid: as asked, or its price with that day's taxes. */
export function dueOfCharge(asked: RatedQuote, rates: TaxRates): RatedQuote {
  const { base, gst, qst, total, taxRates } = asked;
  const isSame = taxRates.gst === rates.gst && taxRates.qst === rates.qst;
  return isSame ? { base, gst, qst, total, taxRates } : quoteAt(base, rates);
}

/**
 * Why a payment of a charge goes back; null if it counts. One that the gateway approved in time counts, however late it is
 * found; a gateway that does not say when is believed.
 */
export function whyNotCharged(
  charge: Charge,
  { cancelled, approvedAt }: { cancelled: boolean; approvedAt: Date | null },
): 'charge-paid' | 'charge-withdrawn' | 'charge-ended' | null {
  if (charge.paidAt !== null) return 'charge-paid';
  if (charge.withdrawnAt !== null || cancelled) return 'charge-withdrawn';
  return charge.expiresAt && approvedAt && approvedAt > charge.expiresAt ? 'charge-ended' : null;
}

/** Whether an extra has a price and says what it is. */
export const isExtra = (base: Cents, reason: string): boolean =>
  base >= 1 && base <= maxOwnBase && reason.trim() !== '';
