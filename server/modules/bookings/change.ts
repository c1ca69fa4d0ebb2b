import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { Operator } from '#server/operator.ts';
import { updateBooking } from './queries/bookings.ts';
import { lockBookingByOrder } from './queries/changes.ts';

/** The administrator who acts. */
export type Actor = Pick<Operator, 'id' | 'role'>;
export type ChangedBooking = { version: number };

type Asked = {
  orderNo: string;
  /** The version that the operator has seen; without it the change contradicts no other. */
  version?: number;
};

/**
 * Changes a booking at an operator's wish, in one transaction and under the lock of its row. When somebody else has
 * changed it since it was looked at, nothing is written.
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

/** Writes a change of a locked booking and counts it. */
export async function raiseVersion(
  tx: Db,
  booking: Booking,
  change: Parameters<typeof updateBooking>[2] = {},
): Promise<ChangedBooking> {
  const version = booking.version + 1;
  await updateBooking(tx, booking.id, { ...change, version });
  return { version };
}
