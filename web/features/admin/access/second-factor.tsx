import { type FormEvent, useState } from 'react';
import { finishSecondFactor, startSecondFactor } from '#contract/admin/access.ts';
import { call } from '#web/client/call.ts';
import { QrCode } from '#web/features/admin/shell/qr-code/qr-code.tsx';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { messages } from './access.messages.ts';

type Begun = { uri: string; recoveryCodes: string[] };

/** Setting up the second step: the password, the key and the recovery codes, and the first code of the authenticator. */
export function SecondFactor({ onDone }: { onDone: () => Promise<void> }) {
  const words = useMessages(messages);
  const [typed, setTyped] = useState('');
  const [begun, setBegun] = useState<Begun | null>(null);
  const { act, pending, refusal } = useOperatorAction(onDone);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (begun !== null) return act(() => call(finishSecondFactor, { body: { code: typed } }), { done: words.turnedOn });
    const result = await act(() => call(startSecondFactor, { body: { password: typed } }));
    if (!result.done) return;
    setBegun(result.answer);
    setTyped('');
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
        error={refusal?.words}
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
      <ul className="columns-2 gap-x-8">
        {recoveryCodes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
