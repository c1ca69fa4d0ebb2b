import { MistedPane, NightLot } from '#web/pictures/misted-pane.tsx';
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
      {/* On phones the pane fills the page down to the words; on larger screens it hangs beside them. */}
      <div className="not-found grid flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(20rem,1fr)_auto] text-center md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:grid-rows-[minmax(32rem,1fr)] md:text-start">
        <Squeegee className="[&>svg]:absolute [&>svg]:inset-0 [&>svg]:size-full" mist={<MistedPane />}>
          <NightLot />
        </Squeegee>
        <div className="flex flex-col items-center px-(--page-margin) pt-5 pb-8 md:col-start-1 md:row-start-1 md:items-start md:justify-center md:ps-[max(var(--page-margin),calc(50vw-36rem))]">
          <PageTitle>{words.title}</PageTitle>
          <p className="type-lede mt-2 mb-6 text-ink-700">{words.text}</p>
          <LinkButton href="/" className="w-full md:w-auto">
            {words.home}
          </LinkButton>
        </div>
      </div>
    </PageShell>
  );
}
