import { retention } from '#business/retention.ts';
import { dayMs } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { forgetRecipients } from './queries.ts';

/** Who paid what could not be booked is kept until the money is back and some time after, for questions. How many went. */
export const purgeRefundRecipients = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> =>
  forgetRecipients(db, new Date(clock.now().getTime() - retention.refundRecipients.days * dayMs));
