import type { Layout } from '#domain/funnel/layout.ts';
import type { BookableSize, StorefrontSize } from '#domain/funnel/size.ts';
import { type Cents, cents } from '#domain/money.ts';
import { quoteOf } from '#domain/pricing/quote.ts';
import { type Quote, type TaxRates, withTaxes } from '#domain/pricing/tax.ts';

/** A storefront as a booking has it; an imported one may lack the layout. */
export type Storefront = { storefrontSize: StorefrontSize; selectedLayout: Layout | null };

export type CorrectedStorefront = { storefrontSize: BookableSize; selectedLayout: Layout };

/**
 * What happens to the difference between price and charge. `refund`: it is refunded. `charge`: it is asked for. `leave`: an
 * owner leaves the money as it is and says why: no more is charged, or nothing is given back. `none`: there is no difference.
 */
export const differenceSettlements = ['none', 'refund', 'charge', 'leave'] as const;
export type DifferenceSettlement = (typeof differenceSettlements)[number];

export const sameStorefront = (one: Storefront, other: Storefront): boolean =>
  one.storefrontSize === other.storefrontSize && one.selectedLayout === other.selectedLayout;

type Priced = {
  /** What was sold, and the list prices before taxes of the storefront that was sold and of the corrected one. */
  sold: Quote;
  listed: { sold: Cents; corrected: Cents };
  rates: TaxRates;
  /** Free only up to another storefront: anything beyond it has a price. */
  courtesy?: boolean;
};

/**
 * The price of a booking with another storefront: what was sold, moved by the step between the two list prices. So a price that
 * an owner set, or that is of an older list, keeps its distance from the list; what was free stays free.
 */
export function correctedPrice({ sold, listed, rates, courtesy = false }: Priced): Quote {
  const base = cents(Math.max(0, sold.base + listed.corrected - listed.sold));
  return (sold.total === 0 && !courtesy) || base === sold.base ? sold : withTaxes(base, rates);
}

export type SettlementProblem = 'owner-needed' | 'reason-needed' | 'settlement-wrong';

type Asked = { settlement: DifferenceSettlement; reason: string | null; mayRefund: boolean; mayCharge: boolean };

/** Why a difference, negative if the price is lower, cannot be settled like that; null if it can. */
export function settlementProblem(
  difference: Cents,
  { settlement, reason, mayRefund, mayCharge }: Asked,
): SettlementProblem | null {
  if (difference === 0) return settlement === 'none' ? null : 'settlement-wrong';
  const wrong = difference > 0 ? 'refund' : 'charge';
  if (settlement === 'none' || settlement === wrong) return 'settlement-wrong';
  if (settlement === 'charge') return mayCharge ? null : 'owner-needed';
  if (!mayRefund) return 'owner-needed';
  return settlement === 'leave' && (reason ?? '').trim() === '' ? 'reason-needed' : null;
}

/** `paid`: the difference that a correction asked for was paid. */
export type Settled = { settlement: DifferenceSettlement; paid?: boolean };

/** Whether what was charged for the visit is the price of this correction. */
export const isCharged = ({ settlement, paid = false }: Settled): boolean =>
  settlement === 'refund' || (settlement === 'charge' && paid);

/** The price charged for the visit after these corrections: that of the last one whose difference was refunded or paid. */
export const priceSince = (sold: Quote, corrections: readonly (Quote & Settled)[]): Quote =>
  quoteOf(corrections.findLast(isCharged) ?? sold);
