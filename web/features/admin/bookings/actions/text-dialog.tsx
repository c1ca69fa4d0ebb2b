import { useState } from 'react';
import { brand } from '#business/brand.ts';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { writeText } from '#contract/admin/texts.ts';
import { answerLength } from '#domain/outbox/received-text.ts';
import { inPlainSigns, segmentsOf } from '#domain/outbox/segments.ts';
import { takesNoTexts } from '#domain/typed/phone.ts';
import { call } from '#web/client/call.ts';
import { ActionDialog } from '#web/features/admin/shell/booking-action/action-dialog.tsx';
import { seenIn } from '#web/features/admin/shell/booking-action/action-state.ts';
import { useBookingAction } from '#web/features/admin/shell/booking-action/use-booking-action.ts';
import { useMessages } from '#web/state/language.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './actions.messages.ts';

/** One text to the client, in the operator's own words. */
export function TextDialog({ story, onClose }: { story: BookingStory; onClose: () => void }) {
  const words = useMessages(messages);
  const action = useBookingAction(seenIn(story));
  // A double press, or a retry after a lost response, sends only one.
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState('');
  const { orderNo, contactName, phone } = story.booking;
  const text = typed.trim();
  const isReachable = !takesNoTexts(phone) && story.textsStopped === null;
  const send = async () => {
    if (await action.run(() => call(writeText, { params: { order: orderNo }, body: { id, words: text } }))) return;
    toast({ title: words.textSent });
    onClose();
  };
  return (
    <ActionDialog
      title={words.text}
      subtitle={contactName}
      action={action}
      save={words.sendText}
      keep={words.keep}
      unavailable={isReachable ? text === '' && words.textEmpty : words.textUnreachable}
      onSave={send}
      onClose={onClose}
    >
      <TextArea
        quiet
        label={words.textLabel}
        hint={
          isReachable ? words.textHint(segmentsOf(inPlainSigns(`${brand.name}: ${text}`)).count) : words.textUnreachable
        }
        className="min-h-28 resize-y"
        rows={4}
        maxLength={answerLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ActionDialog>
  );
}
