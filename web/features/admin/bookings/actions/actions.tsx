import { useState } from 'react';
import type { Operator } from '#contract/admin/access.ts';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { may } from '#domain/access/permissions.ts';
import { useCalendar } from '#web/client/use-calendar.ts';
import { seenIn } from '#web/features/admin/shell/booking-action/action-state.ts';
import { MoveDialog } from '#web/features/admin/shell/booking-action/move-dialog.tsx';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { WordBoundary } from '#web/ui/word-boundary.tsx';
import { StorefrontDialog } from '../storefront/storefront-dialog.tsx';
import { messages } from './actions.messages.ts';
import { type BookingDialog, dialogsFor } from './actions-for.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { ResendDialog } from './resend-dialog.tsx';

/** The operator's actions on the drawer's booking; each opens a dialog. */
export function Actions({ story, operator }: { story: BookingStory; operator: Pick<Operator, 'role'> }) {
  const words = useMessages(messages);
  const [open, setOpen] = useState<BookingDialog | null>(null);
  const { data: calendar } = useCalendar();
  const close = () => setOpen(null);
  return (
    <div className="mt-5 grid grid-cols-2 gap-2.5 [&>.button]:px-3 [&>.button]:text-[0.9375rem] [&>.button:last-of-type:nth-of-type(odd)]:col-span-full">
      {dialogsFor(story.booking, calendar?.today).map((one) => (
        <Button key={one} kind="secondary" size="small" onClick={() => setOpen(one)}>
          <WordBoundary>{words[one]}</WordBoundary>
        </Button>
      ))}
      {open === 'move' && (
        <MoveDialog booking={seenIn(story)} mayAnyDay={may(operator, 'booking.any-day')} onClose={close} />
      )}
      {open === 'contact' && <ContactDialog story={story} onClose={close} />}
      {open === 'storefront' && <StorefrontDialog story={story} mayRefund={may(operator, 'refund')} onClose={close} />}
      {open === 'resend' && <ResendDialog story={story} onClose={close} />}
      {open === 'outcome' && <OutcomeDialog story={story} onClose={close} />}
      {open === 'note' && <NoteDialog story={story} onClose={close} />}
    </div>
  );
}
