import { useState } from 'react';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { markVisitOutcome } from '#contract/admin/visit.ts';
import { call } from '#web/client/call.ts';
import { ActionDialog } from '#web/features/admin/shell/booking-action/action-dialog.tsx';
import { seenIn } from '#web/features/admin/shell/booking-action/action-state.ts';
import { useBookingAction } from '#web/features/admin/shell/booking-action/use-booking-action.ts';
import { useMessages } from '#web/state/language.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { RadioRow, radioSet } from '#web/ui/form/radio-row.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './actions.messages.ts';
import { type Outcome, outcomesFor } from './actions-for.ts';

/** Done, a no-show, or neither after all. */
export function OutcomeDialog({ story, onClose }: { story: BookingStory; onClose: () => void }) {
  const words = useMessages(messages);
  const action = useBookingAction(seenIn(story));
  const { orderNo, clientId, contactName, status } = story.booking;
  const { offered, usual } = outcomesFor(status);
  const [outcome, setOutcome] = useState<Outcome>(usual);
  const radio = radioSet('outcome', outcome, setOutcome);
  const save = async () => {
    const refusal = await action.run(({ version }) =>
      call(markVisitOutcome, { params: { order: orderNo }, body: { version, outcome } }),
    );
    if (refusal) return;
    toast({ title: words.marked, description: words.markedAs[outcome] });
    onClose();
  };
  return (
    <ActionDialog
      title={words.went}
      subtitle={`${clientId}, ${contactName}`}
      action={action}
      save={words.mark}
      keep={words.keep}
      onSave={save}
      onClose={onClose}
    >
      <RadioGroup aria-label={words.went}>
        {offered.map((one) => (
          <RadioRow key={one} {...radio(one)} face="sans" title={words.outcomes[one]}>
            {words.outcomeText[one]}
          </RadioRow>
        ))}
      </RadioGroup>
    </ActionDialog>
  );
}
