import { type Refusal, refuse } from '#domain/refusal.ts';
import { localizedPath } from '#domain/site-path.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { type Operator, sessionViewer } from '#server/operator.ts';
import { addViewer, findBookingByOrder } from './queries/bookings.ts';

/**
 * Opens the customer's page of a booking to the session of an operator, until that session ends; answers its address, in
 * the customer's language. Whoever looks is on record.
 */
export function openCustomerPage(
  deps: Pick<Deps, 'db' | 'clock'>,
  operator: Pick<Operator, 'id' | 'sessionId'>,
  orderNo: string,
): Promise<{ address: string } | Refusal> {
  return transact(deps.db, async (tx) => {
    const booking = await findBookingByOrder(tx, orderNo);
    if (!booking) return refuse('ORDER_NOT_FOUND');
    await addViewer(tx, booking.id, sessionViewer(operator));
    await audit(tx, deps, { by: operator.id, action: 'booking.opened', subject: booking.id });
    return {
      address: `${localizedPath(booking.language, '/confirmation')}?order=${encodeURIComponent(booking.orderNo)}`,
    };
  });
}
