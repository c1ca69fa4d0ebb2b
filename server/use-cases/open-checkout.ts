import { brand } from '#business/brand.ts';
import { nextOrderNumber } from '#domain/booking/order-number.ts';
import { takenOrderNumbers } from '#server/db/queries/booking-contexts.ts';
import type { Deps } from '#server/deps.ts';

const format = { prefix: brand.orderPrefix, timeZone: brand.timeZone };

/** Numbers of this and the following seconds, in order, without repetition. */
function candidates(from: Date, count: number): string[] {
  const found = new Set<string>();
  for (let i = 0; i < count; i++) found.add(nextOrderNumber(from, format, (orderNo) => found.has(orderNo)));
  return [...found];
}

/** What the payment page needs before it asks for a ticket: the card script, and the next free order number. */
export async function openCheckout(
  deps: Pick<Deps, 'db' | 'clock' | 'cards'>,
): Promise<{ orderNo: string; scriptUrl: string; mode: 'qa' | 'prod' }> {
  const from = deps.clock.now();
  const taken = await takenOrderNumbers(deps.db, candidates(from, 60));
  const orderNo = nextOrderNumber(from, format, (number) => taken.has(number));
  return { orderNo, ...deps.cards.form };
}
