import { useState } from 'react';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { markVisitOutcome } from '#contract/admin/visit.ts';
import { call } from '#web/client/call.ts';
import { seenIn } from '#web/features/admin/shell/booking-action/action-state.ts';
import { messages as general } from '#web/features/admin/shell/booking-action/messages.ts';
import { RefusalNotice } from '#web/features/admin/shell/booking-action/refusal-notice.tsx';
import { useBookingAction } from '#web/features/admin/shell/booking-action/use-booking-action.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { RadioRow } from '#web/ui/form/radio-row.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './actions.messages.ts';
import { type Outcome, outcomesFor } from './actions-for.ts';

/** Done, a no-show, or neither after all. */
export function OutcomeDialog({ story, onClose }: { story: BookingStory; onClose: () => void }) {
  const words = useMessages(messages);
  const { working } = useMessages(general);
  const action = useBookingAction(seenIn(story));
  const { orderNo, clientId, contactName, status } = story.booking;
  const { offered, usual } = outcomesFor(status);
  const [outcome, setOutcome] = useState<Outcome>(usual);
  const save = async () => {
    const refusal = await action.run(({ version }) =>
      call(markVisitOutcome, { params: { order: orderNo }, body: { version, outcome } }),
    );
    if (refusal) return;
    toast({ title: words.marked, description: words.markedAs[outcome] });
    onClose();
  };
  return (
    <Dialog
      open
      title={words.went}
      subtitle={`${clientId}, ${contactName}`}
      onClose={onClose}
      actions={
        <>
          <Button pending={action.pending} pendingLabel={working} onClick={() => void save()}>
            {words.mark}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      <RefusalNotice action={action} />
      <RadioGroup aria-label={words.went}>
        {offered.map((one) => (
          <RadioRow
            key={one}
            name="outcome"
            value={one}
            face="sans"
            checked={one === outcome}
            onChange={() => setOutcome(one)}
            title={words.outcomes[one]}
          >
            {words.outcomeText[one]}
          </RadioRow>
        ))}
      </RadioGroup>
    </Dialog>
  );
}
