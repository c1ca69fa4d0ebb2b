import { afterBookingFailure } from '#domain/booking/unfinished-payment.ts';
import type { Deps } from '#server/deps.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { countFailure } from './queries/contexts.ts';

/**
 * Handles a failure to write a payment's booking: schedules a retry soon, and alerts the operator if it
 * persists. True once it has lasted so long that the payment is refunded.
 */
export async function countBookingFailure(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  orderNo: string,
  error: unknown,
): Promise<boolean> {
  const now = clock.now();
  const failing = await countFailure(db, {
    orderNo,
    now,
    retryAt: afterBookingFailure({ since: now, count: 1 }, now).retryAt,
  });
  if (!failing) return false;
  log.error({ orderNo, failures: failing.count, error }, 'a paid booking could not be written');
  const { action } = afterBookingFailure(failing, now);
  if (action === 'alert') {
    await tellOperator(
      db,
      { reason: 'booking-keeps-failing', orderNo },
      { subject: `paid-unfinished:${orderNo}`, now },
    );
  }
  return action === 'refund';
}
