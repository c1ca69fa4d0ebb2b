import { type FormEvent, useState } from 'react';
import { changePassword } from '#contract/admin/people/people.ts';
import { call } from '#web/client/call.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { messages } from './people.messages.ts';

/** The operator's own password: the current and the new one. */
export function OwnPassword({ onChanged }: Pick<SectionProps, 'onChanged'>) {
  const words = useMessages(messages);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const { act, pending, refusal } = useOperatorAction(onChanged);
  const { current: ofCurrent, password: ofPassword } = refusal?.fields ?? {};

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { done } = await act(() => call(changePassword, { body: { current, password } }), {
      done: words.passwordChanged,
    });
    if (!done) return;
    setCurrent('');
    setPassword('');
  };
  return (
    <section className="admin-pane" aria-labelledby="own-password">
      <h2 id="own-password" className="type-h3">
        {words.passwordTitle}
      </h2>
      <form method="post" className="admin-form" onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={words.current}
          type="password"
          autoComplete="current-password"
          value={current}
          error={ofCurrent ?? (ofPassword ? undefined : refusal?.words)}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <Field
          label={words.next}
          type="password"
          autoComplete="new-password"
          hint={words.nextHint}
          value={password}
          error={ofPassword}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" kind="secondary" size="small" pending={pending} pendingLabel={words.working}>
          {words.change}
        </Button>
      </form>
    </section>
  );
}
