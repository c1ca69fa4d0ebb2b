import { holdMinutes } from '#business/policies.ts';
import type { Customer } from '#domain/booking/checkout.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { nothingShown, priceChoice } from './price.ts';
import { findContext, saveContextCustomer } from './queries/contexts.ts';

/** Saves the payer before the card form accepts input, so that a paid ticket always has a name and an address. */
export async function saveCustomer(
  deps: Parameters<typeof priceChoice>[0] & Pick<Deps, 'limits'>,
  visitor: Pick<Visitor, 'hash'>,
  { orderNo, customer }: { orderNo: string; customer: Customer },
): Promise<{ saved: true } | Refusal> {
  const payer = { orderNo, visitorHash: visitor.hash, customer, now: deps.clock.now() };
  // With limits on, the day is only held briefly until a name is given.
  if (await saveContextCustomer(deps.db, { ...payer, holdMinutes: deps.limits ? holdMinutes : null }))
    return { saved: true };
  const context = await findContext(deps.db, orderNo);
  if (!context) return refuse('CHECKOUT_NOT_FOUND');
  if (context.visitorHash !== visitor.hash) return refuse('CHECKOUT_OF_ANOTHER');
  const { state, expiresAt, bookingData } = context;
  if (state !== 'open' || expiresAt <= payer.now || bookingData.courtesy === undefined) return refuse('CHECKOUT_ENDED');
  // A VIP's free refresh discount is only for the Platinum customer.
  const priced = await priceChoice(deps, bookingData, nothingShown);
  return isRefusal(priced) ? priced : refuse('PRICE_DIFFERS', { quote: priced.standard });
}
