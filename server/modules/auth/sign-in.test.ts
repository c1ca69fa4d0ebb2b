import { Writable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { accountHash } from '#server/common/secrets.ts';
import { logging } from '#server/http/logging.ts';
import { appOver } from '#tests/builders/admin.ts';
import { adminCalls } from '#tests/builders/admin-calls.ts';
import { anAdministrator, cookiesAfter } from '#tests/builders/operator.ts';
import { book, countRows, later, openTestApp } from '#tests/builders/test-app.ts';
import { authenticatorCode } from '#tests/builders/totp.ts';
import { registerAttempt, signInCounters } from './attempts.ts';

const testApp = await openTestApp();
const app = await appOver(testApp.deps);
const live = await appOver({ ...testApp.deps, requiresSecondFactor: true });
afterAll(async () => {
  await Promise.all([app.close(), live.close()]);
  await testApp.close();
});

async function call(method: 'GET' | 'POST', url: string, cookie = '', payload?: object, on = app, from = '192.0.2.1') {
  const request = { method, url, headers: { cookie }, remoteAddress: from };
  const response = await on.inject({ ...request, ...(payload && { payload }) });
  const set = [response.headers['set-cookie'] ?? []].flat();
  const { statusCode: status, body, headers } = response;
  return { status, body: body === '' ? null : JSON.parse(body), headers, set, cookie: cookiesAfter(set, cookie) };
}

const signIn = (who: { email: string; password: string }, on = app) => call('POST', '/api/admin/sign-in', '', who, on);

/** Turns the second step on, as the page does. */
async function enrol(cookie: string, password: string) {
  const begun = await call('POST', '/api/admin/second-factor', cookie, { password });
  const code = authenticatorCode(begun.body.uri);
  const done = await call('POST', '/api/admin/second-factor/confirm', cookie, { code });
  return { ...begun.body, code, status: done.status, cookie: done.cookie };
}

describe('signed out', () => {
  const doors = ['sign-in', 'sign-in/code', 'sign-in/passkey', 'sign-in/passkey/options', 'invitation'];
  const calls = adminCalls.filter(({ path }) => !doors.some((door) => path === `/api/admin/${door}`));

  it('every call of the administration gives nothing away, whatever is sent to it', async () => {
    expect(calls.length).toBeGreaterThanOrEqual(11);
    const { orderNo } = await book(testApp, { booking: { appointmentDate: '2025-10-13' } });
    for (const { method, path } of [
      ...calls,
      { method: 'DELETE', path: '/api/admin/bookings' },
      { method: 'GET', path: '/api/admin/x' },
    ]) {
      for (const cookie of ['', 'administration.session_token=made-up.signature']) {
        const url = path.replace(':order', orderNo).replace(':id', 'x');
        const { statusCode, body, headers } = await app.inject({
          method: method as 'GET',
          url,
          headers: { cookie },
          ...(method === 'POST' && { payload: { wrong: true } }),
        });
        expect([method, path, statusCode, JSON.parse(body)]).toEqual([
          method,
          path,
          401,
          { error: 'Please sign in.', code: 'SIGN_IN_NEEDED' },
        ]);
        expect(headers['cache-control']).toBe('no-store');
      }
    }
  });

  it('no page of another site can sign anybody in', async () => {
    const headers = { origin: 'https://example.org' };
    const answer = await app.inject({ method: 'POST', url: '/api/admin/sign-in', headers, payload: {} });
    expect(answer.statusCode).toBe(403);
  });
});

describe('signing in', () => {
  it('opens a session whose cookie no script and no other site sees', async () => {
    const who = await anAdministrator(testApp.deps, 'door');
    const { status, set, cookie } = await signIn(who);
    expect(status).toBe(200);
    expect(set.join()).toMatch(/HttpOnly.*SameSite=Strict/i);
    expect(await call('GET', '/api/admin/session', cookie)).toMatchObject({
      status: 200,
      body: { email: who.email, role: 'owner', secondFactor: false, secondFactorNeeded: false },
    });
  });

  it('says the same of a wrong password and of an e-mail that nobody has', async () => {
    const { email } = await anAdministrator(testApp.deps, 'same');
    const wrong = await signIn({ email, password: 'not this one' });
    const nobody = await signIn({ email: 'nobody@example.com', password: 'not this one' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'SIGN_IN_WRONG']);
    expect([nobody.status, nobody.body, nobody.set]).toEqual([wrong.status, wrong.body, wrong.set]);
  });

  it('is locked after wrong tries, longer each time, and opens again by itself', async () => {
    const who = await anAdministrator(testApp.deps, 'lock');
    const wrong = { ...who, password: 'not this one' };
    for (let attempt = 1; attempt <= 5; attempt++) expect((await signIn(wrong)).status).toBe(401);
    const locked = await signIn(who);
    expect([locked.status, locked.body.code, locked.headers['retry-after']]).toEqual([429, 'SIGN_IN_LOCKED', '60']);
    const told = `topic = 'mail.access-changed' and recipient = '${who.email}' and detail ->> 'change' = 'locked'`;
    expect(await countRows(testApp, 'outbox', told)).toBe(1);
    later(testApp, 1);
    expect((await signIn(wrong)).status).toBe(401);
    expect((await signIn(who)).headers['retry-after']).toBe('120');
    expect(await countRows(testApp, 'outbox', told), 'once a day').toBe(1);
    later(testApp, 2);
    expect((await signIn(who)).status).toBe(200);
    expect((await signIn(wrong)).status).toBe(401);
    expect((await signIn(who)).status).toBe(200);
  });

  it('lets no more guesses through at once than one after the other', async () => {
    const { email } = await anAdministrator(testApp.deps, 'burst');
    const guesses = Array.from({ length: 20 }, (_, index) => signIn({ email, password: `guess ${index}` }));
    const refused = (await Promise.all(guesses)).map(({ status }) => status);
    expect(refused.filter((status) => status === 401).length).toBe(5);
    expect(refused.filter((status) => status === 429).length).toBe(15);
  });

  it('is open to the owner while strangers guess from many networks: from a new device once, from a known one as ever', async () => {
    const who = await anAdministrator(testApp.deps, 'besieged');
    const door = (password: string, from: string, cookie = '') =>
      call('POST', '/api/admin/sign-in', cookie, { email: who.email, password }, app, from);
    const { cookie } = await door(who.password, '192.0.2.1');
    const guess = (network: string) =>
      registerAttempt(testApp.deps, signInCounters(who.email, { device: null, network }), { account: 'besieged' });
    for (let tries = 1; tries <= 5; tries++) await guess('198.51.100.0/24');
    expect((await door('not this one', '198.51.100.1')).status).toBe(429);
    expect((await door(who.password, '203.0.113.1')).status).toBe(200);

    const strangers = (from: number) => Array.from({ length: 60 }, (_, network) => guess(`10.${from}.${network}.0/24`));
    await Promise.all(strangers(1));
    await Promise.all(strangers(1));
    expect((await door('not this one', '192.0.2.9')).status).toBe(401);
    expect((await door(who.password, '192.0.2.77')).body.code).toBe('SIGN_IN_LOCKED');
    expect((await door(who.password, '198.51.100.1', cookie)).status).toBe(200);
    await Promise.all(strangers(2));
    expect((await door(who.password, '203.0.113.2')).status).toBe(200);
  });

  it('counts all of an IPv6 line as one network: sixty-four thousand of its parts have five guesses together', async () => {
    const who = await anAdministrator(testApp.deps, 'line');
    const statuses = [];
    for (let part = 1; part <= 8; part++) {
      const from = `2001:db8:77:${part}::1`;
      statuses.push((await call('POST', '/api/admin/sign-in', '', { ...who, password: 'wrong' }, app, from)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await call('POST', '/api/admin/sign-in', '', who, app, '2001:db8:78::1')).status).toBe(200);
  });

  it('gives a known device no more guesses, and knows it for one account alone', async () => {
    const who = await anAdministrator(testApp.deps, 'known');
    const other = await anAdministrator(testApp.deps, 'other');
    const { cookie } = await signIn(who);
    const guess = (email: string) =>
      call('POST', '/api/admin/sign-in', cookie, { email, password: 'not this one' }).then(({ status }) => status);
    for (const { email } of [who, other]) {
      const statuses = [];
      for (let tries = 1; tries <= 6; tries++) statuses.push(await guess(email));
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    }
    expect((await signIn(other)).status).toBe(429);
    const device = /device=[^;]+/.exec(cookie)?.[0] ?? '';
    expect((await call('POST', '/api/admin/sign-in', `${device}x`, other)).status).toBe(429);
  });

  it('makes a device known with a cookie that no script and no other site sees', async () => {
    const who = await anAdministrator(testApp.deps, 'cookie');
    const device = (await signIn(who)).set.find((one) => one.startsWith('device='));
    expect(device).toMatch(/Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/i);
    const wrong = await signIn({ ...who, password: 'not this one' });
    expect(wrong.set).toEqual([]);
  });
});

describe('a refusal', () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const options = logging({ production: true });

  it('leaves a warning with its code, the network and a hash of the account, and nothing of the person', async () => {
    const logged = await appOver(testApp.deps, {
      logger: typeof options === 'object' ? { ...options, stream } : false,
    });
    const staff = await anAdministrator(testApp.deps, 'canary', 'staff');
    const { cookie } = await signIn(staff);
    const ask = (method: 'GET' | 'POST', path: string, sent = '', payload?: object) =>
      call(method, `/api/admin/${path}`, sent, payload, logged, '203.0.113.77');
    for (let tries = 1; tries <= 6; tries++)
      await ask('POST', 'sign-in', '', { ...staff, password: 'canary-password' });
    await ask('POST', 'second-factor', cookie, { password: 'canary-password' });
    await ask('POST', 'sign-in/code', '', { code: '987654' });
    const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
    await ask('POST', 'sign-in/passkey', '', { passkey: { id: 'x', rawId: 'x', type: 'public-key', response } });
    await ask('GET', 'people', cookie);
    await logged.close();

    const warnings = lines.filter(({ level }) => level === 40);
    const account = accountHash(testApp.deps.appSecret, staff.email);
    const own = { network: '203.0.113.0/24', account };
    const { network } = own;
    expect(warnings).toMatchObject([
      ...Array(5).fill({ code: 'SIGN_IN_WRONG', route: '/api/admin/sign-in', ...own }),
      { code: 'SIGN_IN_LOCKED', route: '/api/admin/sign-in', ...own },
      { code: 'PASSWORD_WRONG', route: '/api/admin/second-factor', ...own },
      { code: 'CODE_WRONG', route: '/api/admin/sign-in/code', network },
      { code: 'PASSKEY_WRONG', route: '/api/admin/sign-in/passkey', network },
      { code: 'OWNER_NEEDED', route: '/api/admin/people', ...own },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/canary|203\.0\.113\.77|987654/);
    const { rows } = await testApp.pool.query(`select action, after from audit_log where subject = $1`, [account]);
    expect(rows).toEqual([{ action: 'sign-in.locked', after: { failures: 5, minutes: 1 } }]);
  });
});

describe('the second step', () => {
  it('asks for a code, takes each once, and takes a recovery code in its place', async () => {
    const who = await anAdministrator(testApp.deps, 'second');
    const first = await signIn(who);
    const other = await signIn(who);
    const { uri, recoveryCodes, code, status, cookie } = await enrol(first.cookie, who.password);
    expect(status).toBe(204);
    expect((await call('GET', '/api/admin/session', cookie)).body.secondFactor).toBe(true);
    // A session that never passed the second step is over.
    expect((await call('GET', '/api/admin/session', other.cookie)).status).toBe(401);

    // The code that turned the second step on has opened this session already.
    const seen = await signIn(who);
    expect((await call('POST', '/api/admin/sign-in/code', seen.cookie, { code })).body.code).toBe('CODE_WRONG');
    const half = await signIn(who);
    expect(half.body).toEqual({ secondFactor: true });
    expect((await call('GET', '/api/admin/bookings', half.cookie)).status).toBe(401);
    expect((await call('POST', '/api/admin/sign-in/code', half.cookie, { code: '000000' })).body.code).toBe(
      'CODE_WRONG',
    );
    const next = authenticatorCode(uri, Date.now() + 30_000);
    const whole = await call('POST', '/api/admin/sign-in/code', half.cookie, { code: next });
    expect(whole.status).toBe(204);
    expect((await call('GET', '/api/admin/bookings', whole.cookie)).status).toBe(200);

    const again = await signIn(who);
    expect((await call('POST', '/api/admin/sign-in/code', again.cookie, { code: next })).status).toBe(401);
    const lost = await signIn(who);
    const [recovery] = recoveryCodes;
    const saved = await call('POST', '/api/admin/sign-in/code', lost.cookie, { code: recovery });
    expect(saved.status).toBe(204);
    const twice = await signIn(who);
    expect((await call('POST', '/api/admin/sign-in/code', twice.cookie, { code: recovery })).status).toBe(401);
  });

  it('is needed of owners and staff before anything else opens, once money is real', async () => {
    for (const role of ['owner', 'staff'] as const) {
      const who = await anAdministrator(testApp.deps, `needed-${role}`, role);
      const half = await signIn(who, live);
      const read = (path: string, cookie: string) => call('GET', `/api/admin/${path}`, cookie, undefined, live);
      expect((await read('bookings', half.cookie)).body.code).toBe('SECOND_FACTOR_NEEDED');
      expect((await read('session', half.cookie)).body.secondFactorNeeded).toBe(true);
      const { cookie } = await enrol(half.cookie, who.password);
      expect((await read('bookings', cookie)).status).toBe(200);
    }
  });

  it('is set up by nobody who does not know the password', async () => {
    const who = await anAdministrator(testApp.deps, 'guard');
    const { cookie } = await signIn(who);
    const answer = await call('POST', '/api/admin/second-factor', cookie, { password: 'not this one' });
    expect([answer.status, answer.body.code]).toEqual([422, 'PASSWORD_WRONG']);
  });

  it('is no place to guess the password: wrong ones lock the session as they lock the door', async () => {
    const who = await anAdministrator(testApp.deps, 'guesser');
    const { cookie } = await signIn(who);
    const guess = (password: string) => call('POST', '/api/admin/second-factor', cookie, { password });
    for (let tries = 1; tries <= 5; tries++) expect((await guess('not this one')).body.code).toBe('PASSWORD_WRONG');
    expect((await guess(who.password)).body.code).toBe('SIGN_IN_LOCKED');
    // The lock is this session's: nobody is kept out at the door, nor in another session.
    const elsewhere = await signIn(who);
    const fromThere = await call('POST', '/api/admin/second-factor', elsewhere.cookie, { password: who.password });
    expect([elsewhere.status, fromThere.status]).toEqual([200, 201]);
    later(testApp, 1);
    expect((await guess(who.password)).status).toBe(201);
  });

  it('is on record once when ten wrong codes have locked it', async () => {
    const who = await anAdministrator(testApp.deps, 'codes');
    await enrol((await signIn(who)).cookie, who.password);
    const codes: string[] = [];
    for (let tries = 1; tries <= 12; tries++) {
      const half = await signIn(who);
      codes.push((await call('POST', '/api/admin/sign-in/code', half.cookie, { code: '000000' })).body.code);
    }
    expect(codes.slice(9)).toEqual(['CODE_WRONG', 'SIGN_IN_LOCKED', 'SIGN_IN_LOCKED']);
    const { rows } = await testApp.pool.query(
      `select after ->> 'step' as step from audit_log join administrators on subject = administrators.id
       where email = $1 and action = 'sign-in.locked'`,
      [who.email],
    );
    expect(rows).toEqual([{ step: 'code' }]);
  });

  it('is not set up a second time, which is said to whoever knows the password', async () => {
    const who = await anAdministrator(testApp.deps, 'doubled');
    const { cookie } = await enrol((await signIn(who)).cookie, who.password);
    const again = (password: string) => call('POST', '/api/admin/second-factor', cookie, { password });
    expect((await again(who.password)).body).toEqual({
      error: 'The second step is already set up.',
      code: 'SECOND_FACTOR_ON',
    });
    expect((await again('not this one')).body.code).toBe('PASSWORD_WRONG');
  });
});

describe('a session', () => {
  it('ends after half an hour in which nobody did anything, whatever its page asked on its own', async () => {
    const { cookie } = await signIn(await anAdministrator(testApp.deps, 'idle'));
    const ask = async (path: string) => (await call('GET', `/api/admin/${path}`, cookie)).body.code;
    expect(await ask('bookings')).toBeUndefined();
    later(testApp, 29);
    expect(await ask('bookings')).toBeUndefined();
    later(testApp, 29);
    expect(await ask('attention')).toBeUndefined();
    later(testApp, 1);
    const over = await call('GET', '/api/admin/bookings', cookie);
    expect([over.status, over.body]).toEqual([
      401,
      { error: 'Your session ended because nothing was done in it for a while. Sign in again.', code: 'SESSION_IDLE' },
    ]);
    expect(await ask('session')).toBe('SESSION_IDLE');
  });

  it('ends when somebody signs in again from the same browser', async () => {
    const who = await anAdministrator(testApp.deps, 'again');
    const first = await signIn(who);
    const second = await call('POST', '/api/admin/sign-in', first.cookie, who);
    expect((await call('GET', '/api/admin/session', first.cookie)).status).toBe(401);
    expect((await call('GET', '/api/admin/sessions', second.cookie)).body).toHaveLength(1);
  });

  it('leaves nothing of the administration in the browser’s cache when it is signed out', async () => {
    const { cookie } = await signIn(await anAdministrator(testApp.deps, 'tidy'));
    const { headers } = await call('POST', '/api/admin/sign-out', cookie);
    expect(headers['clear-site-data']).toBe('"cache"');
  });

  it('is over once it was signed out, wherever its cookie went', async () => {
    const { cookie } = await signIn(await anAdministrator(testApp.deps, 'out'));
    expect((await call('POST', '/api/admin/sign-out', cookie)).status).toBe(204);
    expect((await call('GET', '/api/admin/bookings', cookie)).status).toBe(401);
  });

  it('is seen and ended from another one, and never by somebody else', async () => {
    const who = await anAdministrator(testApp.deps, 'two');
    const [here, there] = [await signIn(who), await signIn(who)];
    const list = (await call('GET', '/api/admin/sessions', here.cookie)).body;
    expect(list.map(({ current }: { current: boolean }) => current).toSorted()).toEqual([false, true]);
    const { id } = list.find(({ current }: { current: boolean }) => !current);
    const stranger = await signIn(await anAdministrator(testApp.deps, 'stranger'));
    expect((await call('POST', `/api/admin/sessions/${id}/end`, stranger.cookie)).status).toBe(404);
    expect((await call('POST', `/api/admin/sessions/${id}/end`, here.cookie)).status).toBe(204);
    expect((await call('GET', '/api/admin/session', there.cookie)).status).toBe(401);
    expect((await call('GET', '/api/admin/session', here.cookie)).status).toBe(200);
  });

  it('leaves a line in the audit log, which nobody changes', async () => {
    const { cookie } = await signIn(await anAdministrator(testApp.deps, 'noted'));
    const { rows } = await testApp.pool.query(
      `select action from audit_log join administrators on administrator_id = administrators.id
       where email = 'noted@example.com' order by audit_log.id`,
    );
    expect([cookie === '', rows]).toEqual([false, [{ action: 'sign-in' }]]);
    await expect(testApp.pool.query(`update audit_log set action = 'x'`)).rejects.toThrow(/never changed/);
    await expect(testApp.pool.query('delete from audit_log')).rejects.toThrow(/never changed/);
  });
});
