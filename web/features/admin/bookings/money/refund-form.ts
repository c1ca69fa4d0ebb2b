import type { BookingStory } from '#contract/admin/bookings.ts';
import type { BookingMoney, BookingRefund } from '#contract/admin/money.ts';
import { type Cents, cents } from '#domain/money.ts';
import { canRefund } from '#domain/refunds/refundable.ts';
import { amountTyped } from '#web/ui/form/amount.ts';

type Problems = { amount?: 'amountWrong' | 'tooMuch'; reason?: 'reasonMissing' };

/** A part as it is typed: how much that is, what remains after it, and what is wrong with it. */
export function partTyped(
  { money }: { money: BookingMoney },
  typed: { amount: string; reason: string },
): { amount: Cents | null; remains: Cents; problems: Problems } {
  const amount = amountTyped(typed.amount);
  const isAmount = amount !== null && amount >= 1;
  return {
    amount,
    remains: cents(money.left - (amount ?? 0)),
    problems: {
      ...(!isAmount && { amount: 'amountWrong' as const }),
      ...(isAmount && !canRefund(cents(money.left), amount) && { amount: 'tooMuch' as const }),
      ...(typed.reason.trim() === '' && { reason: 'reasonMissing' as const }),
    },
  };
}

/** What may be done about the money of a booking: owners give it back and settle, everybody cancels. */
export const moneyActionsFor = ({ booking, money }: Pick<BookingStory, 'booking' | 'money'>, isOwner: boolean) => ({
  mayRefund: isOwner && money.left > 0,
  mayCancel: booking.status === 'active',
});

/** Whether a refund is an owner's to settle. */
export const maySettle = ({ stuck }: Pick<BookingRefund, 'stuck'>, isOwner: boolean): boolean => isOwner && stuck;
