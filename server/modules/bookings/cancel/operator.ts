import { toDecimal } from '#domain/money.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { type Actor, type ChangedBooking, changeBooking } from '../change.ts';
import { writeCancellation } from './write.ts';

type Asked = { orderNo: string; version: number; refund: 'full' | 'none'; notify: boolean };

/** The operator cancels a visit, with what is left of its payment or without. Its hour may be over, the visit may not. */
export async function cancelByOperator(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar'>,
  operator: Actor,
  { orderNo, version, refund, notify }: Asked,
): Promise<ChangedBooking | Refusal> {
  if (refund === 'full' && operator.role !== 'owner') return refuse('OWNER_NEEDED');
  const done = await changeBooking<ChangedBooking>(deps, { orderNo, version }, async (tx, booking) => {
    if (booking.status === 'cancelled') return refuse('ALREADY_CANCELLED');
    if (booking.status !== 'active') return refuse('VISIT_OVER');
    const how = { by: 'operator', refund: refund === 'full', notify, now: deps.clock.now() } as const;
    const { left } = await writeCancellation(tx, booking, how);
    const given = { refund: refund === 'full' ? toDecimal(left) : '0.00', told: notify };
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
