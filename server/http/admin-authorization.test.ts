import { afterAll, describe, expect, it } from 'vitest';
import type { CallContract } from '#contract/call.ts';
import { type App, appOver } from '#tests/builders/admin.ts';
import { adminCalls as calls } from '#tests/builders/admin-calls.ts';
import { anAdministrator, cookiesAfter } from '#tests/builders/operator.ts';
import { openTestApp } from '#tests/builders/test-app.ts';

type Rule = 'door' | 'own' | 'leaving' | 'crew' | 'owner' | 'operator';

const nameOf = ({ method, path }: CallContract) => `${method} ${path}`;

/** Open to whoever stands at the door. */
const doors = [
  'POST /api/admin/sign-in',
  'POST /api/admin/sign-in/code',
  'POST /api/admin/sign-in/passkey',
  'POST /api/admin/sign-in/passkey/options',
  'POST /api/admin/invitation',
];
/** About nobody but who asks: open also before the second step is set up. */
const own = [
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
/** The same, for a crew too, which has nothing of its own but the way in and out. */
const leaving = ['GET /api/admin/session', 'POST /api/admin/sign-out'];
/** The visits of two days with their photographs: for whoever is signed in. */
const crew = [
  'GET /api/admin/crew/visits',
  'POST /api/admin/crew/visits/:order/reports',
  'POST /api/admin/crew/visits/:order/photos',
  'GET /api/admin/photos/:photo',
];
/** Refused to staff: money, settings, people, and whatever is exported or imported. */
const ownerOnly = [
  'POST /api/admin/bookings/:order/refunds',
  'POST /api/admin/refunds/:id/settle',
  'GET /api/admin/calendar/feed',
  'POST /api/admin/calendar/feed',
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
function ruleOf(call: CallContract): Rule {
  const name = nameOf(call);
  if (doors.includes(name)) return 'door';
  if (own.includes(name)) return 'own';
  if (leaving.includes(name)) return 'leaving';
  if (crew.includes(name)) return 'crew';
  return ownerOnly.includes(name) ? 'owner' : 'operator';
}

const everywhere = <T extends string | null>(refusal: T) =>
  ({ door: refusal, own: refusal, leaving: refusal, crew: refusal, owner: refusal, operator: refusal }) as Record<
    Rule,
    string | null
  >;

/** The refusal that each of them meets at a call of each rule; null where it is let in. */
const table = {
  'somebody signed out': { ...everywhere('SIGN_IN_NEEDED'), door: null },
  'somebody whose session is over': { ...everywhere('SIGN_IN_NEEDED'), door: null },
  'a crew': { ...everywhere('OFFICE_ONLY'), door: null, leaving: null, crew: null },
  'a crew without a second step, where money is real': {
    ...everywhere('OFFICE_ONLY'),
    door: null,
    leaving: null,
    crew: null,
  },
  staff: { ...everywhere(null), owner: 'OWNER_NEEDED' },
  'an owner without a second step, where money is real': {
    ...everywhere('SECOND_FACTOR_NEEDED'),
    door: null,
    own: null,
    leaving: null,
  },
  'staff without a second step, where money is real': {
    ...everywhere('SECOND_FACTOR_NEEDED'),
    door: null,
    own: null,
    leaving: null,
  },
  'an owner': everywhere(null),
} satisfies Record<string, Record<Rule, string | null>>;
type Who = keyof typeof table;

const testApp = await openTestApp();
const app = await appOver(testApp.deps);
const live = await appOver({ ...testApp.deps, requiresSecondFactor: true });
afterAll(async () => {
  await Promise.all([app.close(), live.close()]);
  await testApp.close();
});

const roleOf = (who: Who) => (who.startsWith('staff') ? 'staff' : who.includes('crew') ? 'crew' : 'owner');

/** The app, and a cookie of the one who asks there. */
async function enter(who: Who, name: string): Promise<{ at: App; cookie: string }> {
  if (who === 'somebody signed out') return { at: app, cookie: '' };
  const at = who.includes('real') ? live : app;
  const payload = await anAdministrator(testApp.deps, name, roleOf(who));
  const { headers } = await at.inject({ method: 'POST', url: '/api/admin/sign-in', payload });
  const cookie = cookiesAfter([headers['set-cookie'] ?? []].flat());
  if (who.includes('over')) {
    await testApp.pool.query(
      `update administrator_sessions set expires_at = now() - interval '1 second'
       where user_id = (select id from administrators where email = $1)`,
      [payload.email],
    );
  }
  return { at, cookie };
}

describe('every call of the administration', () => {
  it('is of one rule, and no rule names a call that is not there', () => {
    const named = [...doors, ...own, ...leaving, ...crew, ...ownerOnly];
    expect(calls.length).toBeGreaterThan(20);
    expect(named.filter((name) => !calls.map(nameOf).includes(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(calls.filter(({ path }) => !path.startsWith('/api/admin/')).map(nameOf)).toEqual([]);
  });

  for (const [index, who] of (Object.keys(table) as Who[]).entries()) {
    it(`lets in ${who} where the table says so, and nowhere else`, async () => {
      const { at, cookie } = await enter(who, `walker-${index}`);
      // Whoever signs out is signed out, so that comes last.
      const walk = calls.toSorted((a, b) => Number(a.path.endsWith('sign-out')) - Number(b.path.endsWith('sign-out')));
      const refusals = new Set(['SIGN_IN_NEEDED', 'SECOND_FACTOR_NEEDED', 'OWNER_NEEDED', 'OFFICE_ONLY']);
      const met: Record<string, string | null> = {};
      for (const { method, path } of walk) {
        const url = path.replaceAll(/:\w+/g, 'x');
        const { body, statusCode } = await at.inject({ method, url, headers: { cookie } });
        expect([`${method} ${path}`, statusCode]).not.toEqual([`${method} ${path}`, 500]);
        const code = /"code":"(\w+)"/.exec(body)?.[1] ?? '';
        met[`${method} ${path}`] = refusals.has(code) ? code : null;
      }
      expect(met).toEqual(Object.fromEntries(walk.map((call) => [nameOf(call), table[who][ruleOf(call)]])));
    });
  }
});
