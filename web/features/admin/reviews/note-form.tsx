import { type FormEvent, useState } from 'react';
import { noteLength } from '#contract/fields.ts';
import { wordsOf } from '#web/client/failure.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './messages.ts';
import { useAnswers } from './use-reviews.ts';

/** A note about a review. What was typed stays until it is saved. */
export function NoteForm({ id }: { id: string }) {
  const words = useMessages(messages);
  const { note } = useAnswers(id);
  const [typed, setTyped] = useState('');
  const [keeping, setKeeping] = useState(false);
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if (keeping || typed.trim().length < 2) return;
    setKeeping(true);
    try {
      await note(typed);
      setTyped('');
      toast({ title: words.noted });
    } catch (failure) {
      toast({ title: words.notSent, description: wordsOf(failure), tone: 'destructive' });
    } finally {
      setKeeping(false);
    }
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
      <Button type="submit" kind="secondary" size="small" pending={keeping} pendingLabel={words.keeping}>
        {words.keepNote}
      </Button>
    </form>
  );
}
