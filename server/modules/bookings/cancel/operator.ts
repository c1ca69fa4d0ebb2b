import { toDecimal } from '#domain/money.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { type Actor, type ChangedBooking, changeBooking } from '../change.ts';
import { writeCancellation } from './write.ts';

type Asked = { orderNo: string; version: number; refund: 'full' | 'none'; notify: boolean };

/**
 * The operator cancels a visit, with what is left of its payment or without.
 * A visit may still be cancelled after its hour has begun, as long as nobody has said how it went.
 */
export async function cancelByOperator(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar'>,
  operator: Actor,
  { orderNo, version: seen, refund, notify }: Asked,
): Promise<ChangedBooking | Refusal> {
  if (refund === 'full' && operator.role !== 'owner') return refuse('OWNER_NEEDED');
  const done = await changeBooking<ChangedBooking>(deps, { orderNo, version: seen }, async (tx, booking) => {
    if (booking.status === 'cancelled') return refuse('ALREADY_CANCELLED');
    if (booking.status !== 'active') return refuse('VISIT_OVER');
    const how = { by: 'operator', refund: refund === 'full', notify, now: deps.clock.now() } as const;
    const { left, version, refresh } = await writeCancellation(tx, booking, how);
    const given = { refund: refund === 'full' ? toDecimal(left) : '0.00', told: notify };
    await audit(tx, deps, {
      by: operator.id,
      action: 'booking.cancelled',
      subject: booking.id,
      before: { status: booking.status },
      after: { status: 'cancelled', ...given },
    });
    if (refresh) {
      await audit(tx, deps, {
        by: operator.id,
        action: 'booking.cancelled',
        subject: refresh.id,
        before: { status: refresh.status },
        after: { status: 'cancelled', refund: '0.00', told: notify },
      });
    }
    return { version };
  });
  if (!isRefusal(done)) deps.calendar.claims.forget();
  return done;
}
