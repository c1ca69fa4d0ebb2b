import type { ComponentType } from 'react';
import type { Tone } from './pages.tones.ts';

type PageModule = { default: ComponentType };
type Page = { load: () => Promise<PageModule>; tone: Tone };

/** The administration is one page with an address for each section. */
const admin = { load: () => import('./routes/admin.tsx'), tone: 'light' } as const;

/** Every page of the site by its path; titles stand in `pages.messages.ts`, descriptions in `prerender.messages.ts`. */
export const pages = {
  '/': { load: () => import('./routes/landing.tsx'), tone: 'night' },
  '/postal-code': { load: () => import('./routes/postal-code.tsx'), tone: 'light' },
  '/storefront-size': { load: () => import('./routes/storefront-size.tsx'), tone: 'light' },
  '/glass-coverage': { load: () => import('./routes/glass-coverage.tsx'), tone: 'light' },
  '/sentiment': { load: () => import('./routes/sentiment.tsx'), tone: 'light' },
  '/alignment-success': { load: () => import('./routes/alignment-success.tsx'), tone: 'light' },
  '/manual-review': { load: () => import('./routes/manual-review.tsx'), tone: 'light' },
  '/other-companies': { load: () => import('./routes/other-companies.tsx'), tone: 'light' },
  '/calendar-booking': { load: () => import('./routes/calendar-booking.tsx'), tone: 'light' },
  '/payment': { load: () => import('./routes/payment.tsx'), tone: 'light' },
  '/payment-complete': { load: () => import('./routes/payment-complete.tsx'), tone: 'light' },
  '/confirmation': { load: () => import('./routes/confirmation.tsx'), tone: 'night' },
  '/what-is-this': { load: () => import('./routes/what-is-this.tsx'), tone: 'light' },
  '/contact': { load: () => import('./routes/contact.tsx'), tone: 'light' },
  '/faq': { load: () => import('./routes/faq.tsx'), tone: 'light' },
  '/privacy': { load: () => import('./routes/privacy.tsx'), tone: 'light' },
  '/terms': { load: () => import('./routes/terms.tsx'), tone: 'light' },
  '/cancel-booking': { load: () => import('./routes/cancel-booking.tsx'), tone: 'light' },
  // Stands for every link of a confirmation e-mail; its token is read in the browser.
  '/cancel-booking/:token': { load: () => import('./routes/cancel-booking.tsx'), tone: 'light' },
  '/certificate': { load: () => import('./routes/certificate.tsx'), tone: 'light' },
  // Stands for every number of a certificate.
  '/certificate/:token': { load: () => import('./routes/certificate.tsx'), tone: 'light' },
  // Their tokens are in the query, which the prerendered page does not know.
  '/weather-response': { load: () => import('./routes/weather-response.tsx'), tone: 'light' },
  '/area-request': { load: () => import('./routes/area-request.tsx'), tone: 'light' },
  '/unsubscribe': { load: () => import('./routes/unsubscribe.tsx'), tone: 'light' },
  // Their content is asked for in the browser, by whoever is signed in.
  '/admin': admin,
  '/admin/new-booking': admin,
  '/admin/prices': admin,
  '/admin/schedule': admin,
  '/admin/areas': admin,
  '/admin/companies': admin,
  '/admin/letter': admin,
  '/admin/questions': admin,
  '/admin/messages': admin,
  '/admin/weather': admin,
  '/admin/integration': admin,
  '/admin/settings': admin,
  '/admin/clients': admin,
  '/admin/reviews': admin,
  '/admin/audit': admin,
  '/admin/access': admin,
  '/admin/invitation': admin,
  '/admin/figures': admin,
  '/admin/data': admin,
  '/admin/calendar': admin,
  '/404': { load: () => import('./routes/not-found.tsx'), tone: 'light' },
} satisfies Record<string, Page>;

export type PagePath = keyof typeof pages;

/** The file of a page's own code, as the build's manifest names it. */
export function sourceOf(path: PagePath): string {
  if (path === '/') return 'routes/landing.tsx';
  if (path === '/404') return 'routes/not-found.tsx';
  // What is below a page is the same page, asked for something of it.
  return `routes/${path.split('/')[1]}.tsx`;
}

/** The page at a path (without its language); unknown paths lead to '/404'. */
export function pageAt(path: string): PagePath {
  const general = path.replace(/^(\/cancel-booking|\/certificate)\/[^/]+$/, '$1/:token');
  return Object.hasOwn(pages, general) ? (general as PagePath) : '/404';
}

const loading = new Map<PagePath, Promise<PageModule>>();

/** Loads a page's code once. A failed attempt may be made again. */
export function loadPage(path: PagePath): Promise<PageModule> {
  const known = loading.get(path);
  if (known) return known;
  const page = pages[path].load();
  loading.set(path, page);
  page.catch(() => loading.delete(path));
  return page;
}
