import { sharedPicture, sharePage } from '#contract/booking-links.ts';
import { escapeHtml } from '#domain/html.ts';
import type { Language } from '#domain/language.ts';
import type { SharedStorefront } from '#server/common/share-link.ts';
import { type KeptFile, variantOf } from './files.ts';

const words = { en: (name: string) => `${name}, by night`, fr: (name: string) => `${name}, la nuit` };

type Shared = SharedStorefront & { token: string; origin: string; path: string; language: Language };

/** The landing page as the link of a shared storefront: networks show its picture and its name, and search engines leave it out. */
export function asShared({ type, plain }: KeptFile, { name, token, origin, path, language }: Shared): KeptFile {
  const told: Readonly<Record<string, string>> = {
    'og:title': words[language](name),
    'og:url': `${origin}${sharePage(path, token)}`,
    'og:image': `${origin}${sharedPicture.replace(':file', `${token}.jpg`)}`,
    'og:image:alt': words[language](name),
  };
  const body = plain.body
    .toString()
    .replace(/<link rel="canonical"[^>]*>/, '<meta name="robots" content="noindex">')
    .replace(/(<meta property="([\w:]+)" content=")([^"]*)/g, (_, before: string, property: string, built: string) => {
      const content = told[property];
      return before + (content === undefined ? built : escapeHtml(content));
    });
  return { type, plain: variantOf(Buffer.from(body)), brotli: null };
}
