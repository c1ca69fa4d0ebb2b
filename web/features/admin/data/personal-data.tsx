import { type FormEvent, useState } from 'react';
import { type Erasure, erasePersonalData, exportPersonalData } from '#contract/admin/data/personal-data.ts';
import { call } from '#web/client/call.ts';
import { Confirm } from '#web/features/admin/shell/confirm.tsx';
import { messages as general } from '#web/features/admin/shell/messages.ts';
import { unchanged, useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { saveFile } from '#web/features/admin/shell/save-file.ts';
import { refreshAdmin } from '#web/features/admin/shell/use-operator.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { messages } from './personal-data.messages.ts';

/** What is kept about one person: exported as a file, or erased. */
export function PersonalData() {
  const words = useMessages(messages);
  const { working } = useMessages(general);
  const [email, setEmail] = useState('');
  const { act, pending } = useOperatorAction(unchanged);
  const [refusal, setRefusal] = useState('');
  const [asksToErase, setAsksToErase] = useState(false);
  const [erasure, setErasure] = useState<Erasure | null>(null);
  const [given, setGiven] = useState<object | null>(null);

  const download = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal('');
    setErasure(null);
    setGiven(null);
    const result = await act(() => call(exportPersonalData, { body: { email } }));
    if (!result.done) return setRefusal(result.fields.email ?? result.words);
    const { records, page } = result.answer;
    if (Object.keys(records).length === 0) return setRefusal(words.none);
    saveFile(words.page, new Blob([page], { type: 'text/html' }));
    setGiven(records);
  };
  const askToErase = () => {
    const isAddress = email.includes('@');
    setRefusal(isAddress ? '' : words.needed);
    setErasure(null);
    setGiven(null);
    setAsksToErase(isAddress);
  };
  const erase = async (password: string | undefined) => {
    setErasure(await call(erasePersonalData, { body: { email, password } }));
    setRefusal('');
    await refreshAdmin();
  };
  return (
    <section className="admin-pane" aria-labelledby="personal-data">
      <h2 id="personal-data" className="type-h3">
        {words.title}
      </h2>
      <p>{words.lede}</p>
      <form className="admin-form" onSubmit={(event) => void download(event)} noValidate>
        <Field
          label={words.email}
          type="email"
          autoComplete="off"
          value={email}
          maxLength={254}
          error={refusal || undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="secondary" size="small" pending={pending} pendingLabel={working}>
            {words.download}
          </Button>
          <Button kind="secondary" size="small" onClick={askToErase}>
            {words.erase}
          </Button>
        </div>
      </form>
      <div role="status">
        {given && (
          <p>
            {words.given}{' '}
            <TextButton
              onClick={() =>
                saveFile(words.file, new Blob([JSON.stringify(given, null, 2)], { type: 'application/json' }))
              }
            >
              {words.machine}
            </TextButton>
          </p>
        )}
        {erasure && <Kept {...erasure} />}
      </div>
      {asksToErase && (
        <Confirm title={words.eraseTitle} action={words.erase} work={erase} onClose={() => setAsksToErase(false)}>
          {words.eraseText(email)}
        </Confirm>
      )}
    </section>
  );
}

function Kept({ kept }: Pick<Erasure, 'kept'>) {
  const words = useMessages(messages);
  return (
    <>
      <h3 className="admin-part">{words.erased}</h3>
      {kept.length === 0 && <p>{words.nothingKept}</p>}
      <ul>
        {kept.map(({ orderNo, untilYear }) => (
          <li key={orderNo}>{words.kept(orderNo, untilYear)}</li>
        ))}
      </ul>
    </>
  );
}
