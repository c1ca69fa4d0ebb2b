import { useId, useState } from 'react';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { addBookingNote } from '#contract/admin/visit.ts';
import { noteLength } from '#contract/fields.ts';
import { call } from '#web/client/call.ts';
import { ActionDialog } from '#web/features/admin/shell/booking-action/action-dialog.tsx';
import { seenIn } from '#web/features/admin/shell/booking-action/action-state.ts';
import { useBookingAction } from '#web/features/admin/shell/booking-action/use-booking-action.ts';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './actions.messages.ts';

/** An operator's note about a booking. */
export function NoteDialog({ story, onClose }: { story: BookingStory; onClose: () => void }) {
  const words = useMessages(messages);
  const action = useBookingAction(seenIn(story));
  const id = useId();
  const [note, setNote] = useState('');
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
      <div className="field">
        <label htmlFor={id} className="field-label">
          {words.noteLabel}
        </label>
        <textarea
          id={id}
          className="field-input bookings-note"
          rows={5}
          maxLength={noteLength}
          aria-describedby={`${id}n`}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <p id={`${id}n`} className="field-note">
          {words.noteHint} {noteLength - note.length < 200 && words.left(noteLength - note.length)}
        </p>
      </div>
    </ActionDialog>
  );
}
