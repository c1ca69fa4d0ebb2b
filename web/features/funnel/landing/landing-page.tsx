import './landing.css';
import { useEffect } from 'react';
import { brand } from '#business/brand.ts';
import { BrandMark } from '#web/pictures/brand-mark.tsx';
import { sign } from '#web/pictures/icons.tsx';
import { updateDraft } from '#web/state/draft.ts';
import { useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { whenIdle } from '#web/state/when-idle.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { LanguageToggle } from '#web/ui/layout/language-toggle.tsx';
import { useNextPages } from '#web/ui/layout/next-pages.ts';
import { SandboxRibbon } from '#web/ui/layout/sandbox-ribbon.tsx';
import { SiteFoot } from '#web/ui/layout/site-foot.tsx';
import { SkipLink } from '#web/ui/layout/skip-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { LandingFilm } from './landing-film.tsx';
import { messages } from './messages.ts';
import { type Film, useFilm } from './use-film.ts';

const Pause = sign(16, 16, <path d="M5 2v12M11 2v12" />);
const Play = sign(16, 16, <path d="M4.5 2.4v11.2L13 8z" />);

function FilmButton({ film }: { film: Film }) {
  const words = useMessages(messages);
  if (!film.shape) return null;
  const name = film.paused ? words.play : words.pause;
  return (
    <button
      type="button"
      className="film-button"
      aria-label={name}
      data-tip={name}
      onClick={() => film.setPaused(!film.paused)}
    >
      {film.paused ? <Play /> : <Pause />}
    </button>
  );
}

/** The name has a small cut of its own; every other page begins with a heading in the whole face. */
const fetchDisplayFace = () =>
  whenIdle(() => void document.fonts.load('1em "Noto Serif Display"').catch(() => undefined)); // The page was left meanwhile.

export function LandingPage() {
  const words = useMessages(messages);
  const film = useFilm();
  // Where the visitor came from, before the page is counted. A file for both pages would be named in the entry of all.
  useEffect(() => {
    const source = new URLSearchParams(location.search).get('s');
    if (source) updateDraft({ source });
  }, []);
  usePageReady();
  useNextPages(false, '/postal-code');
  useEffect(fetchDisplayFace, []);
  return (
    <div className="shell night landing min-h-svh">
      <SkipLink />
      <SandboxRibbon />
      <LandingFilm film={film} />
      <header className="landing-row flex items-center justify-between pt-4 md:pt-7">
        <BrandMark className="size-8 text-bronze-300 md:size-[34px]" />
        <LanguageToggle />
      </header>
      <main id="main" tabIndex={-1} className="landing-row flex flex-1 flex-col justify-end pt-16 pb-2 md:pb-9">
        <h1
          tabIndex={-1}
          // It fills a phone from margin to margin, down to 320 px.
          translate="no"
          className="type-brand -ml-[0.02em] whitespace-nowrap text-night-text max-sm:text-[length:min(4.75rem,19.4vw)] sm:max-md:text-[length:15.3vw]"
        >
          {brand.name}
        </h1>
        <p className="mt-4 text-[1.125rem] leading-7 text-night-text md:mt-6">{words.meaning}</p>
        <div className="mt-5 flex flex-col gap-x-9 gap-y-2 sm:flex-row sm:items-center md:mt-7">
          <LinkButton href="/postal-code" arrow>
            {words.book}
          </LinkButton>
          <div className="flex flex-1 items-center justify-between gap-4">
            <TextLink href="/what-is-this">{words.what}</TextLink>
            <FilmButton film={film} />
          </div>
        </div>
      </main>
      <SiteFoot className="landing-row" />
    </div>
  );
}
