import { type ReactNode, useState } from 'react';
import type { Operator } from '#contract/admin/access.ts';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { may } from '#domain/access/permissions.ts';
import { useCalendar } from '#web/client/use-calendar.ts';
import { seenIn } from '#web/features/admin/shell/booking-action/action-state.ts';
import { MoveDialog } from '#web/features/admin/shell/booking-action/move-dialog.tsx';
import { useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { WordBoundary } from '#web/ui/word-boundary.tsx';
import { messages as chargeMessages } from '../charges/charges.messages.ts';
import { ExtraDialog } from '../charges/extra-dialog.tsx';
import { CancelDialog } from '../money/cancel-dialog.tsx';
import { messages as moneyMessages } from '../money/money.messages.ts';
import { RefundDialog } from '../money/refund-dialog.tsx';
import { moneyActionsFor } from '../money/refund-form.ts';
import { TakeBackDialog } from '../money/take-back-dialog.tsx';
import { StorefrontDialog } from '../storefront/storefront-dialog.tsx';
import { messages } from './actions.messages.ts';
import { dialogsFor } from './actions-for.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { ResendDialog } from './resend-dialog.tsx';
import { TextDialog } from './text-dialog.tsx';

type ActionsProps = { story: BookingStory; operator: Pick<Operator, 'role'> };
type Action = { name: string; dialog: (close: () => void) => ReactNode; destructive?: boolean };

/** What may be done about the drawer's booking: what a call is about, and the rest. */
export function useActions({ story, operator }: ActionsProps): { first: Action[]; rest: Action[] } {
  const words = useMessages(messages);
  const money = useMessages(moneyMessages);
  const charges = useMessages(chargeMessages);
  const { data: calendar } = useCalendar();
  const mayGiveBack = may(operator, 'refund');
  const { mayRefund, mayCancel, mayTakeBack } = moneyActionsFor(story, { mayGiveBack, today: calendar?.today });
  const open = dialogsFor(story.booking, calendar?.today);
  const isCancelled = story.booking.status === 'cancelled';
  const listed = (one: (typeof open)[number], dialog: Action['dialog']): Action[] =>
    open.includes(one) ? [{ name: words[one], dialog }] : [];
  const mayAnyDay = may(operator, 'booking.any-day');
  const refund = {
    name: isCancelled ? money.refundAfterAll : money.refundPartially,
    dialog: (onClose: () => void) => <RefundDialog story={story} onClose={onClose} />,
  };
  const takeBack = {
    name: money.takeBack,
    dialog: (onClose: () => void) => <TakeBackDialog story={story} onClose={onClose} />,
  };
  const cancel = {
    name: money.cancelBooking,
    destructive: true,
    dialog: (onClose: () => void) => <CancelDialog story={story} onClose={onClose} />,
  };
  const extra = {
    name: charges.extra,
    dialog: (onClose: () => void) => <ExtraDialog story={story} onClose={onClose} />,
  };
  return {
    first: [
      ...listed('move', (onClose) => <MoveDialog booking={seenIn(story)} mayAnyDay={mayAnyDay} onClose={onClose} />),
      ...(mayRefund ? [refund] : []),
      ...listed('text', (onClose) => <TextDialog story={story} onClose={onClose} />),
      ...(mayTakeBack ? [takeBack] : []),
      ...(mayCancel ? [cancel] : []),
    ],
    rest: [
      ...listed('resend', (onClose) => <ResendDialog story={story} onClose={onClose} />),
      ...listed('outcome', (onClose) => <OutcomeDialog story={story} onClose={onClose} />),
      ...listed('note', (onClose) => <NoteDialog story={story} onClose={onClose} />),
      ...listed('contact', (onClose) => <ContactDialog story={story} onClose={onClose} />),
      ...listed('storefront', (onClose) => (
        <StorefrontDialog story={story} mayRefund={mayGiveBack} onClose={onClose} />
      )),
      ...(!isCancelled && may(operator, 'booking.own-price') ? [extra] : []),
    ],
  };
}

/** Buttons side by side; each opens its dialog. */
export function Actions({ actions, className }: { actions: readonly Action[]; className?: string }) {
  const [open, setOpen] = useState<Action | null>(null);
  // A colleague's change may end an action while its dialog says so.
  const opened = actions.find(({ name }) => name === open?.name) ?? open;
  if (actions.length === 0 && !opened) return null;
  return (
    <div
      className={classNames(
        'grid grid-cols-2 gap-2 [&>.button]:px-2 [&>.button]:py-1.5 [&>.button]:text-[0.875rem]',
        '[&>.button:last-of-type:nth-of-type(odd)]:col-span-full',
        className,
      )}
    >
      {actions.map((action) => (
        <Button
          key={action.name}
          kind="secondary"
          size="small"
          className={classNames(action.destructive && 'border-current text-error')}
          onClick={() => setOpen(action)}
        >
          <WordBoundary>{action.name}</WordBoundary>
        </Button>
      ))}
      {opened?.dialog(() => setOpen(null))}
    </div>
  );
}
