import { retention } from '#business/retention.ts';
import { dayMs } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { forgetRecipients } from './queries.ts';

/** The payer of an unbookable payment is kept until it is refunded and some time after. Returns how many were deleted. */
export const purgeRefundRecipients = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> =>
  forgetRecipients(db, new Date(clock.now().getTime() - retention.refundRecipients.days * dayMs));
