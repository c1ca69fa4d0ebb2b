import { escapeHtml } from '#domain/html.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { contactPlaceholders, either, placeholder } from '#domain/placeholders.ts';
import { localizedPath } from '#domain/site-path.ts';
import { messages as floorWords } from './floor/messages.ts';
import { grounds, type Tone } from './pages.tones.ts';
import type { Description } from './seo/description.ts';
import { iconLinks, seoData, seoHead } from './seo/head.ts';

export type Document = {
  language: Language;
  path: string;
  /** The page's own title, without the brand. */
  heading: string;
  title: string;
  description: Description;
  tone: Tone;
  sandbox: boolean;
  body: string;
  styles: readonly string[];
  fonts: readonly string[];
  /** The script that fetches the others once the page is painted. */
  start: string;
  /** The entry first, then what the page needs. */
  scripts: readonly string[];
  fallbacks: string;
  /** The script that shows a notice if `start` does not run. */
  notice: string;
};

/** What the operator has changed, for the script that takes the page over (web/state/public-settings.ts). */
const changedSettings = either('settings', `<meta name="settings" content="${placeholder('settings')}">`, '');

/** The terms that the page shows, for the script that takes it over (web/features/legal/terms-page.tsx). */
const shownTerms = (language: Language): string =>
  `<meta name="terms" lang="${language}" content="${placeholder(`terms.${language}`)}">`;

/** The notice, with the phone number, above a page that does not start. */
function startNotices(language: Language): string {
  const { phone, displayPhone } = contactPlaceholders()[language];
  const link = `<a class="underline" href="tel:${phone}">${displayPhone}</a>`;
  const { unstarted, scriptless } = inLanguage(floorWords, language);
  const look = 'class="page-x bg-ink-900 py-4 text-center text-ivory-50"';
  return [
    `<p id="unstarted" role="alert" ${look} hidden>${unstarted(link)}</p>`,
    `<noscript><p ${look}>${scriptless(link)}</p></noscript>`,
  ].join('');
}

/** A whole page. No inline script that runs and no inline style: the content security policy allows neither. */
export function documentHtml(page: Document): string {
  return [
    '<!doctype html>',
    `<html lang="${page.language}-CA"${page.sandbox ? ' data-sandbox' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description(contactPlaceholders()[page.language]))}">`,
    `<meta name="theme-color" content="${grounds[page.tone]}">`,
    '<meta name="format-detection" content="telephone=no">',
    ...page.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...page.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${page.start}" data-scripts="${page.scripts.join(' ')}" data-fallbacks="${page.fallbacks}"></script>`,
    `<script defer src="${page.notice}"></script>`,
    ...seoHead(page),
    ...iconLinks(page.language),
    ...(page.path === '/terms' ? [shownTerms(page.language)] : []),
    `${changedSettings}</head>`,
    `<body>${startNotices(page.language)}<div id="root" data-path="${localizedPath(page.language, page.path)}">${page.body}</div>${seoData(page)}</body>`,
    '</html>',
    '',
  ].join('\n');
}
