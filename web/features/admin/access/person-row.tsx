import { useState } from 'react';
import { changePerson, invitePersonAgain, type Person, resetSecondFactor } from '#contract/admin/people.ts';
import { call } from '#web/client/call.ts';
import { Confirm } from '#web/features/admin/shell/confirm.tsx';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import type { Given } from './invitation-link.tsx';
import { messages } from './people.messages.ts';

type PersonRowProps = { person: Person; onLink: (given: Given) => void } & Pick<SectionProps, 'onChanged'>;
type Role = Person['role'];
type Action = Role | 'close' | 'open' | 'link' | 'reset';

/** The roles that somebody may be given from their own. */
const nextRoles: Readonly<Record<Role, readonly Role[]>> = {
  owner: ['staff'],
  staff: ['owner', 'crew'],
  crew: ['staff'],
};
const isRole = (action: Action): action is Role => Object.hasOwn(nextRoles, action);

/** What may be done about somebody: nothing about oneself, and what their state allows. */
function actionsFor({ you, role, state, authenticator, passkeys }: Person): Action[] {
  if (you) return [];
  if (state === 'closed') return ['open'];
  const reset: Action[] = authenticator || passkeys > 0 ? ['reset'] : [];
  return state === 'invited' ? ['link', ...nextRoles[role]] : [...nextRoles[role], 'link', ...reset, 'close'];
}

/** One person: who, how they get in, and what an owner may change. */
export function PersonRow({ person, onLink, onChanged }: PersonRowProps) {
  const words = useMessages(messages);
  const [asking, setAsking] = useState<Action | null>(null);
  const { id, email, role, state, authenticator, passkeys, you } = person;
  const nameOf = (action: Action) => words.actions[action];

  const act = (action: Action) => async (password: string | undefined) => {
    const params = { id };
    if (action === 'link') onLink({ email, ...(await call(invitePersonAgain, { params, body: { password } })) });
    else if (action === 'reset') await call(resetSecondFactor, { params, body: { password } });
    else {
      const body = { role: isRole(action) ? action : role, open: action !== 'close', password };
      await call(changePerson, { params, body });
    }
    if (action !== 'link') toast({ title: words.changed });
    await onChanged();
  };

  const ways = [authenticator && words.authenticator, passkeys > 0 && words.passkeys(passkeys)].filter(Boolean);
  const lines = [
    words.roles[role],
    you && words.you,
    words.states[state],
    ...(state === 'open' ? (ways.length > 0 ? ways : [words.onlyPassword]) : []),
  ];
  return (
    <li>
      <div>
        <b>{email}</b>
        <span>{lines.filter(Boolean).join(', ')}</span>
      </div>
      <div className="admin-person-actions">
        {actionsFor(person).map((action) => (
          <TextButton key={action} aria-label={words.actionOn(nameOf(action), email)} onClick={() => setAsking(action)}>
            {nameOf(action)}
          </TextButton>
        ))}
      </div>
      {asking && (
        <Confirm title={nameOf(asking)} action={nameOf(asking)} work={act(asking)} onClose={() => setAsking(null)}>
          {isRole(asking) ? words.confirm.role(email, words.roles[asking]) : words.confirm[asking](email)}
        </Confirm>
      )}
    </li>
  );
}
