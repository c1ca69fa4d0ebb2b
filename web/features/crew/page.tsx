import { useEffect, useState } from 'react';
import { brand } from '#business/brand.ts';
import { localizedPath } from '#domain/site-path.ts';
import { BrandMark } from '#web/pictures/brand-mark.tsx';
import { sign } from '#web/pictures/icons.tsx';
import { LanguageProvider, tags, useLanguage, useMessages } from '#web/state/language.tsx';
import { useHere } from '#web/state/location.ts';
import { titleOf } from '#web/state/title.ts';
import { Button } from '#web/ui/form/button.tsx';
import { LanguageToggle } from '#web/ui/layout/language-toggle.tsx';
import { SandboxRibbon } from '#web/ui/layout/sandbox-ribbon.tsx';
import { SkipLink } from '#web/ui/layout/skip-link.tsx';
import { signOut } from './actions.ts';
import { Days } from './days.tsx';
import { messages } from './messages.ts';
import { Losing, News, StatusLine } from './notices.tsx';
import { redraw, usePageState } from './page-state.ts';
import { photoQueue } from './photo-queue.ts';
import { sync } from './reach.ts';
import { SignIn } from './sign-in.tsx';
import { storage } from './storage.ts';

const Menu = sign(20, 20, <path d="M2 5h16M2 10h16M2 15h16" />, 1.5);

/** The crew's page in the language of its address. */
export const CrewPage = () => (
  <LanguageProvider language={useHere().language}>
    <Page />
  </LanguageProvider>
);

function Page() {
  const language = useLanguage();
  const words = useMessages(messages);
  const { reached, refusal } = usePageState();
  const [isAsking, setAsking] = useState(false);
  const kept = storage.days(Date.now());
  const isOut = reached === 'out' || reached === 'refused';
  const isReady = reached !== null || kept !== null;
  const waiting = storage.queue().length;
  const photos = photoQueue.all().length;
  useEffect(() => {
    document.documentElement.lang = tags[language];
    document.title = titleOf(words.title);
  }, [language, words]);
  useEffect(() => void document.documentElement.toggleAttribute('data-ready', isReady), [isReady]);

  const leave = () => {
    setAsking(false);
    void signOut();
  };
  const enter = () => {
    redraw({ reached: null });
    void sync();
  };
  return (
    <div className="shell [background:var(--color-ivory-150)] [--page-margin:1rem]">
      <SkipLink />
      <SandboxRibbon />
      <header className="night z-(--layer-header) flex min-h-16 items-center gap-x-3 bg-ink-900 px-(--page-margin) text-(--tone-text)">
        <p className="flex flex-[1_0_auto] items-center gap-2.5 font-serif text-[1.25rem]/none font-[360]">
          <BrandMark className="flex-none text-bronze-300" />
          <span className="max-[22.5rem]:sr-only" translate="no">
            {brand.name}
          </span>
        </p>
        {kept && !isOut ? (
          <details className="crew-menu">
            <summary className="crew-menu-sign" aria-label={words.menu}>
              <Menu />
            </summary>
            <div>
              <LanguageToggle />
              <button
                type="button"
                className="min-h-12 text-end font-medium whitespace-nowrap text-(--tone-text)"
                onClick={({ currentTarget }) => {
                  currentTarget.closest('details')?.removeAttribute('open'); // It would lie over the question.
                  if (waiting + photos > 0) setAsking(true);
                  else leave();
                }}
              >
                {words.signOut}
              </button>
            </div>
          </details>
        ) : (
          <LanguageToggle />
        )}
      </header>
      <StatusLine kept={kept} />
      <main id="main" tabIndex={-1} className="crew-main">
        {isOut ? (
          <SignIn waiting={waiting} photos={photos} refusal={refusal} onEntered={enter} />
        ) : (
          <h1 className="sr-only">{words.title}</h1>
        )}
        {!isOut && kept && (
          <>
            {isAsking && <Losing onStay={() => setAsking(false)} onLeave={leave} />}
            <News />
            <Days kept={kept} />
            <a className="crew-press font-medium" href={localizedPath(language, '/admin/access')}>
              {words.ownAccess}
            </a>
          </>
        )}
        {!isOut && !kept && <p className="py-2 text-ink-700">{reached === 'offline' ? words.gone : words.loading}</p>}
        {!isOut && !kept && reached === 'offline' && (
          <Button kind="secondary" onClick={() => void sync()}>
            {words.tryAgain}
          </Button>
        )}
      </main>
    </div>
  );
}
