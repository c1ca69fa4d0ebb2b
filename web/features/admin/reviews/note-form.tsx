import { type FormEvent, useState } from 'react';
import { noteReview } from '#contract/admin/reviews.ts';
import { noteLength } from '#contract/fields.ts';
import { call } from '#web/client/call.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { messages } from './messages.ts';
import { useReviewAction } from './use-reviews.ts';

/** A note about a review. What was typed stays until it is saved. */
export function NoteForm({ id }: { id: string }) {
  const words = useMessages(messages);
  const { act, pending } = useReviewAction();
  const [typed, setTyped] = useState('');
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim().length < 2) return;
    const { done } = await act(() => call(noteReview, { params: { id }, body: { words: typed } }), {
      done: words.noted,
      failed: words.notSent,
    });
    if (done) setTyped('');
  };
  return (
    <form className="admin-form [&>.field]:w-full!" onSubmit={keep}>
      <TextArea
        label={words.note}
        hint={words.noteHint}
        className="block min-h-0 resize-y"
        rows={2}
        maxLength={noteLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" kind="secondary" size="small" pending={pending} pendingLabel={words.keeping}>
        {words.keepNote}
      </Button>
    </form>
  );
}
