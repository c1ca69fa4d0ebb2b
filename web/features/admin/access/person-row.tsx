import { useState } from 'react';
import { changePerson, invitePersonAgain, type Person, resetSecondFactor } from '#contract/admin/people/people.ts';
import { worksInCrew } from '#domain/access/roles.ts';
import { mostCrews } from '#domain/settings/setting-rules.ts';
import { call } from '#web/client/call.ts';
import { Confirm } from '#web/features/admin/shell/confirm.tsx';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import type { Given } from './invitation-link.tsx';
import { messages } from './people.messages.ts';
import { type Action, actionsFor, changedBy, isRole } from './person-actions.ts';

type PersonRowProps = { person: Person; onLink: (given: Given) => void } & Pick<SectionProps, 'onChanged'>;

/** One person: who, how they sign in, and what an owner may change. */
export function PersonRow({ person, onLink, onChanged }: PersonRowProps) {
  const words = useMessages(messages);
  const [asking, setAsking] = useState<Action | null>(null);
  const [asCrew, setAsCrew] = useState<number | null | undefined>();
  const { id, email, role, state, crew, authenticator, passkeys, you } = person;
  const nameOf = (action: Action) => words.actions[action];

  const act = (action: Action) => async (password: string | undefined) => {
    const params = { id };
    if (action === 'link') onLink({ email, ...(await call(invitePersonAgain, { params, body: { password } })) });
    else if (action === 'reset') await call(resetSecondFactor, { params, body: { password } });
    else await call(changePerson, { params, body: { ...changedBy(action, person), password } });
    if (action !== 'link') toast({ title: words.changed });
    await onChanged();
  };

  const give = async (password: string | undefined) => {
    await call(changePerson, { params: { id }, body: { role, open: state !== 'closed', crew: asCrew, password } });
    toast({ title: words.changed });
    await onChanged();
  };
  const visitsOf = (one: number | null) => (one === null ? words.everyCrew : words.crew(one));

  const ways = [authenticator && words.authenticator, passkeys > 0 && words.passkeys(passkeys)].filter(Boolean);
  const lines = [
    words.roles[role],
    you && words.you,
    words.states[state],
    ...(state === 'open' ? (ways.length > 0 ? ways : [words.onlyPassword]) : []),
  ];
  return (
    <li className="border-t border-line pt-3 pb-2">
      <div>
        <b className="wrap-anywhere">{email}</b>
        <span className="block text-[0.875rem] text-ink-700">{lines.filter(Boolean).join(', ')}</span>
      </div>
      <div className="flex flex-wrap gap-x-6 text-[0.9375rem]">
        {actionsFor(person).map((action) => (
          <TextButton key={action} aria-label={words.actionOn(nameOf(action), email)} onClick={() => setAsking(action)}>
            {nameOf(action)}
          </TextButton>
        ))}
      </div>
      {worksInCrew[role] && state !== 'closed' && (
        <select
          className="field-input w-auto max-w-full"
          aria-label={words.crewOn(email)}
          value={crew ?? ''}
          onChange={({ target }) => setAsCrew(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{visitsOf(null)}</option>
          {Array.from({ length: mostCrews }, (_, index) => index + 1).map((one) => (
            <option key={one} value={one}>
              {visitsOf(one)}
            </option>
          ))}
        </select>
      )}
      {asCrew !== undefined && (
        <Confirm title={words.crewTitle} action={words.save} work={give} onClose={() => setAsCrew(undefined)}>
          {words.confirm.crew(email, visitsOf(asCrew))}
        </Confirm>
      )}
      {asking && (
        <Confirm title={nameOf(asking)} action={nameOf(asking)} work={act(asking)} onClose={() => setAsking(null)}>
          {isRole(asking) ? words.confirm.role(email, words.roles[asking]) : words.confirm[asking](email)}
        </Confirm>
      )}
    </li>
  );
}
