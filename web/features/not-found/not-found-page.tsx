import { MistedPane, NightStreet } from '#web/pictures/misted-pane.tsx';
import { useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Squeegee } from '#web/ui/squeegee.tsx';
import { messages } from './messages.ts';

export function NotFoundPage() {
  const words = useMessages(messages);
  usePageReady();
  return (
    <PageShell width="full" castLight={false}>
      <div className="not-found">
        <Squeegee className="not-found-pane" mist={<MistedPane />}>
          <NightStreet />
        </Squeegee>
        <div className="not-found-words">
          <PageTitle>{words.title}</PageTitle>
          <p className="type-lede mt-2 mb-6 text-ink-700">{words.text}</p>
          <LinkButton href="/">{words.home}</LinkButton>
        </div>
      </div>
    </PageShell>
  );
}
