import { brand } from '#business/brand.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { localizedPath } from '#domain/site-path.ts';
import { messages } from './messages.ts';

/** The address of the site's first page, counted for a source. */
export const linkFrom = (origin: string, code: string, language: Language): string =>
  `${origin}${localizedPath(language, '/')}?s=${code}`;

/** A button for any site: a link and nothing else, so that nobody's browser tells us of the page that it stands on. */
export function buttonFrom(origin: string, code: string, language: Language): string {
  const { book } = inLanguage(messages, language);
  const style = 'display:inline-block;padding:14px 28px;background:#14181c;color:#fff;font:500 16px/20px sans-serif;';
  return `<a href="${linkFrom(origin, code, language)}" hreflang="${language}" style="${style}text-decoration:none">${book(brand.name)}</a>`;
}
