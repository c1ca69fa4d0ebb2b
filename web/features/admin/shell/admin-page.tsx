import { useEffect } from 'react';
import { may } from '#domain/access/permissions.ts';
import { doorClass, doorPaneClass } from '#web/features/admin/shell/looks.ts';
import { useMessages } from '#web/state/language.tsx';
import { useGo, useHere } from '#web/state/location.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SandboxRibbon } from '#web/ui/layout/sandbox-ribbon.tsx';
import { DialogsShown } from '#web/ui/overlay/dialog.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { useSlow } from '#web/ui/skeleton.tsx';
import { AdminBar } from './admin-bar.tsx';
import { Keys } from './keys/keys.tsx';
import { messages } from './messages.ts';
import { type Section, sectionAt } from './section/section.ts';
import { SectionFrame } from './section/section-frame.tsx';
import { SignIn } from './sign-in.tsx';
import { useOperator } from './use-operator.ts';
import '#web/features/admin/admin.utilities.css';
import '#web/features/admin/admin.css';
import '#web/features/admin/admin.forced-colors.css';

/** The administration: the sign-in if nobody is signed in, then the section at the URL. */
export function AdminPage({ sections }: { sections: readonly Section[] }) {
  const words = useMessages(messages);
  const { path } = useHere();
  const { operator, before, idle, failed, enter, leave, readAgain } = useOperator();
  const slow = useSlow(operator === undefined && !failed);
  usePageReady(operator !== undefined || failed);

  // Until the second step is set up nothing else opens.
  const section = before && sectionAt(sections, before.secondFactorNeeded ? '/admin/access' : path, before);
  // Who may not open it is told why another section is shown.
  const isOwners = sections.some((one) => one.path === path && one !== section) && !before?.secondFactorNeeded;
  return (
    <div className="shell admin">
      <SandboxRibbon />
      {operator && !may(operator, 'office') && !section && <ToCrewPage />}
      {operator === undefined && (
        <main className={doorClass} role="status">
          {failed ? (
            <div className={doorPaneClass}>
              <h1 className="type-h2">{words.unread}</h1>
              <Button onClick={readAgain}>{words.again}</Button>
            </div>
          ) : (
            slow && words.loading
          )}
        </main>
      )}
      {operator === null && (
        <main id="main" tabIndex={-1} className="admin-gate grid flex-1">
          <SignIn ended={idle ? 'idle' : before && 'expired'} onEntered={enter} />
        </main>
      )}
      {before && section && (
        <div className="flex flex-1 flex-col min-[64rem]:flex-row" hidden={!operator} key={before.email}>
          <AdminBar operator={before} sections={sections} section={section.id} onSignOut={leave} />
          <DialogsShown value={Boolean(operator)}>
            <Keys />
            <div className="flex min-w-0 flex-1 flex-col">
              {isOwners && (
                <Notice tone="warning" title={words.ownersOnly} className="mx-(--page-margin) mt-4" level={2} />
              )}
              <SectionFrame key={section.id} section={section} operator={before} onChanged={enter} />
            </div>
          </DialogsShown>
        </div>
      )}
    </div>
  );
}

/** A crew's visits are a separate document. */
function ToCrewPage() {
  const go = useGo();
  useEffect(() => go('/crew', { replace: true }), [go]);
  return null;
}
