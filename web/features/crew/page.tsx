import { brand } from '#business/brand.ts';
import { layouts } from '#domain/funnel/layout.ts';
import { type Language, languages } from '#domain/language.ts';
import { localizedPath } from '#domain/site-path.ts';
import { BrandMark } from '#web/pictures/brand-mark.tsx';
import { LayoutPicture } from '#web/pictures/layout-picture.tsx';
import { VacantLot } from '#web/pictures/vacant-lot.tsx';
import { WeatherSign } from '#web/pictures/weather-signs.tsx';
import { tags, useLanguage, useMessages } from '#web/state/language.tsx';
import { SandboxRibbon } from '#web/ui/layout/sandbox-ribbon.tsx';
import { SkipLink } from '#web/ui/layout/skip-link.tsx';
import { messages as general } from '#web/ui/messages.ts';
import { messages, skyMessages } from './messages.ts';

/**
 * The frame of the crew's page and the drawings that it may need, made when the site is built. Its script (`crew.ts`) fills
 * it without React, which alone would weigh more than the page may.
 */
export function CrewPage() {
  const words = useMessages(messages);
  return (
    <div className="shell crew">
      <SkipLink />
      <SandboxRibbon />
      <header className="crew-bar night">
        <p className="crew-brand">
          <BrandMark />
          <span translate="no">{brand.name}</span>
        </p>
        <LanguageLinks />
        <button type="button" id="crew-leave" className="crew-leave" hidden>
          {words.signOut}
        </button>
      </header>
      <p id="crew-line" className="crew-line" role="status" />
      <main id="main" tabIndex={-1} className="crew-main">
        <h1 className="sr-only">{words.title}</h1>
        <p className="crew-empty">{words.loading}</p>
      </main>
      <Drawings />
    </div>
  );
}

function LanguageLinks() {
  const language = useLanguage();
  const words = useMessages(general);
  return (
    <nav className="language-toggle" aria-label={words.language}>
      {languages.map((to: Language) => (
        <a
          key={to}
          href={localizedPath(to, '/crew')}
          hrefLang={tags[to]}
          lang={tags[to]}
          data-language={to}
          aria-description={to === 'fr' ? 'Français' : 'English'}
          aria-current={to === language ? 'true' : undefined}
        >
          {to.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

/** In templates, which show nothing: the page needs neither code nor network to draw a storefront. */
const Drawings = () => (
  <>
    {layouts.map((layout) => (
      <template key={layout} data-drawing={layout}>
        <LayoutPicture layout={layout} airy />
      </template>
    ))}
    <template data-drawing="none">
      <VacantLot />
    </template>
    {[...Object.keys(skyMessages.en), null].map((condition) => (
      <template key={condition} data-drawing={`sky-${condition ?? 'none'}`}>
        <WeatherSign condition={condition} />
      </template>
    ))}
  </>
);
