import { sameEmail } from '#domain/booking/refresh.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { addEmailViewer, findBookingByOrder } from './queries/bookings.ts';

/** Opens a booking's visit to a browser that knows its e-mail; a wrong number and a wrong e-mail get the same answer. */
export async function unlockBooking(
  deps: Pick<Deps, 'db'>,
  visitor: Pick<Visitor, 'hash'>,
  { orderNo, email }: { orderNo: string; email: string },
): Promise<{ unlocked: true } | Refusal> {
  const booking = await findBookingByOrder(deps.db, orderNo);
  if (!booking || !sameEmail(booking.email, email)) return refuse('ORDER_NOT_FOUND');
  await addEmailViewer(deps.db, booking.id, visitor.hash);
  return { unlocked: true };
}
