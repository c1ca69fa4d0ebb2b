import { type FormEvent, useState } from 'react';
import { finishSecondFactor, startSecondFactor } from '#contract/admin/access.ts';
import { call } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { messages as general } from '#web/features/admin/shell/messages.ts';
import { asOperator } from '#web/features/admin/shell/use-operator.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './access.messages.ts';
import { QrCode } from './qr-code.tsx';

type Begun = { uri: string; recoveryCodes: string[] };

/** Setting up the second step: the password, the key and the recovery codes, and the first code of the authenticator. */
export function SecondFactor({ onDone }: { onDone: () => Promise<void> }) {
  const words = useMessages(messages);
  const { noAnswer } = useMessages(general);
  const [typed, setTyped] = useState('');
  const [begun, setBegun] = useState<Begun | null>(null);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    setRefusal(undefined);
    try {
      if (begun === null) {
        setBegun(await asOperator(() => call(startSecondFactor, { body: { password: typed } })));
        setTyped('');
      } else {
        await asOperator(() => call(finishSecondFactor, { body: { code: typed } }));
        toast({ title: words.turnedOn });
        await onDone();
      }
    } catch (failure) {
      setRefusal(wordsOf(failure) || noAnswer);
    } finally {
      setPending(false);
    }
  };

  return (
    <form method="post" className="admin-form" onSubmit={(event) => void submit(event)} noValidate>
      {begun && <Key {...begun} />}
      <Field
        key={begun ? 'code' : 'password'}
        label={begun ? words.code : words.password}
        type={begun ? 'text' : 'password'}
        inputMode={begun ? 'numeric' : 'text'}
        autoComplete={begun ? 'one-time-code' : 'current-password'}
        value={typed}
        error={refusal}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="small" pending={pending} pendingLabel={words.working}>
        {begun ? words.turnOn : words.setUp}
      </Button>
    </form>
  );
}

function Key({ uri, recoveryCodes }: Begun) {
  const words = useMessages(messages);
  return (
    <>
      <h3 className="admin-part self-stretch">{words.keyTitle}</h3>
      <p className="type-small">{words.keyLede}</p>
      <QrCode text={uri} label={words.qr} />
      <p>
        {words.key} <code>{new URL(uri).searchParams.get('secret')}</code>
      </p>
      <a className="text-link" href={uri}>
        <span className="text-link-label">{words.openApp}</span>
      </a>
      <h3 className="admin-part self-stretch">{words.codesTitle}</h3>
      <p className="type-small">{words.codesLede}</p>
      <ul className="admin-codes">
        {recoveryCodes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
