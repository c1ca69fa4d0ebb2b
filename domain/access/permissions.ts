import type { OperatorRole } from './roles.ts';

type Rule = {
  roles: readonly OperatorRole[];
  /** The sign-in is at most 15 minutes old, or the password is given again. */
  recentSignIn?: true;
  /** Also while the second step still has to be set up. */
  beforeSecondStep?: true;
};

const byOwner: Rule = { roles: ['owner'] };
const byOwnerAnew: Rule = { roles: ['owner'], recentSignIn: true };
const byOffice: Rule = { roles: ['owner', 'staff'] };
const byOfficeAnew: Rule = { roles: ['owner', 'staff'], recentSignIn: true };
const byEverybody: Rule = { roles: ['owner', 'staff', 'crew'] };

/** Who may do what in the administration: routes name an action, pages ask for it, and `docs/security.md` shows the list. */
export const access = {
  /** One's own sessions and second step. */
  account: { ...byEverybody, beforeSecondStep: true },
  passkey: { ...byEverybody, beforeSecondStep: true, recentSignIn: true },
  /** Today's and tomorrow's visits, their photos and what is reported of them. */
  visits: byEverybody,
  /** Everything without a more specific action: bookings, clients, calendar, messages, reviews. */
  office: byOffice,
  /** A booking against cash or an invoice. */
  'booking.paid-elsewhere': byOfficeAnew,
  'booking.own-price': byOwnerAnew,
  'booking.any-day': byOwner,
  refund: byOwnerAnew,
  accounts: byOwner,
  accounting: byOwner,
  reports: byOwner,
  transfer: byOwner,
  settings: byOwner,
  prices: byOwner,
  schedule: byOwner,
  areas: byOwner,
  companies: byOwner,
  texts: byOwner,
  people: byOwnerAnew,
  'personal-data.export': byOwner,
  'personal-data.erase': byOwnerAnew,
  webhooks: byOwner,
  audit: byOwner,
  doctor: byOwner,
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof access;

export const ruleOf = (action: Action): Rule => access[action];

export const may = ({ role }: { role: OperatorRole }, action: Action): boolean => ruleOf(action).roles.includes(role);
