import { toDecimal } from '#domain/money.ts';
import { findBookingByOrder } from '#server/db/queries/bookings.ts';
import { lockVisit } from '#server/db/queries/visits.ts';
import { transact } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { isRefusal, type Refusal, refuse } from '#server/errors.ts';
import { audit } from './audit.ts';
import { cancelVisit } from './cancel-visit.ts';
import type { Operator } from './own-access.ts';

type Asked = { orderNo: string; version: number; refund: 'full' | 'none'; tell: boolean };

/** The operator cancels a visit, with what is left of its payment or without. Its hour may be over, the visit may not. */
export async function cancelAsOperator(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar'>,
  operator: Pick<Operator, 'id' | 'role'>,
  { orderNo, version, refund, tell }: Asked,
): Promise<{ version: number } | Refusal> {
  if (refund === 'full' && operator.role !== 'owner') return refuse('OWNER_NEEDED');
  const found = await findBookingByOrder(deps.db, orderNo);
  if (!found) return refuse('ORDER_NOT_FOUND');
  const done = await transact(deps.db, async (tx) => {
    const booking = await lockVisit(tx, found.id);
    if (!booking) return refuse('ORDER_NOT_FOUND');
    if (booking.version !== version) return refuse('BOOKING_CHANGED');
    if (booking.status === 'cancelled') return refuse('ALREADY_CANCELLED');
    if (booking.status !== 'active') return refuse('VISIT_OVER');
    const how = { by: 'operator', refund: refund === 'full', tell, now: deps.clock.now() } as const;
    const { left } = await cancelVisit(tx, booking, how);
    const given = { refund: refund === 'full' ? toDecimal(left) : '0.00', told: tell };
    await audit(tx, deps, {
      by: operator.id,
      action: 'booking.cancelled',
      subject: orderNo,
      before: { status: booking.status },
      after: { status: 'cancelled', ...given },
    });
    return { version: booking.version + 1 };
  });
  if (!isRefusal(done)) deps.calendar.claims.forget();
  return done;
}
