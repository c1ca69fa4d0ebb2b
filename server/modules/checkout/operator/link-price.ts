import { quoteAt, type RatedQuote } from '#domain/pricing/tax.ts';
import type { Deps } from '#server/deps.ts';
import type { OperatorBooking } from '../queries/operator-bookings.ts';

/** What a payment link charges: the agreed price, with the taxes of the day it is paid. */
export const dueByLink = (
  { clock, taxRatesAt }: Pick<Deps, 'clock' | 'taxRatesAt'>,
  { base }: Pick<OperatorBooking, 'base'>,
): RatedQuote => quoteAt(base, taxRatesAt(clock.now()));
