import { holdMinutes } from '#business/policies.ts';
import type { Customer } from '#domain/booking/checkout.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { extendHold } from '#server/modules/calendar/queries/holds.ts';
import { findContext, saveContextCustomer } from './queries/contexts.ts';

/** Saves who is paying before the card form takes input, so that a paid ticket always has a name and an address. */
export async function saveCustomer(
  deps: Pick<Deps, 'db' | 'clock' | 'limits'>,
  visitor: Pick<Visitor, 'hash'>,
  { orderNo, customer }: { orderNo: string; customer: Customer },
): Promise<{ saved: true } | Refusal> {
  const save = { orderNo, visitorHash: visitor.hash, customer, now: deps.clock.now() };
  const saved = await saveContextCustomer(deps.db, save);
  if (saved) {
    // The day was kept only for a while until somebody gave a name.
    if (deps.limits && saved.holdId !== null) await extendHold(deps.db, saved.holdId, holdMinutes);
    return { saved: true };
  }
  const context = await findContext(deps.db, orderNo);
  if (!context) return refuse('CHECKOUT_NOT_FOUND');
  return refuse(context.visitorHash === visitor.hash ? 'CHECKOUT_ENDED' : 'CHECKOUT_OF_ANOTHER');
}
