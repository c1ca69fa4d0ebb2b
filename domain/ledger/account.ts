import { type DifferenceSettlement, priceSince } from '#domain/booking/storefront.ts';
import { type Cents, cents } from '#domain/money.ts';
import { minusQuote, noQuote, plusQuote, quoteOf } from '#domain/pricing/quote.ts';
import type { Quote } from '#domain/pricing/tax.ts';
import { heldTo, type Parts, refundParts } from '#domain/refunds/parts.ts';

/** A refund as requested; its parts and its number are null if it has no booking. */
export type AccountRefund = {
  reason: 'not-booked' | 'cancellation' | 'partial';
  partNo: string;
  amount: Cents;
  base: Cents | null;
  gst: Cents | null;
  qst: Cents | null;
  creditNo: number | null;
  state: 'requested' | 'calling' | 'unknown' | 'done';
  createdAt: Date;
  doneAt: Date | null;
};

/** A corrected storefront with the price since; `charged` is what was charged for the visit before. */
export type AccountCorrection = Quote & {
  charged: Cents;
  settlement: DifferenceSettlement;
  refundPart: string | null;
  createdAt: Date;
};

/** What was sold, as that day's invoice shows it. */
export type SaleLine = { kind: 'sale'; number: string; at: Date; amount: Quote; state: 'done'; reason: null };
/** A refund: `owed` until the money arrives. `correction` is the one whose difference it returns. */
export type CreditLine<R, C> = {
  kind: 'credit';
  number: string;
  at: Date;
  amount: Quote;
  state: 'owed' | 'done';
  reason: 'correction' | 'part' | 'cancellation';
  refund: R;
  correction: C | null;
};
/** An upward correction: its difference is waived in full, so it charges nothing. */
export type SupplementLine<C> = {
  kind: 'supplement';
  number: string;
  at: Date;
  amount: Quote;
  state: 'done';
  reason: 'correction';
  difference: Quote;
  correction: C;
};
export type AccountLine<R, C> = SaleLine | CreditLine<R, C> | SupplementLine<C>;

export type Account<R extends AccountRefund = AccountRefund, C extends AccountCorrection = AccountCorrection> = {
  /** The sale, then what happened to it in order of time. */
  lines: readonly AccountLine<R, C>[];
  credits: readonly CreditLine<R, C>[];
  /** What was paid; how much of it was refunded, is to be refunded, and is neither. */
  charged: Quote;
  credited: Quote;
  owed: Quote;
  kept: Quote;
  /** The visit's price, less refunded corrections. */
  price: Quote;
  /** What was kept after the last of them, and what was asked back since: the next part is a share of it. */
  shared: { of: Quote; before: Cents };
};

export type Sold<R, C> = {
  orderNo: string;
  soldAt: Date;
  sold: Quote;
  /** Nothing where nothing was due, and where it was paid elsewhere. */
  paid: Cents;
  /** The oldest first. */
  refunds: readonly R[];
  corrections: readonly C[];
};

/** The one account of a booking: every document, e-mail, page, report and check takes its amounts from here. */
export function accountOf<R extends AccountRefund, C extends AccountCorrection>(booking: Sold<R, C>): Account<R, C> {
  const { orderNo, soldAt, paid, corrections } = booking;
  const sold = quoteOf(booking.sold);
  const credits = booking.refunds.map((refund) => creditLine(booking, refund));
  const ofState = (wanted: 'owed' | 'done') =>
    credits.filter(({ state }) => state === wanted).reduce((all, { amount }) => plusQuote(all, amount), noQuote);
  const [charged, credited, owed] = [paid === 0 ? noQuote : sold, ofState('done'), ofState('owed')];
  const sale: SaleLine = { kind: 'sale', number: orderNo, at: soldAt, amount: sold, state: 'done', reason: null };
  const later = [...credits, ...supplementLines(booking)].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
  return {
    lines: [sale, ...later],
    credits,
    charged,
    credited,
    owed,
    kept: minusQuote(minusQuote(charged, credited), owed),
    price: priceSince(sold, corrections),
    shared: sharedOf(charged, credits),
  };
}

function creditLine<R extends AccountRefund, C extends AccountCorrection>(
  { orderNo, corrections }: Sold<R, C>,
  refund: R,
): CreditLine<R, C> {
  const { reason, partNo, amount: total, base, gst, qst, state, createdAt, doneAt, creditNo } = refund;
  const correction = reason === 'partial' ? corrections.find(({ refundPart }) => refundPart === partNo) : undefined;
  return {
    kind: 'credit',
    number: `${orderNo}-C${creditNo ?? ''}`,
    at: doneAt ?? createdAt,
    amount: { base: base ?? total, gst: gst ?? cents(0), qst: qst ?? cents(0), total },
    state: state === 'done' ? 'done' : 'owed',
    reason: correction ? 'correction' : reason === 'partial' ? 'part' : 'cancellation',
    refund,
    correction: correction ?? null,
  };
}

function supplementLines<C extends AccountCorrection>(booking: Sold<unknown, C>): SupplementLine<C>[] {
  const { orderNo, sold, corrections } = booking;
  const up = corrections.filter(({ total, charged }) => total > charged);
  return up.map((correction, index) => ({
    kind: 'supplement',
    number: `${orderNo}-S${index + 1}`,
    at: correction.createdAt,
    amount: noQuote,
    state: 'done',
    reason: 'correction',
    difference: minusQuote(
      quoteOf(correction),
      priceSince(sold, corrections.slice(0, corrections.indexOf(correction))),
    ),
    correction,
  }));
}

function sharedOf(charged: Quote, credits: readonly CreditLine<unknown, unknown>[]): Account['shared'] {
  let [kept, of, before] = [charged, charged, cents(0)];
  for (const { amount, correction } of credits) {
    kept = minusQuote(kept, amount);
    if (correction === null) before = cents(before + amount.total);
    else [of, before] = [kept, cents(0)];
  }
  return { of, before };
}

/**
 * What a further refund returns of the price and of each tax. That of a correction, which names the price since, is the
 * difference of the two prices as documents print them, of each no more than is left; any other is a share, and the last one is
 * exactly what is left.
 */
export function nextParts({ kept, price, shared }: Account, amount: Cents, corrected?: Quote): Parts {
  const difference = corrected && minusQuote(price, corrected);
  return difference?.total === amount ? heldTo(kept, difference) : refundParts(shared.of, amount, shared.before);
}

/**
 * The refund state of a cancelled booking, by what is left of its money and not by how that came about. `total` is its
 * price, which may have been paid elsewhere; what a cancellation withheld stays when the rest is refunded.
 */
export function refundStanding({ charged, credits, owed, kept }: Account, total: Cents) {
  if (owed.total > 0) return 'pending';
  if (charged.total === 0) return total > 0 ? 'not-eligible' : 'not-needed';
  const isBack = kept.total === 0 || credits.some(({ reason }) => reason === 'cancellation');
  return isBack ? 'refunded' : 'not-eligible';
}

export const isAllBack = ({ charged, credited }: Account): boolean =>
  charged.total > 0 && credited.total === charged.total;
