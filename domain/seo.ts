import { placeholder } from './placeholders.ts';

/** The site's own origin in what is built. An origin has no sign that markup or JSON escapes. */
export const builtOrigin = placeholder('origin');

/** The pages worth finding. The steps after the first depend on earlier answers and lead nowhere from a search. */
export const listedPaths = ['/', '/what-is-this', '/faq', '/contact', '/postal-code'] as const;
export type ListedPath = (typeof listedPaths)[number];

export const isListed = (path: string): path is ListedPath => (listedPaths as readonly string[]).includes(path);

/** Pages about one booking or one request, pages that act when they are opened, and the operator's. */
export const personalPaths = [
  '/payment',
  '/payment-complete',
  '/confirmation',
  '/cancel-booking',
  '/weather-response',
  '/area-request',
  '/admin',
] as const;

/** Whether a page (its path without the language) may be neither listed nor kept in a cache. */
export const isPersonal = (path: string): boolean =>
  personalPaths.some((personal) => path === personal || path.startsWith(`${personal}/`));
