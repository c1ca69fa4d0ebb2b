import { type RefObject, useRef, useState } from 'react';
import { markTextRead, type ReceivedText } from '#contract/admin/texts.ts';
import { formatPhone } from '#domain/format.ts';
import { textKeyword } from '#domain/outbox/opt-out.ts';
import { call } from '#web/client/call.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { WithCodes } from '#web/ui/with-codes.tsx';
import { AnswerForm } from './answer-form.tsx';
import { messages } from './messages.ts';
import { StopTexts } from './stop-texts.tsx';
import { useSettling } from './use-settling.ts';

type ReceivedTextItemProps = {
  text: ReceivedText;
  /** Whether its booking is named; not needed in the booking's own drawer. */
  namesBooking?: boolean;
};

const itemClass = 'grid gap-1.5 border-line px-4 py-3.5 text-[0.9375rem] wrap-anywhere not-first:border-t';
const bubbleClass = 'max-w-120 rounded-sm border px-3.5 py-2.5 whitespace-pre-wrap';

/** A text someone sent: its words, what happened to it, and how to answer it. */
export function ReceivedTextItem({ text, namesBooking = false }: ReceivedTextItemProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const item = useRef<HTMLLIElement>(null);
  const [answering, setAnswering] = useState(false);
  const { id, at, phone, body, settled, answer, canAnswer, textsStopped } = text;
  const becameOf = ({ as, by }: NonNullable<ReceivedText['settled']>) =>
    as === 'answered' && by === null
      ? words.answeredAtOnce
      : as === 'keyword'
        ? words.keywords[textKeyword(body) ?? 'stop']
        : words.outcomes[as](by ?? words.someone);
  return (
    <li
      ref={item}
      data-received
      className={classNames(itemClass, settled === null && 'shadow-[inset_3px_0_0_var(--color-warning-line)]')}
      tabIndex={-1}
    >
      <p className="admin-second">
        {words.from(formatPhone(phone, language))}, <time dateTime={at}>{formatInstant(at, language)}</time>
      </p>
      {namesBooking && <About text={text} />}
      {body === '' ? (
        <p className="admin-second">{words.noWords}</p>
      ) : (
        <p className={`${bubbleClass} justify-self-start border-glass-300 bg-glass-100`}>{body}</p>
      )}
      <p className="admin-second">
        {settled ? becameOf(settled) : <b>{words.waiting}</b>}
        {settled && `, ${formatInstant(settled.at, language)}`}
      </p>
      {answer !== null && <p className={`${bubbleClass} justify-self-end border-line bg-ivory-100`}>{answer}</p>}
      {settled === null && !canAnswer && <p className="admin-second">{words.unreachable}</p>}
      {answering ? (
        <AnswerForm text={text} item={item} onClose={() => setAnswering(false)} />
      ) : (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {canAnswer && (
            <Button kind="secondary" size="small" onClick={() => setAnswering(true)}>
              {words.answer}
            </Button>
          )}
          {settled === null && <MarkRead text={text} item={item} />}
          <StopTexts of={{ text: id }} stopped={textsStopped} />
        </div>
      )}
    </li>
  );
}

function About({ text: { orderNo, clientId, name } }: { text: ReceivedText }) {
  const words = useMessages(messages);
  if (orderNo === null) return <p className="admin-second">{words.stranger}</p>;
  return (
    <p>
      {name && <b>{name}</b>} <WithCodes text={words.about(`${clientId}, ${orderNo}`)} />{' '}
      <TextLink href={`/admin?booking=${encodeURIComponent(orderNo)}`}>{words.openBooking}</TextLink>
    </p>
  );
}

type OfText = { text: ReceivedText; item: RefObject<HTMLElement | null> };

function MarkRead({ text: { id }, item }: OfText) {
  const words = useMessages(messages);
  const { settle, settling } = useSettling(item);
  return (
    <Button
      kind="secondary"
      size="small"
      pending={settling}
      pendingLabel={words.marking}
      onClick={() => void settle(() => call(markTextRead, { params: { id } }), words.marked)}
    >
      {words.read}
    </Button>
  );
}
