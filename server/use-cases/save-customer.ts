import type { Customer } from '#domain/booking/checkout.ts';
import { findContext, saveContextCustomer } from '#server/db/queries/booking-contexts.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { type Refusal, refuse } from '#server/errors.ts';

/** Saves who is paying before the card form takes input, so that a paid ticket always has a name and an address. */
export async function saveCustomer(
  deps: Pick<Deps, 'db' | 'clock'>,
  visitor: Pick<Visitor, 'hash'>,
  { orderNo, customer }: { orderNo: string; customer: Customer },
): Promise<{ saved: true } | Refusal> {
  const context = await findContext(deps.db, orderNo);
  if (!context) return refuse('CHECKOUT_NOT_FOUND');
  if (context.visitorHash !== visitor.hash) return refuse('CHECKOUT_OF_ANOTHER');
  if (context.expiresAt <= deps.clock.now()) return refuse('CHECKOUT_ENDED');
  return (await saveContextCustomer(deps.db, orderNo, customer)) ? { saved: true } : refuse('CHECKOUT_ENDED');
}
