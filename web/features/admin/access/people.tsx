import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPeople } from '#contract/admin/people/people.ts';
import { Loaded } from '#web/features/admin/shell/resource/loaded.tsx';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { useMessages } from '#web/state/language.tsx';
import { type Given, InvitationLink } from './invitation-link.tsx';
import { InviteForm } from './invite-form.tsx';
import { messages } from './people.messages.ts';
import { PersonRow } from './person-row.tsx';

/** Staff: their sign-ins, an invitation, and what an owner may change. */
export function People({ onChanged }: Pick<SectionProps, 'onChanged'>) {
  const words = useMessages(messages);
  const [given, setGiven] = useState<Given | null>(null);
  const query = useQuery(operatorQuery(listPeople, {}));
  return (
    <section className="admin-pane" aria-labelledby="people">
      <h2 id="people" className="type-h3">
        {words.title}
      </h2>
      <p>{words.lede}</p>
      <Loaded query={query} failed={words.unread}>
        {(people) => (
          <ul className="mt-4">
            {people.map((person) => (
              <PersonRow key={person.id} person={person} onChanged={onChanged} onLink={setGiven} />
            ))}
          </ul>
        )}
      </Loaded>
      {given && <InvitationLink {...given} onDone={() => setGiven(null)} />}
      <InviteForm onInvited={setGiven} onChanged={onChanged} />
    </section>
  );
}
