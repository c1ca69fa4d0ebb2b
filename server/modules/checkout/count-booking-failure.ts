import { afterBookingFailure } from '#domain/booking/unfinished-payment.ts';
import type { Deps } from '#server/deps.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { countFailure } from './queries/contexts.ts';

/**
 * The booking of a payment could not be written. Sees to it that it is tried again soon, and tells the operator when it
 * lasts. True when it has lasted so long that the money goes back.
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
