import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReviewAnswer, ReviewStory } from '#contract/admin/reviews.ts';
import { noteLength } from '#contract/fields.ts';
import { useDebouncedValue } from '#web/features/admin/shell/use-debounced-value.ts';
import { useSignedOut } from '#web/features/admin/shell/use-operator.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { answerOf, missingIn, readAnswer, refusalInWords, type Typed, typedAtFirst } from './answer.ts';
import { MailPreview } from './mail-preview.tsx';
import { messages } from './messages.ts';
import { OfferFields } from './offer-fields.tsx';
import { useAnswers } from './use-reviews.ts';

type Kind = ReviewAnswer['kind'];
type AnswerDialogProps = { story: ReviewStory; kind: Kind; onClose: () => void; onAnswered: () => void };

/** One of the three answers, with the e-mail as it will be sent. Closes once the e-mail is queued, and loses nothing before. */
export function AnswerDialog({ story, kind, onClose, onAnswered }: AnswerDialogProps) {
  const words = useMessages(messages);
  const [typed, setTyped] = useState<Typed>(() => typedAtFirst(story));
  const { problems, tried, refusal, sending, send } = useSending({ story, kind, typed, onAnswered });
  const change = (more: Partial<Typed>) => setTyped((before) => ({ ...before, ...more }));
  // While the page asks to sign in again, this gives way; what was typed stays.
  const signedOut = useSignedOut();
  const form = useId();
  const over = story.state === 'accepted' || story.state === 'declined';
  const shown = tried ? problems : {};
  const rested = useDebouncedValue(JSON.stringify(answerOf(kind, typed)), 400);
  const asks = kind === 'ask';
  return (
    <Dialog
      open={!signedOut}
      onClose={onClose}
      title={words[`${kind}Title`]}
      subtitle={story.companyName}
      actions={
        <>
          <Button
            type="submit"
            form={form}
            kind={kind === 'decline' ? 'destructive' : 'primary'}
            pending={sending}
            pendingLabel={words.sending}
            unavailable={over && words.answeredMeanwhile}
          >
            {words.send[kind]}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="grid gap-5" onSubmit={send}>
        <p>{words[`${kind}Lede`]}</p>
        {kind === 'accept' && <OfferFields typed={typed} problems={shown} onChange={change} />}
        <TextArea
          label={asks ? words.words : words.wordsOptional}
          hint={words.wordsIn[story.language]}
          error={shown.words}
          className="block min-h-0 resize-y"
          rows={asks ? 4 : 3}
          maxLength={noteLength}
          value={typed.words}
          onChange={({ target }) => change({ words: target.value })}
        />
        <MailPreview id={story.id} answer={readAnswer(rested)} language={story.language} />
        <p className="text-error empty:hidden" role="alert">
          {refusal}
        </p>
      </form>
    </Dialog>
  );
}

type Sending = Pick<AnswerDialogProps, 'story' | 'kind' | 'onAnswered'> & { typed: Typed };

/** One attempt at a time; missing fields show at the first one, and the server's refusals in its own words. */
function useSending({ story, kind, typed, onAnswered }: Sending) {
  const words = useMessages(messages);
  const language = useLanguage();
  const answers = useAnswers(story.id);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [sending, setSending] = useState(false);
  const sent = useRef(false);
  const answer = answerOf(kind, typed);
  const missing = missingIn(kind, typed);
  const problems = Object.fromEntries(missing.map((name) => [name, words.needs[name]]));
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Missing fields are marked before the first one takes the focus.
    flushSync(() => setTried(true));
    if (sent.current) return;
    if (answer === null || missing.length > 0) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    sent.current = true;
    setSending(true);
    setRefusal('');
    try {
      await answers.send(story.seen, answer);
      toast({ title: words.sent[kind], description: words.sentText(story.email) });
      onAnswered();
    } catch (failure) {
      setRefusal(refusalInWords(failure, language));
    } finally {
      sent.current = false;
      setSending(false);
    }
  };
  return { problems, tried, refusal, sending, send };
}
