import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { brand } from '#business/brand.ts';
import { answerText, type ReceivedText } from '#contract/admin/texts.ts';
import { answerLength } from '#domain/outbox/received-text.ts';
import { inPlainSigns, segmentsOf } from '#domain/outbox/segments.ts';
import { call } from '#web/client/call.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { messages } from './messages.ts';
import { useSettling } from './use-settling.ts';

type AnswerFormProps = { text: ReceivedText; item: RefObject<HTMLElement | null>; onClose: () => void };

/** The operator's own words; what was typed stays until sent. */
export function AnswerForm({ text: { id: textId }, item, onClose }: AnswerFormProps) {
  const words = useMessages(messages);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const { settle, settling } = useSettling(item);
  useEffect(() => field.current?.focus(), []);
  const answer = typed.trim();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (settling || answer === '') return;
    const body = { words: answer };
    if (await settle(() => call(answerText, { params: { id: textId }, body }), words.sent)) onClose();
  };
  const left = answerLength - typed.length;
  return (
    <form className="admin-form" onSubmit={(event) => void send(event)}>
      <div className="field">
        <label htmlFor={id} className="field-label">
          {words.label}
        </label>
        <textarea
          ref={field}
          id={id}
          className="field-input resize-y"
          rows={3}
          maxLength={answerLength}
          aria-describedby={`${id}n`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p id={`${id}n`} className="field-note">
          {words.hint(segmentsOf(inPlainSigns(`${brand.name}: ${answer}`)).count)} {left < 100 && words.left(left)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="small"
          pending={settling}
          pendingLabel={words.sending}
          unavailable={answer === '' && words.empty}
        >
          {words.send}
        </Button>
        <Button kind="secondary" size="small" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
