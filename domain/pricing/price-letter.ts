import type { BookingChoice } from '../booking/checkout.ts';
import type { Quote } from './tax.ts';

type Known = 'postalCode' | 'storefrontSize' | 'selectedLayout' | 'coatingType' | 'monthlyService';
type Maybe = 'feeling' | 'aesthetic' | 'purpose' | 'appointmentDate' | 'appointmentTime';

/** What was known in the funnel when somebody had its price sent; of the postal code, the area. */
export type PriceDraft = Pick<BookingChoice, Known> & { [K in Maybe]?: NonNullable<BookingChoice[K]> };

/** Whether today's price is another one than that of a letter. */
export const priceDiffers = (then: Quote, now: Quote): boolean => then.base !== now.base || then.total !== now.total;

type Reminded = { consentText: string | null; stoppedAt: Date | null; expiresAt: Date };

/** A reminder was asked for, and not declined since. */
export const isReminded = ({ consentText, stoppedAt }: Omit<Reminded, 'expiresAt'>): boolean =>
  consentText !== null && stoppedAt === null;

/** Why the reminder of a letter is not sent; null if it is. */
export function reminderObstacle(
  letter: Reminded,
  { now, hasBooked }: { now: Date; hasBooked: boolean },
): 'no-consent' | 'booked' | 'price-letter-ended' | null {
  if (!isReminded(letter)) return 'no-consent';
  if (hasBooked) return 'booked';
  return letter.expiresAt <= now ? 'price-letter-ended' : null;
}
