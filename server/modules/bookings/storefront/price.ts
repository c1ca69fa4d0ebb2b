import { courtesyFor } from '#domain/booking/refresh.ts';
import { correctedPrice, isCharged, priceSince, type Storefront } from '#domain/booking/storefront.ts';
import type { Layout } from '#domain/funnel/layout.ts';
import { type Cents, cents } from '#domain/money.ts';
import { basePrice, type PriceTable } from '#domain/pricing/price.ts';
import { quoteOf } from '#domain/pricing/quote.ts';
import type { Quote } from '#domain/pricing/tax.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { type StorefrontCorrection, storefrontCorrectionsOf } from '#server/modules/refunds/queries.ts';
import { isCourtesy } from '../cancel/refreshes.ts';
import { findBookingById } from '../queries/bookings.ts';

export type Priced = {
  price: Quote;
  /** The price that the customer has been charged for the visit so far, and its total. */
  before: Quote;
  charged: Cents;
  /** Negative if the price is lower. */
  difference: Cents;
  /** Whether the sold storefront has today's list price. */
  atListPrice: boolean;
};

/** What a booking with another storefront costs, and the difference from what was charged. */
export async function priceWith(
  db: Db,
  prices: PriceTable,
  booking: Booking,
  corrected: Storefront & { selectedLayout: Layout },
): Promise<Priced> {
  const corrections = await storefrontCorrectionsOf(db, booking.id);
  const from = soldStorefront(booking, corrections);
  const sold = quoteOf(booking);
  const before = priceSince(sold, corrections);
  const { total: charged } = before;
  // An imported booking was priced and paid elsewhere.
  if (booking.importedAt !== null || from.selectedLayout === null)
    return { price: sold, before, charged, difference: cents(0), atListPrice: true };
  const coated = isCourtesy(booking) ? await findBookingById(db, booking.refreshOf ?? '') : null;
  // A VIP's free refresh costs what exceeds the coated storefront.
  const listedFor = (storefront: Storefront & { selectedLayout: Layout }) => {
    const list = listPrice(prices, booking, storefront);
    if (!coated) return list;
    const selectedLayout = coated.selectedLayout ?? storefront.selectedLayout;
    const free = listPrice(prices, booking, { ...coated, selectedLayout });
    return cents(list - courtesyFor({ wanted: list, coated: free }));
  };
  const listed = {
    sold: listedFor({ ...from, selectedLayout: from.selectedLayout }),
    corrected: listedFor(corrected),
  };
  const price = correctedPrice({ sold, listed, rates: booking.taxRates, courtesy: coated !== null });
  const atListPrice = sold.total === 0 || sold.base === listed.sold;
  return { price, before, charged, difference: cents(price.total - charged), atListPrice };
}

/** The list price of the service of a booking for a storefront. */
export const listPrice = (
  prices: PriceTable,
  { coatingType: service, monthlyService }: Booking,
  { storefrontSize: size, selectedLayout: layout }: Storefront & { selectedLayout: Layout },
): Cents => basePrice(prices, { size, layout, service, monthly: monthlyService === 'yes' }).base;

function soldStorefront(booking: Booking, [first]: readonly StorefrontCorrection[]): Storefront {
  if (!first) return booking;
  return { storefrontSize: first.fromSize, selectedLayout: first.fromLayout };
}

/** The storefront the customer is charged for: that of the last correction that was refunded or paid, or the one sold. */
export async function chargedStorefront(db: Db, booking: Booking): Promise<Storefront> {
  const corrections = await storefrontCorrectionsOf(db, booking.id);
  const last = corrections.findLast(isCharged);
  if (!last) return soldStorefront(booking, corrections);
  return { storefrontSize: last.toSize, selectedLayout: last.toLayout };
}
