import { useState } from 'react';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { addBookingNote } from '#contract/admin/visit.ts';
import { noteLength } from '#contract/fields.ts';
import { call } from '#web/client/call.ts';
import { ActionDialog } from '#web/features/admin/shell/booking-action/action-dialog.tsx';
import { seenIn } from '#web/features/admin/shell/booking-action/action-state.ts';
import { useBookingAction } from '#web/features/admin/shell/booking-action/use-booking-action.ts';
import { useMessages } from '#web/state/language.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './actions.messages.ts';

/** An operator's note about a booking. */
export function NoteDialog({ story, onClose }: { story: BookingStory; onClose: () => void }) {
  const words = useMessages(messages);
  const action = useBookingAction(seenIn(story));
  const [note, setNote] = useState('');
  const left = noteLength - note.length;
  const { orderNo, clientId, contactName } = story.booking;
  const save = async () => {
    const body = { words: note.trim() };
    if (await action.run(() => call(addBookingNote, { params: { order: orderNo }, body }))) return;
    toast({ title: words.noted });
    onClose();
  };
  return (
    <ActionDialog
      title={words.note}
      subtitle={`${clientId}, ${contactName}`}
      action={action}
      save={words.addNote}
      keep={words.keep}
      unavailable={note.trim() === '' && words.noteEmpty}
      onSave={save}
      onClose={onClose}
    >
      <TextArea
        quiet
        label={words.noteLabel}
        hint={`${words.noteHint} ${left < 200 ? words.left(left) : ''}`}
        className="min-h-32 resize-y"
        rows={5}
        maxLength={noteLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ActionDialog>
  );
}
