import { type FormEvent, useState } from 'react';
import { changePassword } from '#contract/admin/people.ts';
import { call } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { RequestError } from '#web/client/request.ts';
import { messages as general } from '#web/features/admin/shell/messages.ts';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { asOperator } from '#web/features/admin/shell/use-operator.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './people.messages.ts';

/** The operator's own password: the current and the new one. */
export function OwnPassword({ onChanged }: Pick<SectionProps, 'onChanged'>) {
  const words = useMessages(messages);
  const { noAnswer } = useMessages(general);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<{ current?: string; password?: string }>({});

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    setRefusal({});
    try {
      await asOperator(() => call(changePassword, { body: { current, password } }));
      setCurrent('');
      setPassword('');
      toast({ title: words.passwordChanged });
      await onChanged();
    } catch (failure) {
      const fields = failure instanceof RequestError ? failure.fields : {};
      setRefusal(Object.keys(fields).length > 0 ? fields : { current: wordsOf(failure) || noAnswer });
    } finally {
      setPending(false);
    }
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
          error={refusal.current}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <Field
          label={words.next}
          type="password"
          autoComplete="new-password"
          hint={words.nextHint}
          value={password}
          error={refusal.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" kind="secondary" size="small" pending={pending} pendingLabel={words.working}>
          {words.change}
        </Button>
      </form>
    </section>
  );
}
