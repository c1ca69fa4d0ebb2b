import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { Operator } from '#server/operator.ts';
import { updateBooking } from './queries/bookings.ts';
import { lockBookingByOrder } from './queries/changes.ts';

/** The acting administrator. */
export type Actor = Pick<Operator, 'id' | 'role'>;
export type ChangedBooking = { version: number };

type Asked = {
  orderNo: string;
  /** The version that the operator saw; without it, no conflict check. */
  version?: number;
};

/**
 * An operator's change to a booking, in one transaction under its row lock. If someone else has
 * changed it in the meantime, nothing is written.
 */
export function changeBooking<T extends object>(
  { db }: Pick<Deps, 'db'>,
  { orderNo, version }: Asked,
  change: (tx: Db, booking: Booking) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return transact<T | Refusal>(db, async (tx) => {
    const booking = await lockBookingByOrder(tx, orderNo);
    if (!booking) return refuse('ORDER_NOT_FOUND');
    if (version !== undefined && version !== booking.version) return refuse('BOOKING_CHANGED');
    return change(tx, booking);
  });
}

/** Writes a change of a locked booking and increments its version. */
export async function raiseVersion(
  tx: Db,
  booking: Booking,
  change: Parameters<typeof updateBooking>[2] = {},
): Promise<ChangedBooking> {
  const version = booking.version + 1;
  await updateBooking(tx, booking.id, { ...change, version });
  return { version };
}
