import { chargeLinkDays, dueOfCharge, whyNotCharged } from '#domain/booking/charge.ts';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { toDecimal } from '#domain/money.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { BookingCharge } from '#server/database/schema/charges.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { lockCharge, openChargeOf, setChargeEnd, setWithdrawn } from '#server/modules/payments/queries/charges.ts';
import { dequeue, enqueue } from '#server/outbox/enqueue.ts';
import { hasLeft } from '#server/outbox/queries.ts';
import { type Actor, type ChangedBooking, changeBooking, raiseVersion } from '../change.ts';
import { chargeMail } from './ask.ts';
import { settleByHand } from './settle.ts';

type Asked = { orderNo: string; version: number; id: string; by: Actor };
type Needs = Pick<Deps, 'db' | 'clock'>;

/** Decides about an open charge, locked after its booking. */
const onCharge = (
  deps: Needs,
  { orderNo, version, id }: Asked,
  decide: (tx: Db, booking: Booking, charge: BookingCharge) => Promise<ChangedBooking | Refusal>,
): Promise<ChangedBooking | Refusal> =>
  changeBooking(deps, { orderNo, version }, async (tx, booking) => {
    const charge = await lockCharge(tx, id);
    if (charge?.bookingId !== booking.id) return refuse('CHARGE_NOT_FOUND');
    const over = whyNotCharged(charge, { cancelled: booking.status === 'cancelled', approvedAt: null });
    if (over) return refuse(over === 'charge-paid' ? 'CHARGE_PAID' : 'CHARGE_ENDED');
    return decide(tx, booking, charge);
  });

/** It is no longer asked for; a payment that is on its way goes back. A client who was asked is told. */
export const withdrawCharge = (deps: Needs, asked: Asked): Promise<ChangedBooking | Refusal> =>
  onCharge(deps, asked, async (tx, booking, { id, total, way }) => {
    const now = deps.clock.now();
    await setWithdrawn(tx, id, now);
    await dequeue(tx, booking.id, ['mail.charge']);
    if (await hasLeft(tx, booking.id, ['mail.charge']))
      await enqueue(tx, [chargeMail(booking, { id, occasion: 'withdrawn', now })], now);
    const after = { total: toDecimal(total), way };
    await audit(tx, deps, { by: asked.by.id, action: 'charge.withdrawn', subject: booking.id, after });
    return raiseVersion(tx, booking);
  });

/** The link is mailed again and good anew. A double press within a minute mails it once. */
export const sendChargeAgain = (deps: Needs, asked: Asked): Promise<ChangedBooking | Refusal> =>
  onCharge(deps, asked, async (tx, booking, { id }) => {
    const now = deps.clock.now();
    await setChargeEnd(tx, id, new Date(now.getTime() + chargeLinkDays * dayMs));
    const occasion = `again ${Math.floor(now.getTime() / minuteMs)}`;
    await enqueue(tx, [chargeMail(booking, { id, occasion, now })], now);
    await audit(tx, deps, { by: asked.by.id, action: 'charge.resent', subject: booking.id });
    return raiseVersion(tx, booking);
  });

/** The money of an open charge came in cash or by transfer. */
export const receiveCharge = (
  deps: Needs & Pick<Deps, 'taxRatesAt'>,
  asked: Asked & { method: 'cash' | 'transfer'; reference: string | null },
): Promise<ChangedBooking | Refusal> =>
  onCharge(deps, asked, async (tx, booking, charge) => {
    const { method, reference, by } = asked;
    const now = deps.clock.now();
    const due = dueOfCharge(charge, deps.taxRatesAt(now));
    const after = { method, reference, total: toDecimal(due.total) };
    await audit(tx, deps, { by: by.id, action: 'charge.received', subject: booking.id, after });
    return settleByHand(tx, { booking, charge, due, method, reference, now });
  });

/** A cancelled booking asks for nothing: a payment that is on its way goes back. */
export async function closeCharge(tx: Db, { id }: Pick<Booking, 'id'>, now: Date): Promise<void> {
  const open = await openChargeOf(tx, id);
  if (!open) return;
  await setWithdrawn(tx, open.id, now);
  await dequeue(tx, id, ['mail.charge']);
}
