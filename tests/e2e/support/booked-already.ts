import type { Customer } from '#domain/booking/checkout.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal } from '#domain/refusal.ts';
import { payByScript } from '#sandbox/cards/simulator.ts';
import { databaseCardBooks } from '#sandbox/stores/card-tickets.ts';
import { confirmBooking } from '#server/modules/checkout/confirm.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import { aCustomer, anOrderNo, aRequest, aVisitor, totals } from '#tests/builders/test-app.ts';
import type { TestApp } from './test-app.ts';

type Booked = { day?: string; customer?: Partial<Customer> };

/** Tuesday, 14 October, booked and paid in a language before the operator comes; 2086.80. */
export async function bookedAlready(
  { deps }: TestApp,
  language: Language,
  { day = '2025-10-14', customer: given }: Booked = {},
): Promise<string> {
  const orderNo = anOrderNo();
  const booking = aRequest({ appointmentDate: day });
  const visitor = aVisitor(orderNo, { language });
  const loaded = await preload(deps, visitor, { orderNo, amount: totals.complete, booking });
  if (isRefusal(loaded) || loaded.ticket === null) throw new Error(JSON.stringify(loaded));
  const { ticket } = loaded;
  const books = { store: databaseCardBooks(deps.db), now: () => deps.clock.now() };
  await payByScript(books, { ticket, cardNumber: '4242424242424242' });
  const confirmed = await confirmBooking(deps, visitor, { orderNo, ticket, customer: aCustomer(given) });
  if (isRefusal(confirmed)) throw new Error(confirmed.refused);
  return orderNo;
}
