import { type FormEvent, useState } from 'react';
import type { ClientRecord } from '#contract/admin/clients/clients.ts';
import { noteLength } from '#contract/fields.ts';
import { formatPhone } from '#domain/format.ts';
import { versionNotStated } from '#domain/settings/terms.ts';
import { messages as events } from '#web/features/admin/shell/booking-record.messages.ts';
import { named } from '#web/features/admin/shell/booking-record.ts';
import { dayOf, momentOf } from '#web/features/admin/shell/labels.ts';
import { messages as shell } from '#web/features/admin/shell/messages.ts';
import { StopTexts } from '#web/features/admin/shell/received-text/stop-texts.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { WithCodes } from '#web/ui/with-codes.tsx';
import { WordBoundary } from '#web/ui/word-boundary.tsx';
import { messages } from './messages.ts';
import type { ClientActions } from './use-clients.ts';

type RecordProps = { record: ClientRecord };

/** Notes about the client and about the bookings, and the form that adds one about the client. */
export function Notes({ record, actions }: RecordProps & { actions: ClientActions }) {
  const words = useMessages(messages);
  const { working } = useMessages(shell);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '' && (await actions.note(typed.trim()))) setTyped('');
  };
  return (
    <>
      <h3 className="admin-part">{words.notes}</h3>
      <ul data-notes>
        {record.notes.map(({ at, by, words: note, orderNo }) => (
          <li key={`${at} ${orderNo} ${note}`} className="border-b border-line py-2.5 text-[0.875rem]/5">
            <p className="whitespace-pre-line wrap-anywhere">{note}</p>
            <p className="admin-second">
              {words.noteBy(by ?? words.someone, momentOf(at, language))}
              {orderNo && <WithCodes text={`, ${words.noteOn(orderNo)}`} />}
            </p>
          </li>
        ))}
      </ul>
      <form className="admin-form" onSubmit={(event) => void add(event)}>
        <TextArea
          quiet
          label={words.noteLabel}
          hint={words.noteHint}
          className="block min-h-0 resize-y"
          rows={2}
          maxLength={noteLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="secondary" size="small" pending={actions.pending === 'note'} pendingLabel={working}>
          {words.addNote}
        </Button>
      </form>
    </>
  );
}

/** The accepted terms, and the numbers that opted out of texts. */
export function Consents({ record: { terms, textsStopped, bookings } }: RecordProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const lines = [
    ...textsStopped.map(({ phone, at }) => ({
      key: phone,
      at,
      what: words.textsStopped(formatPhone(phone, language)),
    })),
    ...terms.map(({ at, version, orderNo, method }) => ({
      key: `${orderNo} ${at}`,
      at,
      what:
        version === versionNotStated
          ? words.termsNotStated(orderNo)
          : words[method === 'told' ? 'told' : 'terms'](dayOf(version, language), orderNo),
    })),
  ];
  const [newest] = bookings;
  const stopped = textsStopped.map(({ orderNo }) => orderNo);
  const orders = stopped.length > 0 || !newest ? stopped : [newest.orderNo];
  return (
    <>
      <Lines title={words.consents} none={words.noConsents} lines={lines} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {orders.map((order) => (
          <StopTexts key={order} of={{ order }} stopped={stopped.length > 0} />
        ))}
      </div>
    </>
  );
}

/** The messages about all bookings, newest first. */
export function Messages({ record }: RecordProps) {
  const words = useMessages(messages);
  const { events: names } = useMessages(events);
  const lines = record.messages.map(({ id, at, topic, state, recipient }) => ({
    key: String(id),
    at,
    what: [named(names, topic), recipient, named(words.states, state)].filter(Boolean).join(', '),
    trouble: state === 'failed' || state === 'unknown',
  }));
  return <Lines title={words.messages} none={words.noMessages} lines={lines} />;
}

type LinesProps = {
  title: string;
  none: string;
  lines: readonly { key: string; at: string; what: string; trouble?: boolean }[];
};

function Lines({ title, none, lines }: LinesProps) {
  const language = useLanguage();
  return (
    <>
      <h3 className="admin-part">{title}</h3>
      {lines.length === 0 && <p className="admin-second">{none}</p>}
      <ol className="admin-history">
        {lines.map(({ key, at, what, trouble }) => (
          <li key={key} data-trouble={trouble || undefined}>
            <p>
              <WordBoundary>{what}</WordBoundary>
            </p>
            <p className="admin-second">
              <time dateTime={at}>{momentOf(at, language)}</time>
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
