import { may } from '#domain/access/permissions.ts';
import { toDecimal } from '#domain/money.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { takeBackUntil } from '#domain/take-back.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { allPrices } from '#server/modules/pricing/current.ts';
import { type Actor, type ChangedBooking, changeBooking } from '../change.ts';
import { writeCancellation } from './write.ts';

/** `full`: the remaining amount, less a completed free refresh; `everything`: including it. */
type Asked = { orderNo: string; version: number; refund: 'full' | 'everything' | 'none'; notify: boolean };

/**
 * The operator cancels a visit, with or without refunding what is left of its payment.
 * A visit may still be cancelled after its start, as long as no outcome is recorded. Nothing is sent until it can
 * no longer be undone.
 */
export async function cancelByOperator(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar' | 'settings'>,
  operator: Actor,
  { orderNo, version: seen, refund, notify }: Asked,
): Promise<ChangedBooking | Refusal> {
  if (refund !== 'none' && !may(operator, 'refund')) return refuse('OWNER_NEEDED');
  const pricesAt = await allPrices(deps);
  const done = await changeBooking<ChangedBooking>(deps, { orderNo, version: seen }, async (tx, booking) => {
    if (booking.status === 'cancelled') return refuse('ALREADY_CANCELLED');
    if (booking.status !== 'active') return refuse('VISIT_OVER');
    const now = deps.clock.now();
    const how = {
      by: 'operator',
      refund: refund === 'full' ? 'due' : refund,
      notify,
      now,
      leavesAt: takeBackUntil(now),
      pricesAt,
    } as const;
    const { due, withheld, version, refreshes } = await writeCancellation(tx, booking, how);
    if (!may(operator, 'refund') && refreshes.some((gone) => gone.due > 0)) return refuse('OWNER_NEEDED');
    const kept = withheld > 0 ? { withheld: toDecimal(withheld) } : {};
    const given = { refund: toDecimal(due), ...kept, told: notify };
    await audit(tx, deps, {
      by: operator.id,
      action: 'booking.cancelled',
      subject: booking.id,
      before: { status: booking.status },
      after: { status: 'cancelled', ...given },
    });
    for (const { refresh, due: back } of refreshes) {
      await audit(tx, deps, {
        by: operator.id,
        action: 'booking.cancelled',
        subject: refresh.id,
        before: { status: refresh.status },
        after: { status: 'cancelled', refund: toDecimal(back), told: notify },
      });
    }
    return { version };
  });
  if (!isRefusal(done)) deps.calendar.claims.forget();
  return done;
}
