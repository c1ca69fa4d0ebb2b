import { type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { lockHold } from '#server/modules/calendar/queries/holds.ts';
import { letHoldGo } from '#server/modules/calendar/queries/weather-holds.ts';
import type { Operator } from '#server/operator.ts';
import { askSoonOnHold } from '../queries/contexts.ts';
import { findLinkOfHold } from '../queries/operator-bookings.ts';
import { withdrawLink } from './withdraw-link.ts';

/**
 * An operator releases a day held by a checkout, a weather proposal or a payment link. If a card
 * form is open, the gateway is asked first, and a payment on it is booked; a link's payment is refunded.
 */
export async function withdrawHold(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar'>,
  operator: Pick<Operator, 'id'>,
  holdId: number,
): Promise<{ withdrawn: true } | Refusal> {
  const link = await findLinkOfHold(deps.db, holdId);
  if (link) return withdrawLink(deps, operator, link.id);
  const outcome = await transact<{ withdrawn: true } | Refusal>(deps.db, async (tx) => {
    const now = deps.clock.now();
    await askSoonOnHold(tx, holdId, now);
    const hold = await lockHold(tx, holdId);
    if (!hold) return refuse('NOT_FOUND');
    if (hold.status !== 'active') return { withdrawn: true };
    await letHoldGo(tx, holdId, now);
    await audit(tx, deps, { by: operator.id, action: 'hold.withdrawn', subject: String(holdId) });
    return { withdrawn: true };
  });
  deps.calendar.claims.forget();
  return outcome;
}
