import { type ConsentEntry, withdrawConsent } from '#contract/admin/clients/consents.ts';
import { formatLongDate } from '#domain/format.ts';
import { call } from '#web/client/call.ts';
import { momentOf } from '#web/features/admin/shell/labels.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { WithCodes } from '#web/ui/with-codes.tsx';
import { messages } from './messages.ts';

/** E-mails a customer agreed to and withdrew, newest first; nothing if there are none. */
export function ConsentList({ consents }: { consents: readonly ConsentEntry[] }) {
  const words = useMessages(messages);
  if (consents.length === 0) return null;
  return (
    <>
      <h3 className="admin-part">{words.title}</h3>
      <ol className="admin-history">
        {consents.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </>
  );
}

function Entry({ entry }: { entry: ConsentEntry }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { at, email, purpose, given, page, version, by, orderNo, canWithdraw } = entry;
  const read = words.languages[entry.language === 'fr' ? 'fr' : 'en'];
  const details = [
    words.where(words.pages[page], orderNo),
    version && words.words(formatLongDate(version, language), read),
    by && words.by(by),
  ];
  return (
    <li>
      <p>{words[given ? 'given' : 'withdrawn'](words.purposes[purpose], email ?? words.erased)}</p>
      <p className="admin-second">
        <WithCodes text={details.filter(Boolean).join(', ')} />
      </p>
      <p className="admin-second">
        <time dateTime={at}>{momentOf(at, language)}</time>
      </p>
      {canWithdraw && <Withdraw entry={entry} />}
    </li>
  );
}

function Withdraw({ entry: { id, purpose } }: { entry: ConsentEntry }) {
  const words = useMessages(messages);
  const { act, pending } = useOperatorAction();
  const withdraw = () =>
    act(() => call(withdrawConsent, { params: { id } }), { done: words.done, failed: words.notDone });
  return (
    <Button
      kind="secondary"
      size="small"
      aria-label={words.withdrawOne(words.purposes[purpose])}
      pending={pending}
      pendingLabel={words.withdrawing}
      onClick={() => void withdraw()}
    >
      {words.withdraw}
    </Button>
  );
}
