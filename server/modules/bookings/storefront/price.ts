import { taxRates } from '#business/taxes.ts';
import { chargedAfter, correctedPrice, type Storefront } from '#domain/booking/storefront.ts';
import type { Layout } from '#domain/funnel/layout.ts';
import { type Cents, cents } from '#domain/money.ts';
import { basePrice, type PriceTable } from '#domain/pricing/price.ts';
import type { Quote } from '#domain/pricing/tax.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { type StorefrontCorrection, storefrontCorrectionsOf } from '../queries/storefronts.ts';

export type Priced = {
  price: Quote;
  /** What the customer is charged for the visit until now. */
  charged: Cents;
  /** Below zero where the price is lower. */
  difference: Cents;
  /** Whether what was sold is at the price of today's list. */
  atListPrice: boolean;
};

const quoteOf = ({ base, gst, qst, total }: Quote): Quote => ({ base, gst, qst, total });

/** What a booking with another storefront costs, and the difference to what was charged for it. */
export async function priceWith(
  db: Db,
  prices: PriceTable,
  booking: Booking,
  corrected: Storefront & { selectedLayout: Layout },
): Promise<Priced> {
  const corrections = await storefrontCorrectionsOf(db, booking.id);
  const charged = chargedFor(booking, corrections);
  const from = soldStorefront(booking, corrections);
  const sold = quoteOf(booking);
  // An imported booking was priced and paid elsewhere.
  if (booking.importedAt !== null || from.selectedLayout === null)
    return { price: sold, charged, difference: cents(0), atListPrice: true };
  const listed = {
    sold: listPrice(prices, booking, { ...from, selectedLayout: from.selectedLayout }),
    corrected: listPrice(prices, booking, corrected),
  };
  const price = correctedPrice({ sold, listed, rates: taxRates });
  const atListPrice = sold.total === 0 || sold.base === listed.sold;
  return { price, charged, difference: cents(price.total - charged), atListPrice };
}

const listPrice = (
  prices: PriceTable,
  { coatingType: service, monthlyService }: Booking,
  { storefrontSize: size, selectedLayout: layout }: Storefront & { selectedLayout: Layout },
): Cents => basePrice(prices, { size, layout, service, monthly: monthlyService === 'yes' }).base;

function soldStorefront(booking: Booking, [first]: readonly StorefrontCorrection[]): Storefront {
  if (!first) return booking;
  return { storefrontSize: first.fromSize, selectedLayout: first.fromLayout };
}

function chargedFor({ total }: Booking, corrections: readonly StorefrontCorrection[]): Cents {
  const last = corrections.at(-1);
  return last ? chargedAfter(last.settlement, { charged: last.charged, price: last }) : total;
}

export type Credit = {
  amount: Cents;
  /** The price of the corrected storefront. */
  price: Quote;
  sold: Storefront;
  correctedAt: Date;
};

/** What corrections of its storefront took off the price of a booking; null where they took nothing off. */
export async function creditOf(db: Db, booking: Booking): Promise<Credit | null> {
  const corrections = await storefrontCorrectionsOf(db, booking.id);
  const refunded = corrections.findLast(({ settlement }) => settlement === 'refund');
  if (!refunded) return null;
  return {
    amount: cents(booking.total - chargedFor(booking, corrections)),
    price: quoteOf(refunded),
    sold: soldStorefront(booking, corrections),
    correctedAt: refunded.createdAt,
  };
}
