import { may } from '#domain/access/permissions.ts';
import { type Cents, toDecimal } from '#domain/money.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { requestPartialRefund } from '#server/modules/refunds/partial.ts';
import { type Actor, type ChangedBooking, changeBooking, raiseVersion } from './change.ts';

type Asked = { orderNo: string; version: number; amount: Cents; reason: string; notify: boolean };

/**
 * The operator refunds a part of a payment; the booking stays as it is. Concurrent cancellations or refunds
 * wait for the booking's lock, so that never more is refunded than was paid.
 */
export async function refundPartially(
  deps: Pick<Deps, 'db' | 'clock'>,
  operator: Actor,
  { orderNo, version, amount, reason, notify }: Asked,
): Promise<ChangedBooking | Refusal> {
  if (!may(operator, 'refund')) return refuse('OWNER_NEEDED');
  return changeBooking(deps, { orderNo, version }, async (tx, booking) => {
    const left = await requestPartialRefund(tx, booking, {
      amount,
      notifyCustomer: notify,
      customerNote: notify ? reason : null,
      now: deps.clock.now(),
    });
    if (isRefusal(left)) return left;
    await audit(tx, deps, {
      by: operator.id,
      action: 'booking.refunded-part',
      subject: booking.id,
      before: { left: toDecimal(left.before) },
      after: { left: toDecimal(left.after), amount: toDecimal(amount), reason, told: notify },
    });
    return raiseVersion(tx, booking);
  });
}
