import type { BookingStory } from '#contract/admin/bookings.ts';
import { takeBackCancellation } from '#contract/admin/money.ts';
import { formatLongDate, formatMoney } from '#domain/format.ts';
import { cents } from '#domain/money.ts';
import { call } from '#web/client/call.ts';
import { ActionDialog } from '#web/features/admin/shell/booking-action/action-dialog.tsx';
import { seenIn } from '#web/features/admin/shell/booking-action/action-state.ts';
import { useBookingAction } from '#web/features/admin/shell/booking-action/use-booking-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './money.messages.ts';
import { wasTold } from './refund-form.ts';

/** A cancellation was a mistake: the visit takes place after all. */
export function TakeBackDialog({ story, onClose }: { story: BookingStory; onClose: () => void }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const action = useBookingAction(seenIn(story));
  const { orderNo, clientId, contactName, appointmentDate } = story.booking;
  const wanted = story.refunds.find(({ reason }) => reason === 'cancellation');
  const save = async () => {
    const refusal = await action.run(({ version }) =>
      call(takeBackCancellation, { params: { order: orderNo }, body: { version } }),
    );
    if (refusal) return;
    toast({ title: words.takeBackDone });
    onClose();
  };
  return (
    <ActionDialog
      title={words.takeBackTitle}
      subtitle={`${clientId}, ${contactName}`}
      action={action}
      save={words.takeBack}
      keep={words.keep}
      onSave={save}
      onClose={onClose}
    >
      <p>{words.takeBackLede(formatLongDate(appointmentDate, language))}</p>
      {wanted && <p>{words.takeBackMoney(formatMoney(cents(wanted.amount), language))}</p>}
      <p>{wasTold(story) ? words.takeBackTold : words.takeBackUntold}</p>
    </ActionDialog>
  );
}
