import { brand } from '#business/brand.ts';
import { escapeHtml } from '#domain/html.ts';
import { type Language, languages } from '#domain/language.ts';
import { isPersonal } from '#domain/personal-paths.ts';
import { contactPlaceholders, either } from '#domain/placeholders.ts';
import { builtOrigin } from '#domain/seo.ts';
import { localizedPath } from '#domain/site-path.ts';
import type { Description } from './description.ts';
import { messages } from './messages.ts';
import { structuredData } from './structured-data.ts';

/** JSON safe for a script element: nothing in it ends the element. */
export const escapedJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

export type FoundPage = {
  language: Language;
  path: string;
  /** The page's own title, without the brand. */
  heading: string;
  description: Description;
};

export const pictureSize = { width: 1200, height: 630 };

/** Whether search engines may list a page. Steps of the funnel may be listed; they are just not worth a place in the map. */
const mayBeListed = (path: string): boolean => path !== '/404' && !isPersonal(path);

const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escapeHtml(String(content))}">`;

/** What search engines and shared links read of a page: its canonical URL, its translations, its picture; or to leave it out. */
export function seoHead({ language, path, heading, description }: FoundPage): string[] {
  if (!mayBeListed(path)) return ['<meta name="robots" content="noindex">'];
  const own = builtOrigin + localizedPath(language, path);
  const twins = languages.map((one) => [one, builtOrigin + localizedPath(one, path)] as const);
  const picture = `${builtOrigin}/social.${language}.jpg`;
  return [
    `<link rel="canonical" href="${own}">`,
    // A URL without a language answers in its reader's preferred one.
    ...[...twins, ['x-default', builtOrigin + path] as const].map(
      ([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${href}">`,
    ),
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:title', heading),
    property('og:description', description(contactPlaceholders()[language])),
    property('og:url', own),
    property('og:locale', `${language}_${brand.country}`),
    ...languages
      .filter((one) => one !== language)
      .map((one) => property('og:locale:alternate', `${one}_${brand.country}`)),
    property('og:image', picture),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', pictureSize.width),
    property('og:image:height', pictureSize.height),
    property('og:image:alt', messages.picture[language]),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** The icons and the manifest, the same on every page of a language. */
export const iconLinks = (language: Language): string[] => [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  `<link rel="manifest" href="/manifest.${language}.webmanifest">`,
];

/** Schema.org's account, as data that no browser runs; empty for pages that are not worth finding. */
export function seoData({ language, path, heading, description }: FoundPage): string {
  const data = (platinumOffered: boolean): string => {
    const graph = structuredData({ language, path, title: heading, description, platinumOffered });
    return graph === null ? '' : `<script type="application/ld+json">${escapedJson(graph)}</script>`;
  };
  return either('platinumOffered', data(true), data(false));
}
