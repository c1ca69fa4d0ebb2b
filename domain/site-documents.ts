import { isPersonal } from './personal-paths.ts';

/** Pages whose policy differs from that of all others: the card form, the mails shown in frames, the worker of a phone. */
const policies = ['payment', 'admin', 'crew'] as const;
export type PagePolicy = (typeof policies)[number] | 'page';

/** Whose policy the page at a path (without its language) has. */
export const policyOf = (path: string): PagePolicy => policies.find((name) => name === path.split('/')[1]) ?? 'page';

/** What one person's link ends with, instead of having it in the query. */
const withSecret = /^\/(cancel-booking|certificate)\/[^/]+$/;

/**
 * Whether an address carries what opens one person's booking, their accepted review, or their payment. Its document
 * tells no other site where it was, and is kept nowhere.
 */
export const carriesSecret = (path: string, query: string): boolean =>
  isPersonal(path)
    ? withSecret.test(path) || /[?&](key|token)=/.test(query)
    : path === '/calendar-booking' && /[?&](review|offer|token)=/.test(query);

type Place = { path: string; query: string };

/** Whether what is shown at an address needs a document of its own when it is asked for from another. */
export const needsOwnDocument = (next: Place, present: Place): boolean =>
  policyOf(next.path) !== policyOf(present.path) ||
  (carriesSecret(next.path, next.query) && !carriesSecret(present.path, present.query));
