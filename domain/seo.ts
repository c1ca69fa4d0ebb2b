import type { Language } from './language.ts';

/** Placeholder in prerendered pages for the site's origin, which only the running server knows. */
export const builtOrigin = 'https://origin.invalid';

/** Pages to be indexed. Later steps of the funnel depend on earlier answers. */
export const listedPaths = ['/', '/what-is-this', '/faq', '/contact', '/postal-code'] as const;
export type ListedPath = (typeof listedPaths)[number];

export const isListed = (path: string): path is ListedPath => (listedPaths as readonly string[]).includes(path);

/** Pages of one booking or request, pages that act when opened, and the administration. */
export const personalPaths = [
  '/payment',
  '/payment-complete',
  '/confirmation',
  '/cancel-booking',
  '/weather-response',
  '/area-request',
  '/admin',
] as const;

/** Whether a page (its path without the language) must be neither indexed nor cached. */
export const isPersonal = (path: string): boolean =>
  personalPaths.some((personal) => path === personal || path.startsWith(`${personal}/`));

/** The path of a page in a language: `/payment`, `/fr/payment`, `/fr`. */
export const localizedPath = (language: Language, path: string): string => {
  if (language === 'en') return path;
  return path === '/' ? '/fr' : `/fr${path}`;
};
