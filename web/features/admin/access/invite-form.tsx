import { type FormEvent, useState } from 'react';
import { invitePerson } from '#contract/admin/people/people.ts';
import { call } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { RequestError } from '#web/client/request.ts';
import { PasswordAgain, useFresh } from '#web/features/admin/shell/recent-login/recent-login.tsx';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { Given } from './invitation-link.tsx';
import { messages } from './people.messages.ts';

type InviteFormProps = { onInvited: (given: Given) => void } & Pick<SectionProps, 'onChanged'>;

const roles = ['staff', 'crew', 'owner'] as const;

/** A new person: e-mail and role. The response carries the link. */
export function InviteForm({ onInvited, onChanged }: InviteFormProps) {
  const words = useMessages(messages);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<(typeof roles)[number]>('staff');
  const { run, pending, refusal, asked } = useFresh();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invite = async (password: string | undefined) => {
      const link = await call(invitePerson, { body: { email, role, password } });
      onInvited({ email, ...link });
      setEmail('');
      await onChanged();
    };
    const said = (failure: unknown) =>
      (failure instanceof RequestError && Object.values(failure.fields)[0]) || wordsOf(failure);
    void run(invite, { said });
  };
  return (
    <form className="admin-form" onSubmit={submit} noValidate>
      <h3 className="admin-part self-stretch">{words.inviteTitle}</h3>
      <Field
        label={words.email}
        type="email"
        autoComplete="off"
        value={email}
        maxLength={254}
        error={asked.needed ? undefined : refusal}
        onChange={(event) => setEmail(event.target.value)}
      />
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="field-label">{words.role}</legend>
        {roles.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name="role"
              className="size-4.5 accent-ink-900"
              value={one}
              checked={role === one}
              onChange={() => setRole(one)}
            />
            {words.roles[one]}
          </label>
        ))}
      </fieldset>
      <PasswordAgain {...asked} />
      <p className="text-error empty:hidden" role="alert">
        {asked.needed && refusal}
      </p>
      <Button type="submit" size="small" pending={pending} pendingLabel={words.working}>
        {words.invite}
      </Button>
    </form>
  );
}
