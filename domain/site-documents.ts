import { isPersonal } from './personal-paths.ts';

/** Pages whose policy differs from all others: the card form, the e-mails shown in frames, the phone's service worker. */
const policies = ['payment', 'admin', 'crew'] as const;
export type PagePolicy = (typeof policies)[number] | 'page';

/** Whose policy the page at a path (without its language) has. */
export const policyOf = (path: string): PagePolicy => policies.find((name) => name === path.split('/')[1]) ?? 'page';

/** How one person's link ends, instead of carrying it in the query. */
const withSecret = /^\/(cancel-booking|certificate)\/[^/]+$/;

/**
 * Whether a URL carries the secret to one person's booking, accepted review or payment. Its document
 * sends no referrer to other sites, and is kept nowhere.
 */
export const carriesSecret = (path: string, query: string): boolean =>
  isPersonal(path)
    ? withSecret.test(path) || /[?&](key|token)=/.test(query)
    : path === '/calendar-booking' && /[?&](review|offer|token)=/.test(query);

type Place = { path: string; query: string };

/** Whether the page at a URL needs its own document when navigated to from another. */
export const needsOwnDocument = (next: Place, present: Place): boolean =>
  policyOf(next.path) !== policyOf(present.path) ||
  (carriesSecret(next.path, next.query) && !carriesSecret(present.path, present.query));
