import { type FormEvent, useState } from 'react';
import { brand } from '#business/brand.ts';
import { acceptInvitation } from '#contract/admin/people/people.ts';
import { worksInCrew } from '#domain/access/roles.ts';
import { call, type Output } from '#web/client/call.ts';
import { doorBrandClass, doorClass, doorPaneClass } from '#web/features/admin/shell/looks.ts';
import { unchanged, useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { BrandMark } from '#web/pictures/brand-mark.tsx';
import { useHref, useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { LanguageToggle } from '#web/ui/layout/language-toggle.tsx';
import { SandboxRibbon } from '#web/ui/layout/sandbox-ribbon.tsx';
import { messages } from './people.messages.ts';
import '../admin.utilities.css';
import '../admin.css';
import '../admin.forced-colors.css';

/** Where an invitation link leads: to choosing a password, which completes the sign-up. */
export function InvitationPage() {
  const words = useMessages(messages);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const href = useHref();
  usePageReady(true);
  return (
    <div className="shell admin">
      <SandboxRibbon />
      <main id="main" tabIndex={-1} className={doorClass}>
        <div className={doorPaneClass}>
          <div className="flex flex-wrap items-center gap-x-4">
            <p className={doorBrandClass} translate="no">
              <BrandMark />
              {brand.name}
            </p>
            <LanguageToggle />
          </div>
          <h1 className="type-h2" tabIndex={-1}>
            {chosen === null ? words.invitationTitle : words.chosen}
          </h1>
          {chosen === null ? (
            <ChooseForm onChosen={setChosen} />
          ) : (
            <>
              <p role="status">{words.chosenLede(chosen.email)}</p>
              {worksInCrew[chosen.role] ? (
                // A separate document, which client-side navigation does not reach.
                <a className="button button-primary" href={href('/crew')}>
                  {words.toSignIn}
                </a>
              ) : (
                <LinkButton href="/admin">{words.toSignIn}</LinkButton>
              )}
            </>
          )}
        </div>
      </main>
    </div>
  );
}

type Chosen = Output<typeof acceptInvitation>;

function ChooseForm({ onChosen }: { onChosen: (chosen: Chosen) => void }) {
  const words = useMessages(messages);
  const [password, setPassword] = useState('');
  const { act, pending, refusal } = useOperatorAction(unchanged);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { token: location.hash.slice(1), password };
    const result = await act(() => call(acceptInvitation, { body }));
    if (result.done) onChosen(result.answer);
  };
  return (
    <form method="post" className="flex flex-col gap-4" onSubmit={(event) => void submit(event)} noValidate>
      <p className="type-small text-ink-700">{words.invitationLede}</p>
      <Field
        label={words.next}
        type="password"
        autoComplete="new-password"
        value={password}
        error={refusal?.fields.password ?? refusal?.words}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" pending={pending} pendingLabel={words.working}>
        {words.choose}
      </Button>
    </form>
  );
}
