import { isDeepStrictEqual } from 'node:util';
import type { BookingChoice } from '#domain/booking/checkout.ts';
import type { Quote } from '#domain/pricing/tax.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { type Preloaded, preloaded } from './open-ticket.ts';
import type { CheckoutContext } from './queries/contexts.ts';

/** An order number already in use: a repeated request by the same visitor, or another visitor's number. */
export async function repeated(
  deps: Deps,
  visitor: Visitor,
  context: CheckoutContext,
  choice: BookingChoice,
  quote: Quote,
): Promise<CheckoutContext | Preloaded | Refusal> {
  const same =
    context.visitorHash === visitor.hash &&
    context.state === 'open' &&
    context.total === quote.total &&
    context.expiresAt > deps.clock.now() &&
    isDeepStrictEqual(context.bookingData, { ...choice });
  if (!same) return refuse('ORDER_NUMBER_TAKEN');
  if (context.ticket !== null || context.total === 0) return preloaded(deps, context, context.ticket);
  return context;
}
