import type { Receipt } from '#adapters/cards/port.ts';
import type { Customer } from '#domain/booking/checkout.ts';
import { compareReceipt } from '#domain/booking/confirm.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { type Confirmed, hasBegun, writeBooking } from '#server/modules/bookings/create.ts';
import type { BookingContext } from './queries/contexts.ts';
import { giveBack } from './refund-unbookable.ts';

/**
 * An approved receipt becomes the booking, or a refund when that cannot be: each in one transaction, whoever asks
 * first, Submit or recovery. `receipt` is null when nothing was due.
 */
export async function finishPayment(
  deps: Deps,
  context: BookingContext,
  { receipt, ticket, customer }: { receipt: Receipt | null; ticket: string | null; customer: Customer },
): Promise<Confirmed | Refusal> {
  const { orderNo, total: amount } = context;
  const mismatch = receipt && ticket !== null ? compareReceipt(receipt, { orderNo, ticket, amount }) : null;
  if (receipt && mismatch) return giveBack(deps, context, receipt, mismatch);

  const rules = await deps.calendar.rules.read();
  const outcome = await transact(deps.db, (tx) => writeBooking(deps, tx, { context, customer, receipt, rules }));
  deps.calendar.claims.forget();
  if (!isRefusal(outcome) || !receipt) return outcome;
  if (outcome.refused !== 'PAID_NOT_BOOKED') return outcome;
  const reason = hasBegun(context, deps.clock.now()) ? 'the visit had begun' : 'day or place was gone';
  return giveBack(deps, context, receipt, reason);
}
