import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReviewAnswer, ReviewStory } from '#contract/admin/reviews.ts';
import { noteLength } from '#contract/fields.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { cleanPostalCode } from '#domain/typed/postal-code.ts';
import { StorefrontFields } from '#web/features/admin/shell/storefront/storefront-fields.tsx';
import { useDebouncedValue } from '#web/features/admin/shell/use-debounced-value.ts';
import { useSignedOut } from '#web/features/admin/shell/use-operator.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { cleanWith } from '#web/ui/form/input-mask.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { answerOf, missingIn, readAnswer, type Typed, typedAtFirst } from './answer.ts';
import { MailPreview } from './mail-preview.tsx';
import { messages } from './messages.ts';
import { sendAnswer, useReviewAction } from './use-reviews.ts';

type OfferFieldsProps = {
  typed: Typed;
  problems: Partial<Record<keyof Typed, string>>;
  onChange: (more: Partial<Typed>) => void;
};

/** What the visitor continues with: the area, the size that sets the price, and the layout. */
function OfferFields({ typed, problems, onChange }: OfferFieldsProps) {
  const words = useMessages(messages);
  const { storefrontSize, selectedLayout, postalCode } = typed;
  return (
    <StorefrontFields
      sizes={bookableSizes}
      {...{ storefrontSize, selectedLayout, problems, onChange }}
      legend={words.sizeLegend}
    >
      <Field
        label={words.postalCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={postalCode}
        error={problems.postalCode}
        {...cleanWith(cleanPostalCode, (code) => onChange({ postalCode: code.toUpperCase() }))}
      />
    </StorefrontFields>
  );
}

type Kind = ReviewAnswer['kind'];
type AnswerDialogProps = { story: ReviewStory; kind: Kind; onClose: () => void; onAnswered: () => void };

/** One of the three answers, with the e-mail as it will be sent. Closes once the e-mail is queued, and loses nothing before. */
export function AnswerDialog({ story, kind, onClose, onAnswered }: AnswerDialogProps) {
  const words = useMessages(messages);
  const [typed, setTyped] = useState<Typed>(() => typedAtFirst(story));
  const [tried, setTried] = useState(false);
  const { act, pending, refusal } = useReviewAction();
  const answer = answerOf(kind, typed);
  const missing = missingIn(kind, typed);
  const change = (more: Partial<Typed>) => setTyped((before) => ({ ...before, ...more }));
  // While the page asks to sign in again, this gives way; what was typed stays.
  const signedOut = useSignedOut();
  const form = useId();
  const over = story.state === 'accepted' || story.state === 'declined';
  const shown = tried ? Object.fromEntries(missing.map((name) => [name, words.needs[name]])) : {};
  const rested = useDebouncedValue(JSON.stringify(answer), 400);
  const asks = kind === 'ask';
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Missing fields are marked before the first one takes the focus.
    flushSync(() => setTried(true));
    if (answer === null || missing.length > 0)
      return event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    const { done } = await act(() => sendAnswer(story, answer), {
      done: () => ({ title: words.sent[kind], description: words.sentText(story.email) }),
    });
    if (done) onAnswered();
  };
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
            pending={pending}
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
      <form id={form} noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
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
          {refusal && `${refusal.words} ${refusal.code === 'REVIEW_CHANGED' ? words.changedMeanwhile : words.notSent}`}
        </p>
      </form>
    </Dialog>
  );
}
