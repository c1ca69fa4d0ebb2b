import type { BookingStory } from '#contract/admin/bookings.ts';
import type { BookingMoney, BookingRefund } from '#contract/admin/money.ts';
import { type Cents, cents } from '#domain/money.ts';
import { canRefund } from '#domain/refunds/refundable.ts';
import { amountTyped } from '#web/ui/form/amount.ts';

type Problems = { amount?: 'amountWrong' | 'tooMuch'; reason?: 'reasonMissing' };

/** A partial refund as typed: its amount, what remains after it, and what is wrong with it. */
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

/** What may be done with a booking's money: owners refund and settle, everyone cancels. */
export const moneyActionsFor = (
  { booking, money, refunds }: Pick<BookingStory, 'booking' | 'money' | 'refunds'>,
  { mayGiveBack, today }: { mayGiveBack: boolean; today: string | undefined },
) => ({
  mayRefund: mayGiveBack && money.left > 0,
  mayCancel: booking.status === 'active',
  mayTakeBack:
    booking.status === 'cancelled' &&
    today !== undefined &&
    booking.appointmentDate >= today &&
    refunds.every(({ reason, state, waits }) => reason !== 'cancellation' || (state === 'requested' && !waits)),
});

/** Whether the e-mail about the cancellation has left, or is leaving. */
export const wasTold = ({ messages }: Pick<BookingStory, 'messages'>): boolean =>
  messages.some(({ kind, state }) => kind === 'mail.cancellation' && state !== 'queued' && state !== 'dropped');

/** Whether a refund is an owner's to settle. */
export const maySettle = ({ stuck }: Pick<BookingRefund, 'stuck'>, mayGiveBack: boolean): boolean =>
  mayGiveBack && stuck;
