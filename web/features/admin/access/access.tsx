import { useQuery } from '@tanstack/react-query';
import { type AdminSession, endSession, listSessions } from '#contract/admin/access.ts';
import { may } from '#domain/access/permissions.ts';
import { call } from '#web/client/call.ts';
import { Loaded } from '#web/features/admin/shell/resource/loaded.tsx';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { BackLink } from '#web/ui/text-link.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './access.messages.ts';
import { browserName } from './browser-name.ts';
import { OwnPassword } from './own-password.tsx';
import { Passkeys } from './passkeys.tsx';
import { People } from './people.tsx';
import { SecondFactor } from './second-factor.tsx';

// Panes of unequal height fill two columns.
const columns = classNames(
  'lg:columns-2 lg:gap-x-5 [&>:is(.admin-title,.admin-subtitle)]:[column-span:all]',
  'lg:[&>.admin-pane]:break-inside-avoid lg:[&>.admin-pane]:max-w-none!',
);

/** The operator's own sign-in: the second step, and open sessions. */
export function Access({ operator, onChanged }: SectionProps) {
  const words = useMessages(messages);
  return (
    <main id="main" tabIndex={-1} className={`admin-main ${columns}`}>
      <PageTitle className="admin-title">{words.title}</PageTitle>
      <p className="admin-subtitle">
        {operator.email}, {words.role[operator.role]}
      </p>
      {!may(operator, 'office') && (
        <p className="admin-subtitle">
          <BackLink href="/crew">{words.toVisits}</BackLink>
        </p>
      )}
      <section className="admin-pane" aria-labelledby="second-factor">
        <h2 id="second-factor" className="type-h3">
          {words.secondFactor}
        </h2>
        {operator.secondFactor ? (
          <p>{words.on}</p>
        ) : (
          <>
            <p>{operator.secondFactorNeeded ? words.needed : words.off}</p>
            <SecondFactor onDone={onChanged} />
          </>
        )}
      </section>
      <Passkeys onChanged={onChanged} />
      <OwnPassword onChanged={onChanged} />
      <section className="admin-pane" aria-labelledby="sessions">
        <h2 id="sessions" className="type-h3">
          {words.sessions}
        </h2>
        <Sessions onChanged={onChanged} />
      </section>
      {may(operator, 'people') && !operator.secondFactorNeeded && <People onChanged={onChanged} />}
    </main>
  );
}

function Sessions({ onChanged }: Pick<SectionProps, 'onChanged'>) {
  const words = useMessages(messages);
  const language = useLanguage();
  const query = useQuery(operatorQuery(listSessions, {}));
  const { act } = useOperatorAction(onChanged);
  const end = ({ id }: AdminSession) =>
    act(() => call(endSession, { params: { id } }), { done: words.ended, failed: words.failed });
  return (
    <Loaded query={query} failed={words.unread}>
      {(sessions) => (
        <ul className="admin-sessions">
          {sessions.map((session) => (
            <li key={session.id}>
              <div>
                <b>{browserName(session.userAgent) || words.unknown}</b>
                {session.current && <span>{words.here}</span>}
                <span className="admin-second">{words.since(formatInstant(session.createdAt, language))}</span>
                {session.ipAddress && <span className="admin-second">{words.address(session.ipAddress)}</span>}
              </div>
              {!session.current && (
                <Button kind="secondary" size="small" onClick={() => void end(session)}>
                  {words.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
