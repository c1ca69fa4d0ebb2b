import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  finishPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  startPasskey,
} from '#contract/admin/people/passkeys.ts';
import { call } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { RequestError } from '#web/client/request.ts';
import { Confirm } from '#web/features/admin/shell/confirm.tsx';
import { PasswordAgain, useFresh } from '#web/features/admin/shell/recent-login/recent-login.tsx';
import { Loaded } from '#web/features/admin/shell/resource/loaded.tsx';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './passkeys.messages.ts';

/** The operator's passkeys: list, add and remove. */
export function Passkeys({ onChanged }: Pick<SectionProps, 'onChanged'>) {
  const words = useMessages(messages);
  const query = useQuery(operatorQuery(listPasskeys, {}));
  return (
    <section className="admin-pane" aria-labelledby="passkeys">
      <h2 id="passkeys" className="type-h3">
        {words.title}
      </h2>
      <p>{words.lede}</p>
      <p className="mt-2 type-small text-ink-700">{words.alone}</p>
      <Loaded query={query} failed={words.unread}>
        {(passkeys) => (
          <ul className="admin-sessions mt-4 empty:hidden">
            {passkeys.map((passkey) => (
              <Row key={passkey.id} passkey={passkey} onChanged={onChanged} />
            ))}
          </ul>
        )}
      </Loaded>
      <p role="status" className="mt-3 text-ink-700 empty:hidden">
        {query.data?.length === 0 && words.none}
      </p>
      {browserSupportsWebAuthn() ? <Make onChanged={onChanged} /> : <p className="mt-3 text-ink-700">{words.unable}</p>}
    </section>
  );
}

function Row({ passkey: { id, name, createdAt }, onChanged }: { passkey: Passkey } & Pick<SectionProps, 'onChanged'>) {
  const words = useMessages(messages);
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const remove = async (password: string | undefined) => {
    await call(removePasskey, { params: { id }, body: { password } });
    toast({ title: words.removed });
    await onChanged();
  };
  return (
    <li>
      <div>
        <b>{name}</b>
        {createdAt && <span>{words.since(formatInstant(createdAt, language))}</span>}
      </div>
      <Button kind="secondary" size="small" aria-label={words.removeNamed(name)} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {asking && (
        <Confirm title={words.removeTitle} action={words.remove} work={remove} onClose={() => setAsking(false)}>
          {words.removeText(name)}
        </Confirm>
      )}
    </li>
  );
}

function Make({ onChanged }: Pick<SectionProps, 'onChanged'>) {
  const words = useMessages(messages);
  const [name, setName] = useState('');
  const [unnamed, setUnnamed] = useState(false);
  const { run, pending, refusal, asked } = useFresh();

  const make = async (password: string | undefined) => {
    const options = await call(startPasskey, { body: { password } });
    const passkey = await startRegistration({ optionsJSON: options });
    await call(finishPasskey, { body: { name, passkey } });
    toast({ title: words.made });
    setName('');
    await onChanged();
  };
  const said = (failure: unknown): string => {
    if (failure instanceof RequestError) return wordsOf(failure);
    const there = failure instanceof Error && failure.name === 'InvalidStateError';
    return there ? words.already : words.notMade;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setUnnamed(name.trim() === '');
    if (name.trim() !== '') void run(make, { said });
  };
  return (
    <form method="post" className="admin-form" onSubmit={submit} noValidate>
      <Field
        label={words.name}
        hint={words.nameHint}
        value={name}
        maxLength={60}
        error={unnamed ? words.nameNeeded : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <PasswordAgain {...asked} />
      <p className="text-error empty:hidden" role="alert">
        {refusal}
      </p>
      <Button type="submit" size="small" pending={pending} pendingLabel={words.making}>
        {words.make}
      </Button>
    </form>
  );
}
