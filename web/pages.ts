import type { ComponentType } from 'react';
import type { AdminPath } from './admin-paths.ts';
import type { Tone } from './pages.tones.ts';

type PageModule = { default: ComponentType };

/** Their links add something to the path. */
const cancellation = () => import('./routes/cancel-booking.tsx');
const certificate = () => import('./routes/certificate.tsx');
/** The administration is one page with an address for each section. */
const admin = () => import('./routes/admin.tsx');

/** Every page by its path, as its code is fetched; titles are in `pages.messages.ts`, descriptions in `prerender.messages.ts`. */
export const pages = {
  '/': () => import('./routes/landing.tsx'),
  '/postal-code': () => import('./routes/postal-code.tsx'),
  '/storefront-size': () => import('./routes/storefront-size.tsx'),
  '/glass-coverage': () => import('./routes/glass-coverage.tsx'),
  '/sentiment': () => import('./routes/sentiment.tsx'),
  '/alignment-success': () => import('./routes/alignment-success.tsx'),
  '/manual-review': () => import('./routes/manual-review.tsx'),
  '/other-companies': () => import('./routes/other-companies.tsx'),
  '/calendar-booking': () => import('./routes/calendar-booking.tsx'),
  '/payment': () => import('./routes/payment.tsx'),
  // Where a link leads that asks for more on a booking; under `/payment`, whose policy lets the card form in.
  '/payment/charge': () => import('./routes/links/charge.tsx'),
  '/payment-complete': () => import('./routes/payment-complete.tsx'),
  '/confirmation': () => import('./routes/confirmation.tsx'),
  '/what-is-this': () => import('./routes/what-is-this.tsx'),
  '/contact': () => import('./routes/contact.tsx'),
  '/faq': () => import('./routes/faq.tsx'),
  '/privacy': () => import('./routes/privacy.tsx'),
  '/terms': () => import('./routes/terms.tsx'),
  '/cancel-booking': cancellation,
  // Serves every link of a confirmation e-mail; its token is read in the browser.
  '/cancel-booking/:token': cancellation,
  '/certificate': certificate,
  // Serves every certificate number.
  '/certificate/:token': certificate,
  // Their tokens are in the query, which the prerendered page does not know.
  '/weather-response': () => import('./routes/weather-response.tsx'),
  '/area-request': () => import('./routes/area-request.tsx'),
  '/waiting-list': () => import('./routes/waiting-list.tsx'),
  '/quotes': () => import('./routes/links/quotes.tsx'),
  '/unsubscribe': () => import('./routes/unsubscribe.tsx'),
  '/address-change': () => import('./routes/address-change.tsx'),
  // Its content is fetched in the browser, by the person signed in; `admin-paths.ts` has the addresses of its sections.
  '/admin': admin,
  '/404': () => import('./routes/missing/not-found.tsx'),
} satisfies Record<string, () => Promise<PageModule>>;

export type PagePath = keyof typeof pages | AdminPath;

/** How a page is lit before anything of it is known. */
export const toneOf = (path: PagePath): Tone => (path === '/' || path === '/confirmation' ? 'night' : 'light');

/** The file of a page's own code, as the build's manifest names it. */
export function sourceOf(path: PagePath): string {
  if (path === '/') return 'routes/landing.tsx';
  if (path === '/404') return 'routes/missing/not-found.tsx';
  if (path === '/quotes') return 'routes/links/quotes.tsx';
  if (path === '/payment/charge') return 'routes/links/charge.tsx';
  // What is below a page is the same page, asked for something of it.
  return `routes/${path.split('/')[1]}.tsx`;
}

const isSection = (path: string): path is AdminPath => path.startsWith('/admin/');

/** The page at a path (without its language); unknown paths lead to '/404', or to the first section of the administration. */
export function pageAt(path: string): PagePath {
  const general = path.replace(/^(\/c[^/]+)\/[^/]+$/, '$1/:token');
  return Object.hasOwn(pages, general) || isSection(path) ? (general as PagePath) : '/404';
}

const loading = new Map<PagePath, Promise<PageModule>>();

/** Loads a page's code once. A failed attempt can be retried. */
export function loadPage(path: PagePath): Promise<PageModule> {
  const known = loading.get(path);
  if (known) return known;
  const page = isSection(path) ? admin() : pages[path]();
  loading.set(path, page);
  page.catch(() => loading.delete(path));
  return page;
}
