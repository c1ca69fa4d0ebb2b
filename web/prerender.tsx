import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { questions } from '#business/faq.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import {
  companyPlaceholders,
  contactPlaceholders,
  letterPlaceholders,
  questionPlaceholders,
  termsPlaceholders,
} from '#domain/placeholders.ts';
import { questionCount } from '#domain/settings/text-words.ts';
import { localizedPath } from '#domain/site-path.ts';
import { titleOf } from '#web/state/title.ts';
import { allPages } from './all-pages.ts';
import { App } from './app.tsx';
import { messages as site } from './pages.messages.ts';
import type { Tone } from './pages.tones.ts';
import { loadPage, type PagePath, sourceOf, toneOf } from './pages.ts';
import { messages as admin } from './routes/admin/titles.messages.ts';
import { CrewPage, messages as crewWords } from './routes/crew/crew-page.tsx';
import { type Description, descriptionOf } from './seo/description.ts';
import { SiteContext } from './state/site.ts';

/** The title of every page, for building them all. */
export const titles = {
  en: { ...inLanguage(site, 'en'), ...inLanguage(admin, 'en') },
  fr: { ...inLanguage(site, 'fr'), ...inLanguage(admin, 'fr') },
};

export { allPages as paths, sourceOf };

export type Rendered = { body: string; heading: string; title: string; description: Description; tone: Tone };

/** What React writes where a part's code had not loaded yet. */
const leftOut = '<!--$!-->';
const tries = 100;
const pauseMs = 10;

/** The first render requests the late code; the page is the first one that has it all. */
async function drawn(page: ReactNode): Promise<string> {
  for (let tried = 0; tried < tries; tried++) {
    const html = renderToString(page);
    if (!html.includes(leftOut)) return html;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error('a part of the page could not be drawn');
}

/** A page as the server fills it for the browser. */
export async function render(path: PagePath, language: Language, site: { sandbox: boolean }): Promise<Rendered> {
  const { default: Page } = await loadPage(path);
  const body = await drawn(
    <StrictMode>
      <App
        first={{ path, Page }}
        site={{
          ...site,
          contactWords: contactPlaceholders(),
          letter: letterPlaceholders(),
          questions: questionPlaceholders(questionCount(questions)),
          terms: termsPlaceholders(),
          companies: companyPlaceholders(),
          prerendered: localizedPath(language, path),
        }}
      />
    </StrictMode>,
  );
  return {
    body,
    heading: titles[language][path],
    title: titleOf(titles[language][path]),
    description: descriptionOf(path, language),
    tone: toneOf(path),
  };
}

/** The crew's page, which is not a page of the site: its own script draws it. */
export const crewPath = '/crew';

export function renderCrew(language: Language, site: { sandbox: boolean }): Rendered {
  const { title, lede } = inLanguage(crewWords, language);
  const body = renderToStaticMarkup(
    <SiteContext value={{ ...site, prerendered: localizedPath(language, crewPath) }}>
      <CrewPage />
    </SiteContext>,
  );
  return { body, heading: title, title: titleOf(title), description: () => lede, tone: 'light' };
}
