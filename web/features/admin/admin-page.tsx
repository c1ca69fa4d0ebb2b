import { useState } from 'react';
import { useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { Button } from '#web/ui/button.tsx';
import { SandboxRibbon } from '#web/ui/sandbox-ribbon.tsx';
import { useSlow } from '#web/ui/skeleton.tsx';
import { Access } from './access.tsx';
import { AdminBar, type Section } from './admin-bar.tsx';
import { Dashboard } from './dashboard.tsx';
import { messages } from './messages.ts';
import { SignIn } from './sign-in.tsx';
import { useOperator } from './use-operator.ts';
import './admin.css';

/** The operator's house: the door while nobody is signed in, the bookings and one's own access behind it. */
export function AdminPage() {
  const words = useMessages(messages);
  const { operator, before, failed, enter, leave, readAgain } = useOperator();
  const [section, setSection] = useState<Section>('bookings');
  const slow = useSlow(operator === undefined && !failed);
  usePageReady(operator !== undefined || failed);

  // Before the second step is set up nothing else opens.
  const shown = operator?.secondFactorNeeded ? 'access' : section;
  return (
    <div className="shell admin">
      <SandboxRibbon />
      {operator && <AdminBar section={shown} onSection={setSection} onSignOut={leave} />}
      {operator === undefined && (
        <main className="admin-door" role="status">
          {failed ? (
            <div className="admin-door-pane">
              <h1 className="type-h2">{words.unread}</h1>
              <Button onClick={readAgain}>{words.again}</Button>
            </div>
          ) : (
            slow && words.loading
          )}
        </main>
      )}
      {operator === null && (
        <main id="main" tabIndex={-1} className="admin-gate">
          <SignIn expired={before !== null} onEntered={enter} />
        </main>
      )}
      {before && (
        <div className="admin-work" hidden={!operator} key={before.email}>
          {shown === 'bookings' ? <Dashboard /> : <Access operator={before} onChanged={enter} />}
        </div>
      )}
    </div>
  );
}
