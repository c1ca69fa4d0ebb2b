import { type ChargeWay, chargeLinkDays, isExtra } from '#domain/booking/charge.ts';
import { dayMs } from '#domain/durations.ts';
import { type Cents, toDecimal } from '#domain/money.ts';
import { quoteAt, type RatedQuote } from '#domain/pricing/tax.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { findCharge, insertCharge, openChargeOf } from '#server/modules/payments/queries/charges.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { type Actor, type ChangedBooking, changeBooking, raiseVersion } from '../change.ts';
import { findBookingByOrder } from '../queries/bookings.ts';
import { settleByHand } from './settle.ts';

/** How a charge is to be paid, as the operator chose. */
export type Asking = { chargeId: string; way: ChargeWay; reference: string | null };

type Wish = Asking & { orderNo: string; version: number; base: Cents; reason: string; by: Actor };
type Needs = Pick<Deps, 'db' | 'clock' | 'appSecret' | 'taxRatesAt'>;

/** An owner charges an extra with its reason on a booking that stands or was done. Repeating the request charges once. */
export async function chargeExtra(deps: Needs, wish: Wish): Promise<ChangedBooking | Refusal> {
  const { orderNo, version, chargeId, base, by } = wish;
  const asked = await findCharge(deps.db, chargeId);
  if (asked) {
    const booking = await findBookingByOrder(deps.db, orderNo);
    return booking?.id === asked.bookingId ? { version: booking.version } : refuse('INVALID_INPUT');
  }
  const reason = wish.reason.trim();
  if (!isExtra(base, reason)) return refuse('INVALID_INPUT');
  return changeBooking(deps, { orderNo, version }, (tx, booking) => {
    const quote = quoteAt(base, deps.taxRatesAt(deps.clock.now()));
    return askForCharge(deps, tx, { ...wish, booking, quote, reason, correctionId: null, by });
  });
}

type Charge = Asking & {
  booking: Booking;
  quote: RatedQuote;
  correctionId: number | null;
  /** Of an extra. */
  reason: string | null;
  by: Actor;
};

/** Asks for a charge on a booking that the transaction has locked: by a mail with a link, or as received already. */
export async function askForCharge(
  deps: Pick<Deps, 'clock' | 'appSecret'>,
  tx: Db,
  { chargeId: id, way, reference, booking, quote, correctionId, reason, by }: Charge,
): Promise<ChangedBooking | Refusal> {
  if (booking.status === 'cancelled') return refuse('ALREADY_CANCELLED');
  if (await openChargeOf(tx, booking.id)) return refuse('CHARGE_OPEN');
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + chargeLinkDays * dayMs);
  const link = way === 'link' ? { tokenHash: sha256(linkToken(deps.appSecret, id)), expiresAt } : {};
  const charge = { id, bookingId: booking.id, correctionId, administratorId: by.id, way, reason, ...quote, ...link };
  if (!(await insertCharge(tx, { ...charge, createdAt: now }))) return refuse('WORK_UNDER_WAY');
  await audit(tx, deps, {
    by: by.id,
    action: 'charge.asked',
    subject: booking.id,
    after: { way, total: toDecimal(quote.total), reason, reference },
  });
  if (way !== 'link') return settleByHand(tx, { booking, charge, due: quote, method: way, reference, now });
  await enqueue(tx, [chargeMail(booking, { id, now })], now);
  return raiseVersion(tx, booking);
}

/** The mail with the link of a charge; `occasion` tells later ones apart. */
export const chargeMail = (
  { id: subject, email: recipient, language }: Booking,
  { id, occasion = '', now }: { id: string; occasion?: string; now: Date },
) => ({
  ...({ topic: 'mail.charge', subject, recipient, language, dueAt: now } as const),
  dedupeKey: occasion === '' ? id : `${id} ${occasion}`,
  detail: { chargeId: id, occasion },
});
