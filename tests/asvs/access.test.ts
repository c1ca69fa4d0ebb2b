import { afterAll, describe, expect, it } from 'vitest';
import { appOver } from '#tests/builders/admin.ts';
import { adminCalls, siteCalls } from '#tests/builders/admin-calls.ts';
import { anAdministrator, cookiesAfter } from '#tests/builders/operator.ts';
import { openTestApp } from '#tests/builders/test-app.ts';
import { authenticatorCode } from '#tests/builders/totp.ts';

const testApp = await openTestApp();
// Passwords are kept here as they are in production.
const deps = { ...testApp.deps, passwords: undefined };
const app = await appOver({ ...deps, publicUrl: 'https://example.com' });
afterAll(async () => {
  await app.close();
  await testApp.close();
});

async function call(method: 'GET' | 'POST', path: string, payload?: object, cookie = '') {
  const url = `/api/admin/${path}`;
  const { statusCode, body, headers } = await app.inject({
    method,
    url,
    headers: { cookie },
    ...(payload && { payload }),
  });
  const set = [headers['set-cookie'] ?? []].flat();
  return { status: statusCode, body: body === '' ? null : JSON.parse(body), set, cookie: cookiesAfter(set, cookie) };
}

const signIn = (email: string, password: string) => call('POST', 'sign-in', { email, password });

/** Somebody signed in, and what changes their password. */
async function enter(name: string) {
  const { email, password } = await anAdministrator(deps, name);
  const entered = await signIn(email, password);
  const change = (next: string, current = password) =>
    call('POST', 'password', { current, password: next }, entered.cookie);
  return { email, password, change, ...entered };
}

const tokenOf = (set: readonly string[]) => set.find((one) => one.includes('session_token')) ?? '';

describe('a new database', () => {
  it('has nobody in it who could sign in, under whatever name', async () => {
    const { rows } = await testApp.pool.query('select email from administrators');
    expect(rows).toEqual([]);
    for (const name of ['admin', 'root', 'sa', 'operator', 'owner', 'test'])
      expect((await signIn(`${name}@example.com`, name)).status).toBe(401);
  });
});

describe('a password', () => {
  it('may be of any letters, spaces and signs, and is then needed to the last one', async () => {
    const who = await enter('long');
    const first = 'хрустальные окна 🪟 утром';
    const longest = `${'glass & brass; '.repeat(9).slice(0, 127)}z`;
    expect((await who.change(first)).status).toBe(204);
    expect((await signIn(who.email, first)).status).toBe(200);
    expect((await who.change(`${longest}x`, first)).status).toBe(400);
    expect((await who.change(longest, first)).status).toBe(204);
    for (const near of [longest.slice(0, -1), longest.slice(0, 72), longest.toUpperCase()])
      expect((await signIn(who.email, near)).status).toBe(401);
    expect((await signIn(who.email, longest)).status).toBe(200);
  }, 120_000);

  it('is stored as a salted scrypt hash of today’s strength and never twice the same', async () => {
    const { email } = await anAdministrator(deps, 'salt-one');
    await anAdministrator(deps, 'salt-two');
    const { rows } = await testApp.pool.query<{ password: string }>(
      `select password from administrator_accounts join administrators on user_id = administrators.id
       where email in ($1, 'salt-two@example.com')`,
      [email],
    );
    const [one, two] = rows.map(({ password }) => password.split(':'));
    expect(rows.length).toBe(2);
    expect(one?.[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(one?.[1]).toMatch(/^[0-9a-f]{128}$/);
    expect(one).not.toEqual(two);
  });
});

describe('a session', () => {
  it('has a token of its own at each sign-in, of more than 128 random bits, that is in the cookie alone', async () => {
    const { email, password } = await anAdministrator(deps, 'tokens');
    const signIns = [await signIn(email, password), await signIn(email, password), await signIn(email, password)];
    const tokens = signIns.map(({ set }) => decodeURIComponent(tokenOf(set).split('=')[1]?.split('.')[0] ?? ''));
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9]{32,}$/); // 62 letters: 190 bits
    for (const [index, { body }] of signIns.entries()) expect(JSON.stringify(body)).not.toContain(tokens[index]);
  });

  it('is not one that the browser brought along', async () => {
    const { email, password } = await anAdministrator(deps, 'fixed');
    const planted = '__Host-administration.session_token=planted-by-somebody.signature';
    const entered = await call('POST', 'sign-in', { email, password }, planted);
    expect(tokenOf(entered.set)).not.toContain('planted');
    expect((await call('GET', 'session', undefined, planted)).status).toBe(401);
  });

  it('has a cookie that travels under TLS alone, to no other site, and that no script reads', async () => {
    const { set } = await enter('cookie');
    expect(set.length).toBeGreaterThan(0);
    for (const cookie of set) {
      expect(cookie).toMatch(/^__Host-/);
      expect(cookie).toMatch(/; Path=\/(;|$)/);
      expect(cookie).not.toMatch(/; Domain=/i);
      expect(cookie).toMatch(/; Secure/i);
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=Strict/i);
    }
  });

  it('is over after twelve hours, whatever its cookie says', async () => {
    const { email, cookie, set } = await enter('twelve');
    const { rows } = await testApp.pool.query<{ hours: number }>(
      `select extract(epoch from expires_at - administrator_sessions.created_at) / 3600 as hours from administrator_sessions
       join administrators on user_id = administrators.id where email = $1`,
      [email],
    );
    expect(Math.round(Number(rows[0]?.hours))).toBe(12);
    expect(tokenOf(set)).toMatch(/Max-Age=43200/i);
    await testApp.pool.query(`update administrator_sessions set expires_at = now() - interval '1 second'`);
    expect((await call('GET', 'session', undefined, cookie)).status).toBe(401);
  });
});

