import { may } from '#domain/access/permissions.ts';
import { dueOfCharge } from '#domain/booking/charge.ts';
import {
  type CorrectedStorefront,
  type DifferenceSettlement,
  sameStorefront,
  settlementProblem,
} from '#domain/booking/storefront.ts';
import { coverageOf, isTestLayout } from '#domain/funnel/layout.ts';
import { type Cents, cents, toDecimal } from '#domain/money.ts';
import type { PriceTable } from '#domain/pricing/price.ts';
import { minusQuote } from '#domain/pricing/quote.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { openChargeOf } from '#server/modules/payments/queries/charges.ts';
import { currentPrices } from '#server/modules/pricing/current.ts';
import { requestPartialRefund } from '#server/modules/refunds/partial.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { invoiceCopy } from '#server/outbox/invoice-copy.ts';
import { alertAboutRefreshes } from '../alert-refreshes.ts';
import { type Actor, type ChangedBooking, changeBooking, raiseVersion } from '../change.ts';
import { type Asking, askForCharge } from '../charges/ask.ts';
import { insertStorefrontCorrection } from '../queries/storefronts.ts';
import { chargedStorefront, listPrice, type Priced, priceWith } from './price.ts';

type Wish = {
  orderNo: string;
  version: number;
  storefront: CorrectedStorefront;
  /** As the operator saw it, taxes included; negative if the price is lower. */
  difference: Cents;
  settlement: DifferenceSettlement;
  /** How a difference that is charged is paid. */
  charge?: Asking | undefined;
  reason: string | null;
  notify: boolean;
  by: Actor;
};
type Needs = Pick<Deps, 'db' | 'settings' | 'clock' | 'offersTestLayout' | 'appSecret' | 'taxRatesAt'>;

/**
 * An operator corrects a storefront's size or layout before the visit is done. If it costs less, the difference is returned by
 * a partial refund, if it costs more it is charged, in the same transaction; an owner may leave the money as it is, and settle it
 * later with the same correction. Without a difference, only the storefront changes.
 */
export async function correctStorefront(deps: Needs, wish: Wish): Promise<ChangedBooking | Refusal> {
  const prices = await currentPrices(deps);
  return changeBooking(deps, wish, async (tx, booking) => {
    const { storefront, difference, by } = wish;
    if (booking.status === 'cancelled') return refuse('ALREADY_CANCELLED');
    if (booking.status !== 'active') return refuse('VISIT_OVER');
    const moves = wish.settlement === 'refund' || wish.settlement === 'charge';
    if (sameStorefront(booking, storefront) && !moves) return { version: booking.version };
    if (await openChargeOf(tx, booking.id)) return refuse('CHARGE_OPEN');
    if (isTestLayout(storefront.selectedLayout) && !deps.offersTestLayout) return refuse('LAYOUT_NOT_OFFERED');
    const priced = await priceWith(tx, prices, booking, storefront);
    if (priced.difference !== difference)
      return refuse('PRICE_DIFFERS', { quote: { ...priced.price, taxRates: booking.taxRates } });
    const mayCharge = wish.charge?.way === 'link' || may(by, 'booking.paid-elsewhere');
    const problem = settlementProblem(difference, { ...wish, mayRefund: may(by, 'refund'), mayCharge });
    if (problem === 'owner-needed') return refuse('OWNER_NEEDED');
    if (problem || (wish.settlement === 'charge') !== (wish.charge !== undefined)) return refuse('INVALID_INPUT');
    return write(deps, tx, { booking, wish, priced, prices });
  });
}

type Decided = { booking: Booking; wish: Wish; priced: Priced; prices: PriceTable };

async function write(
  deps: Needs,
  tx: Db,
  { booking, wish, priced, prices }: Decided,
): Promise<ChangedBooking | Refusal> {
  const { storefront, difference, settlement, notify, by } = wish;
  const { storefrontSize, selectedLayout } = storefront;
  const reason = settlement === 'leave' ? (wish.reason ?? '').trim() : null;
  const now = deps.clock.now();
  const part = { amount: cents(-difference), corrected: priced.price, notifyCustomer: notify, customerNote: null, now };
  const refunded = settlement === 'refund' ? await requestPartialRefund(tx, booking, part) : null;
  if (isRefusal(refunded)) return refunded;
  // If the money was kept, documents name the storefront it was charged for.
  const from = sameStorefront(booking, storefront) ? await chargedStorefront(tx, booking) : booking;
  const correction = await insertStorefrontCorrection(tx, {
    bookingId: booking.id,
    administratorId: by.id,
    fromSize: from.storefrontSize,
    fromLayout: from.selectedLayout,
    toSize: storefrontSize,
    toLayout: selectedLayout,
    ...priced.price,
    charged: priced.charged,
    settlement,
    reason,
    refundPart: refunded?.partNo ?? null,
    createdAt: now,
  });
  const former = { ...booking, selectedLayout: booking.selectedLayout ?? selectedLayout };
  const { courtesy } = booking;
  const changed = await raiseVersion(tx, booking, {
    ...storefront,
    glassCoverage: coverageOf(selectedLayout),
    // So that it stays the difference between the refresh's list price and its own price.
    ...(courtesy !== null && {
      courtesy: cents(
        Math.max(0, courtesy + listPrice(prices, booking, storefront) - listPrice(prices, booking, former)),
      ),
    }),
  });
  await alertAboutRefreshes(tx, booking, {
    reason: 'refresh-too-large',
    isWrong: (refresh) => (refresh.courtesy ?? 0) > listPrice(prices, refresh, storefront),
    now,
  });
  const { id: subject, email: recipient, language } = booking;
  const dedupeKey = `storefront-${correction}`;
  const confirmation = { topic: 'mail.confirmation', subject, recipient, language, dedupeKey } as const;
  const isWaived = settlement === 'leave' && priced.price.total > priced.charged;
  const copy = isWaived ? invoiceCopy(booking, { of: dedupeKey, now }) : [];
  if (notify) await enqueue(tx, [{ ...confirmation, detail: { corrected: true }, dueAt: now }, ...copy], now);
  await audit(tx, deps, {
    by: by.id,
    action: 'booking.storefront',
    subject,
    before: { size: booking.storefrontSize, layout: booking.selectedLayout, charged: toDecimal(priced.charged) },
    after: {
      ...{ size: storefrontSize, layout: selectedLayout, price: toDecimal(priced.price.total) },
      ...{ settlement, reason, told: notify },
    },
  });
  if (!wish.charge) return changed;
  const taxRates = deps.taxRatesAt(now);
  const quote = dueOfCharge({ ...minusQuote(priced.price, priced.before), taxRates: booking.taxRates }, taxRates);
  const asked = { ...wish.charge, quote, correctionId: correction, reason: null, by };
  return askForCharge(deps, tx, { ...asked, booking: { ...booking, ...changed, ...storefront } });
}
