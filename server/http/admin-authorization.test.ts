import { afterAll, describe, expect, it } from 'vitest';
import { named, nameOf, ruleOf, table, type Who } from '#tests/asvs/admin-rules.ts';
import { type App, appOver } from '#tests/builders/admin.ts';
import { adminCalls as calls } from '#tests/builders/admin-calls.ts';
import { anAdministrator, cookiesAfter } from '#tests/builders/operator.ts';
import { openTestApp } from '#tests/builders/test-app.ts';

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
