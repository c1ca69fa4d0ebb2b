import { type Refusal, refuse } from '#domain/refusal.ts';
import { localizedPath } from '#domain/site-path.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { type Operator, sessionViewer } from '#server/operator.ts';
import { addViewer, findBookingByOrder } from './queries/bookings.ts';

/**
 * Opens a booking's customer page to an operator's session until it ends; returns its URL, in
 * the customer's language. The access is audited.
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
