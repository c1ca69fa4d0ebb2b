import { priceSince, type Settled } from '#domain/booking/storefront.ts';
import { type Cents, cents } from '#domain/money.ts';
import { minusQuote, noQuote, plusQuote, quoteOf } from '#domain/pricing/quote.ts';
import type { Quote } from '#domain/pricing/tax.ts';
import { heldTo, type Parts, refundParts } from '#domain/refunds/parts.ts';

/** A refund as requested; its parts and its number are null if it has no booking. */
export type AccountRefund = {
  reason: 'not-booked' | 'cancellation' | 'partial';
  partNo: string;
  /** Of which payment. */
  ticket?: string;
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
export type AccountCorrection = Quote &
  Settled & {
    id?: number;
    charged: Cents;
    refundPart: string | null;
    createdAt: Date;
  };

/** What was charged and paid after the sale, by a payment of its own. */
export type AccountCharge = Quote & {
  ticket: string;
  correctionId: number | null;
  /** What an extra is. */
  reason: string | null;
  paidAt: Date;
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
/** More than was sold: a charge that was paid, or an upward correction that is waived in full, so that it charges nothing. */
export type SupplementLine<C, Ch> = {
  kind: 'supplement';
  number: string;
  at: Date;
  amount: Quote;
  state: 'done';
  reason: 'correction' | 'extra';
  difference: Quote;
  correction: C | null;
  charge: Ch | null;
};
export type AccountLine<R, C, Ch> = SaleLine | CreditLine<R, C> | SupplementLine<C, Ch>;

/** One of the payments of a booking: how much of it is neither refunded nor to be. */
type Payment<Ch> = {
  /** Null for what the booking was sold for. */
  charge: Ch | null;
  charged: Quote;
  kept: Quote;
  /** What was kept after the last refunded correction, and what was asked back since: the next part is a share of it. */
  shared: { of: Quote; before: Cents };
};

export type Account<
  R extends AccountRefund = AccountRefund,
  C extends AccountCorrection = AccountCorrection,
  Ch extends AccountCharge = AccountCharge,
> = {
  /** The sale, then what happened to it in order of time. */
  lines: readonly AccountLine<R, C, Ch>[];
  credits: readonly CreditLine<R, C>[];
  /** What was paid; how much of it was refunded, is to be refunded, and is neither. */
  charged: Quote;
  credited: Quote;
  owed: Quote;
  kept: Quote;
  /** The visit's price, after the corrections whose difference was refunded or paid; without extras. */
  price: Quote;
  /** The oldest first. */
  payments: readonly Payment<Ch>[];
};

export type Sold<R, C, Ch> = {
  orderNo: string;
  soldAt: Date;
  sold: Quote;
  /** Nothing where nothing was due, and where it was paid elsewhere. */
  paid: Cents;
  /** The oldest first. */
  refunds: readonly R[];
  corrections: readonly C[];
  charges?: readonly Ch[];
};

/** The one account of a booking: every document, e-mail, page, report and check takes its amounts from here. */
export function accountOf<R extends AccountRefund, C extends AccountCorrection, Ch extends AccountCharge>(
  booking: Sold<R, C, Ch>,
): Account<R, C, Ch> {
  const { orderNo, soldAt, paid, corrections, charges = [] } = booking;
  const sold = quoteOf(booking.sold);
  const credits = booking.refunds.map((refund) => creditLine(booking, refund));
  const ofState = (wanted: 'owed' | 'done') =>
    credits.filter(({ state }) => state === wanted).reduce((all, { amount }) => plusQuote(all, amount), noQuote);
  const soldHere = paid === 0 ? noQuote : sold;
  const charged = charges.map(quoteOf).reduce(plusQuote, soldHere);
  const [credited, owed] = [ofState('done'), ofState('owed')];
  const tickets = charges.map(({ ticket }) => ticket);
  const payments = [
    paymentOf<Ch>(
      null,
      soldHere,
      credits.filter(({ refund: { ticket = '' } }) => !tickets.includes(ticket)),
    ),
    ...charges.map((charge) =>
      paymentOf(
        charge,
        quoteOf(charge),
        credits.filter(({ refund: { ticket } }) => ticket === charge.ticket),
      ),
    ),
  ];
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
    payments,
  };
}

function creditLine<R extends AccountRefund, C extends AccountCorrection>(
  { orderNo, corrections }: Pick<Sold<R, C, unknown>, 'orderNo' | 'corrections'>,
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

/** In the order in which they came about, so that a number stays with its line. */
function supplementLines<C extends AccountCorrection, Ch extends AccountCharge>({
  orderNo,
  sold,
  corrections,
  charges = [],
}: Sold<unknown, C, Ch>): SupplementLine<C, Ch>[] {
  const differenceOf = (correction: C) =>
    minusQuote(quoteOf(correction), priceSince(sold, corrections.slice(0, corrections.indexOf(correction))));
  const waived = corrections.flatMap((correction) =>
    correction.total > correction.charged && correction.settlement === 'leave'
      ? [{ at: correction.createdAt, amount: noQuote, correction, charge: null }]
      : [],
  );
  const paid = charges.map((charge) => ({
    at: charge.paidAt,
    amount: quoteOf(charge),
    correction: corrections.find(({ id }) => id !== undefined && id === charge.correctionId) ?? null,
    charge,
  }));
  return [...waived, ...paid]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((line, index) => ({
      kind: 'supplement',
      number: `${orderNo}-S${index + 1}`,
      state: 'done',
      reason: line.correction ? 'correction' : 'extra',
      difference: line.charge || !line.correction ? line.amount : differenceOf(line.correction),
      ...line,
    }));
}

function paymentOf<Ch>(
  charge: Ch | null,
  charged: Quote,
  credits: readonly CreditLine<AccountRefund, unknown>[],
): Payment<Ch> {
  let [kept, of, before] = [charged, charged, cents(0)];
  for (const { amount, correction } of credits) {
    kept = minusQuote(kept, amount);
    if (correction === null) before = cents(before + amount.total);
    else [of, before] = [kept, cents(0)];
  }
  return { charge, charged, kept, shared: { of, before } };
}

/**
 * What a further refund returns of the price and of each tax. That of a correction, which names the price since, is the
 * difference of the two prices as documents print them, of each no more than is left; any other is a share, and the last one is
 * exactly what is left.
 */
function partsOf(
  { kept, shared }: Payment<unknown>,
  amount: Cents,
  { price, corrected }: { price: Quote; corrected: Quote | undefined },
): Parts {
  const difference = corrected && minusQuote(price, corrected);
  return difference?.total === amount ? heldTo(kept, difference) : refundParts(shared.of, amount, shared.before);
}

/** A refund goes back to the payments, the newest first: each gets no more than was paid by it, and goes back as it came. */
export function nextRefunds<Ch extends AccountCharge>(
  { payments, price }: Pick<Account<AccountRefund, AccountCorrection, Ch>, 'payments' | 'price'>,
  amount: Cents,
  corrected?: Quote,
): { charge: Ch | null; amount: Cents; parts: Parts }[] {
  let missing: number = amount;
  return payments.toReversed().flatMap((payment) => {
    const share = cents(Math.min(missing, payment.kept.total));
    if (share <= 0) return [];
    missing -= share;
    return [{ charge: payment.charge, amount: share, parts: partsOf(payment, share, { price, corrected }) }];
  });
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