describe('the second step', () => {
  it('is set up with a key and ten codes that are stored encrypted, and a key that was changed there opens nothing', async () => {
    const { email, password, cookie } = await enter('sealed');
    const begun = await call('POST', 'second-factor', { password }, cookie);
    const { uri, recoveryCodes } = begun.body;
    const key = new URL(uri).searchParams.get('secret') ?? '';
    expect(key.length).toBeGreaterThanOrEqual(26); // 128 bits and more
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[\w-]{11,}$/);
    const stored = await testApp.pool.query(
      `select secret, backup_codes from administrator_two_factors join administrators on user_id = administrators.id where email = $1`,
      [email],
    );
    const kept = JSON.stringify(stored.rows);
    expect(kept).not.toContain(key);
    for (const code of recoveryCodes) expect(kept).not.toContain(code);
    // One sign of the sealed key is another one.
    await testApp.pool.query(
      `update administrator_two_factors set secret = overlay(secret placing
         case when substr(secret, 60, 1) = '0' then '1' else '0' end from 60 for 1)`,
    );
    const tried = await call('POST', 'second-factor/confirm', { code: authenticatorCode(uri) }, cookie);
    expect(tried.status).not.toBe(204);
    expect((await call('GET', 'session', undefined, cookie)).body.secondFactor).toBe(false);
  });

  it('takes no code of two minutes ago', async () => {
    const { password, cookie } = await enter('stale-code');
    const { uri } = (await call('POST', 'second-factor', { password }, cookie)).body;
    const old = authenticatorCode(uri, Date.now() - 120_000);
    expect((await call('POST', 'second-factor/confirm', { code: old }, cookie)).body.code).toBe('NEW_CODE_WRONG');
    const now = authenticatorCode(uri);
    expect((await call('POST', 'second-factor/confirm', { code: now }, cookie)).status).toBe(204);
  });
});

it('reading changes nothing, whoever asks and whatever is asked', async () => {
  const { cookie } = await enter('reader');
  const { rows: tables } = await testApp.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
     and table_name <> 'administrator_sessions'`,
  );
  const everything = async () => {
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await testApp.pool.query(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
      );
      found[name] = rows[0]?.sum;
    }
    return found;
  };
  const before = await everything();
  const reading = [...siteCalls, ...adminCalls].filter(({ method }) => method === 'GET');
  expect(reading.length).toBeGreaterThan(20);
  for (const { path } of reading) {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode } = await app.inject({ method, url: path.replaceAll(/:\w+/g, 'x'), headers: { cookie } });
      expect([method, path, statusCode]).not.toEqual([method, path, 500]);
    }
  }
  expect(await everything()).toEqual(before);
}, 60_000);
