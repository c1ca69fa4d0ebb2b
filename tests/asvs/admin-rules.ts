import type { CallContract } from '#contract/call.ts';

/** What somebody has to be for a call of the administration. */
type Rule = 'door' | 'own' | 'crew' | 'owner' | 'operator';

export const nameOf = ({ method, path }: CallContract) => `${method} ${path}`;

/** Open to whoever stands at the door. */
export const doors = [
  'POST /api/admin/sign-in',
  'POST /api/admin/sign-in/code',
  'POST /api/admin/sign-in/passkey',
  'POST /api/admin/sign-in/passkey/options',
  'POST /api/admin/invitation',
];
/** About nobody but who asks: open also before the second step is set up, and to a crew. */
const own = [
  'GET /api/admin/session',
  'POST /api/admin/sign-out',
  'GET /api/admin/sessions',
  'POST /api/admin/sessions/:id/end',
  'POST /api/admin/second-factor',
  'POST /api/admin/second-factor/confirm',
  'GET /api/admin/passkeys',
  'POST /api/admin/passkeys',
  'POST /api/admin/passkeys/options',
  'POST /api/admin/passkeys/:id/remove',
  'POST /api/admin/password',
];
/** The visits of two days with their photographs: for whoever is signed in. */
const crew = [
  'GET /api/admin/crew/visits',
  'POST /api/admin/crew/visits/:order/reports',
  'POST /api/admin/crew/visits/:order/photos',
  'GET /api/admin/photos/:photo',
];
/** Refused to staff: money, settings, people, and whatever is exported or imported. */
const ownerOnly = [
  'GET /api/admin/accountant/months',
  'GET /api/admin/accountant/months/:month.zip',
  'POST /api/admin/accountant/months',
  'GET /api/admin/season',
  'GET /api/admin/season.csv',
  'GET /api/admin/sources',
  'PUT /api/admin/sources/:code',
  'POST /api/admin/sources/:code/archive',
  'POST /api/admin/bookings/:order/charges',
  'POST /api/admin/bookings/:order/refunds',
  'POST /api/admin/refunds/:id/settle',
  'GET /api/admin/calendar/feed',
  'POST /api/admin/calendar/feed',
  'GET /api/admin/calendar/crews/check',
  'POST /api/admin/calendar/holidays/keep',
  'GET /api/admin/figures',
  'GET /api/admin/figures.csv',
  'GET /api/admin/taxes',
  'GET /api/admin/taxes.csv',
  'GET /api/admin/integration-status',
  'POST /api/admin/sync-pending-bookings',
  'GET /api/admin/unsynced-bookings',
  'POST /api/admin/bookings/:order/sync',
  'GET /api/admin/check',
  'POST /api/admin/check',
  'GET /api/admin/doctor',
  'GET /api/admin/settings',
  'POST /api/admin/settings',
  'POST /api/admin/settings/blocked-areas',
  'POST /api/admin/settings/invitation-codes',
  'GET /api/admin/proofs',
  'GET /api/admin/proofs/:kind',
  'PUT /api/admin/proofs/:kind',
  'POST /api/admin/proofs/:kind/remove',
  'POST /api/admin/weather/limits-effect',
  'GET /api/admin/prices',
  'POST /api/admin/prices',
  'POST /api/admin/prices/:id/withdraw',
  'GET /api/admin/schedule',
  'POST /api/admin/schedule',
  'POST /api/admin/schedule/:id/withdraw',
  'POST /api/admin/schedule/check',
  'GET /api/admin/areas',
  'POST /api/admin/areas',
  'POST /api/admin/areas/:id/withdraw',
  'GET /api/admin/webhooks',
  'POST /api/admin/webhooks',
  'PUT /api/admin/webhooks/:id',
  'POST /api/admin/webhooks/:id/remove',
  'POST /api/admin/webhooks/:id/rotate',
  'POST /api/admin/webhooks/:id/trial',
  'POST /api/admin/webhooks/deliveries/:id/again',
  'GET /api/admin/companies',
  'POST /api/admin/companies',
  'POST /api/admin/companies/:id/withdraw',
  'GET /api/admin/texts/:set',
  'POST /api/admin/texts/:set',
  'POST /api/admin/texts/:set/:id/withdraw',
  'GET /api/admin/audit',
  'GET /api/admin/audit/check',
  'GET /api/admin/people',
  'POST /api/admin/people',
  'PUT /api/admin/people/:id',
  'POST /api/admin/people/:id/link',
  'POST /api/admin/people/:id/second-factor/reset',
  'GET /api/admin/export/:file',
  'POST /api/admin/import',
  'POST /api/admin/personal-data/export',
  'POST /api/admin/personal-data/erase',
];

/** Whatever is in none of the lists is for operators, both owner and staff. */
export function ruleOf(call: CallContract): Rule {
  const name = nameOf(call);
  if (doors.includes(name)) return 'door';
  if (own.includes(name)) return 'own';
  if (crew.includes(name)) return 'crew';
  return ownerOnly.includes(name) ? 'owner' : 'operator';
}

const everywhere = <T extends string | null>(refusal: T) =>
  ({ door: refusal, own: refusal, crew: refusal, owner: refusal, operator: refusal }) as Record<Rule, string | null>;

/** The refusal that each of them meets at a call of each rule; null where it is let in. */
export const table = {
  'somebody signed out': { ...everywhere('SIGN_IN_NEEDED'), door: null },
  'somebody whose session is over': { ...everywhere('SIGN_IN_NEEDED'), door: null },
  'a crew': { ...everywhere('OFFICE_ONLY'), door: null, own: null, crew: null },
  'a crew without a second step, where money is real': {
    ...everywhere('OFFICE_ONLY'),
    door: null,
    own: null,
    crew: null,
  },
  staff: { ...everywhere(null), owner: 'OWNER_NEEDED' },
  'an owner without a second step, where money is real': {
    ...everywhere('SECOND_FACTOR_NEEDED'),
    door: null,
    own: null,
  },
  'staff without a second step, where money is real': {
    ...everywhere('SECOND_FACTOR_NEEDED'),
    door: null,
    own: null,
  },
  'an owner': everywhere(null),
} satisfies Record<string, Record<Rule, string | null>>;
export type Who = keyof typeof table;

/** Every call that a list names. */
export const named = [...doors, ...own, ...crew, ...ownerOnly];
