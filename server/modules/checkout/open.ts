import { brand } from '#business/brand.ts';
import { nextOrderNumber, orderNumberAt } from '#domain/booking/order-number.ts';
import type { Deps } from '#server/deps.ts';
import { takenOrderNumbers } from './queries/contexts.ts';

export const orderNumberFormat = { prefix: brand.prefix, timeZone: brand.timeZone };

/** Numbers looked up together. Usually the first is free, and each costs a query. */
const together = 8;

/** Candidate numbers from this and the following seconds. */
const candidates = (from: Date): string[] =>
  Array.from({ length: together }, (_, seconds) =>
    orderNumberAt(new Date(from.getTime() + seconds * 1000), orderNumberFormat.prefix, orderNumberFormat.timeZone),
  );

/** The next free order number. */
export async function freeOrderNumber(db: Deps['db'], now: Date): Promise<string> {
  for (let from = now; ; from = new Date(from.getTime() + together * 1000)) {
    const numbers = candidates(from);
    const taken = await takenOrderNumbers(db, numbers);
    const orderNo = nextOrderNumber(from, orderNumberFormat, (number) => taken.has(number));
    if (numbers.includes(orderNo)) return orderNo;
  }
}

/** What the payment page needs before it asks for a ticket: the card script, and the next free order number. */
export async function openCheckout(
  deps: Pick<Deps, 'db' | 'clock' | 'cards'>,
): Promise<{ orderNo: string; scriptUrl: string; mode: 'qa' | 'prod' }> {
  return { orderNo: await freeOrderNumber(deps.db, deps.clock.now()), ...deps.cards.form };
}
