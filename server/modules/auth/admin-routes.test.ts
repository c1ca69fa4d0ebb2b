import { afterAll, describe, expect, it } from 'vitest';
import { composeMail } from '#server/modules/messages/compose/mail.ts';
import { appOver } from '#tests/builders/admin.ts';
import { anAdministrator, cookiesAfter } from '#tests/builders/operator.ts';
import { openTestApp } from '#tests/builders/test-app.ts';
import { restoreAdministrator } from './administrators.ts';
import { authLibrary } from './auth.ts';

const testApp = await openTestApp();
const app = await appOver(testApp.deps);
const live = await appOver({ ...testApp.deps, requiresSecondFactor: true });
afterAll(async () => {
  await Promise.all([app.close(), live.close()]);
  await testApp.close();
});

type Method = 'GET' | 'POST' | 'PUT';
async function ask(method: Method, path: string, cookie = '', payload?: object, at = app) {
  const url = `/api/admin/${path}`;
  const {
    statusCode: status,
    body,
    headers,
  } = await at.inject({
    method,
    url,
    headers: { cookie },
    ...(payload && { payload }),
  });
  const said = body === '' ? null : JSON.parse(body);
  return { status, said, code: said?.code, cookie: cookiesAfter([headers['set-cookie'] ?? []].flat(), cookie) };
}

const signIn = (who: { email: string; password: string }, at = app) => ask('POST', 'sign-in', '', who, at);

async function enter(name: string, role: 'owner' | 'staff' = 'owner', at = app) {
  const who = await anAdministrator(testApp.deps, name, role);
  const { cookie } = await signIn(who, at);
  const { rows } = await testApp.pool.query('select id from administrators where email = $1', [who.email]);
  return { ...who, cookie, id: String(rows[0].id) };
}

/** A passkey on record, as if its authenticator had been there. */
const givePasskey = (userId: string, id: string) =>
  testApp.pool.query(
    `insert into administrator_passkeys (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
     values ($2, 'Phone', 'x', $1, $2, 0, 'singleDevice', false)`,
    [userId, id],
  );

/** The session was opened an hour ago. */
const grownOld = (userId: string) =>
  testApp.pool.query(
    `update administrator_sessions set created_at = created_at - interval '1 hour' where user_id = $1`,
    [userId],
  );

const auditOf = async (subject: string) => {
  const { rows } = await testApp.pool.query(
    'select action, before, after from audit_log where subject = $1 order by id',
    [subject],
  );
  return rows;
};

describe('an owner', () => {
  it('invites somebody, who chooses a password with the link, once, and signs in', async () => {
    const owner = await enter('inviter');
    const email = 'New.Person@example.com';
    const invited = await ask('POST', 'people', owner.cookie, { email, role: 'staff' });
    expect(invited.status).toBe(201);
    const { token } = invited.said;
    const person = (await ask('GET', 'people', owner.cookie)).said.find(
      (one: { email: string }) => one.email === 'new.person@example.com',
    );
    expect(person).toMatchObject({ role: 'staff', state: 'invited', passkeys: 0, you: false });
    const password = 'a window seat at dusk';
    expect((await signIn({ email, password })).code).toBe('SIGN_IN_WRONG');

    expect((await ask('POST', 'invitation', '', { token, password: 'short' })).said.fields).toEqual({
      password: 'Use at least 12 characters',
    });
    const accepted = await ask('POST', 'invitation', '', { token, password });
    expect([accepted.status, accepted.said]).toEqual([200, { email: 'new.person@example.com', role: 'staff' }]);
    expect((await ask('POST', 'invitation', '', { token, password })).code).toBe('INVITATION_OVER');
    const entered = await signIn({ email, password });
    expect((await ask('GET', 'session', entered.cookie)).said.role).toBe('staff');
    expect((await ask('POST', 'people', owner.cookie, { email, role: 'staff' })).code).toBe('PERSON_KNOWN');
    const kept = JSON.stringify((await testApp.pool.query('select * from administrator_verifications')).rows);
    expect(kept).not.toContain(token);
    expect((await auditOf(person.id)).map(({ action }) => action)).toEqual([
      'administrator.invited',
      'administrator.password',
      'sign-in',
    ]);
  });

  it('makes a new link, with which the one before is over, and which lasts a day', async () => {
    const owner = await enter('linker');
    const helper = await enter('forgetful', 'staff');
    const first = (await ask('POST', `people/${helper.id}/link`, owner.cookie, {})).said.token;
    const second = (await ask('POST', `people/${helper.id}/link`, owner.cookie, {})).said.token;
    const password = 'another fine password';
    expect((await ask('POST', 'invitation', '', { token: first, password })).code).toBe('INVITATION_OVER');
    // Until the link is used, nothing has changed for whoever it is for.
    expect((await ask('GET', 'session', helper.cookie)).status).toBe(200);
    await testApp.pool.query(`update administrator_verifications set expires_at = now() - interval '1 second'`);
    expect((await ask('POST', 'invitation', '', { token: second, password })).code).toBe('INVITATION_OVER');
    const third = (await ask('POST', `people/${helper.id}/link`, owner.cookie, {})).said.token;
    expect((await ask('POST', 'invitation', '', { token: third, password })).status).toBe(200);
    expect((await ask('GET', 'session', helper.cookie)).status).toBe(401);
    expect((await signIn({ email: helper.email, password })).status).toBe(200);
  });

  it('closes an access, which ends at once, and opens it again', async () => {
    const owner = await enter('closer');
    const helper = await enter('closed', 'staff');
    const link = (await ask('POST', `people/${helper.id}/link`, owner.cookie, {})).said.token;
    const change = (open: boolean) => ask('PUT', `people/${helper.id}`, owner.cookie, { role: 'staff', open });
    expect((await change(false)).status).toBe(204);
    expect((await ask('GET', 'session', helper.cookie)).status).toBe(401);
    expect((await signIn(helper)).code).toBe('SIGN_IN_WRONG');
    expect((await ask('POST', 'invitation', '', { token: link, password: 'another fine password' })).status).toBe(410);
    expect((await ask('POST', `people/${helper.id}/link`, owner.cookie, {})).status).toBe(404);
    expect((await change(true)).status).toBe(204);
    expect((await signIn(helper)).status).toBe(200);
    expect((await auditOf(helper.id)).filter(({ action }) => action === 'administrator.changed')).toEqual([
      { action: 'administrator.changed', before: { role: 'staff', open: true }, after: { role: 'staff', open: false } },
      { action: 'administrator.changed', before: { role: 'staff', open: false }, after: { role: 'staff', open: true } },
    ]);
  });

  it('changes a role, with which every session of before ends', async () => {
    const owner = await enter('promoter');
    const helper = await enter('promoted', 'staff');
    const change = (role: string) => ask('PUT', `people/${helper.id}`, owner.cookie, { role, open: true });
    expect((await change('staff')).status).toBe(204);
    expect((await ask('GET', 'session', helper.cookie)).status).toBe(200);
    for (const role of ['owner', 'crew', 'staff']) {
      const { cookie } = await signIn(helper);
      expect((await change(role)).status).toBe(204);
      expect([role, (await ask('GET', 'session', cookie)).status]).toEqual([role, 401]);
      expect((await ask('GET', 'session', (await signIn(helper)).cookie)).said.role).toBe(role);
    }
  });

  it('never closes the last access of an owner, not even when two close each other’s', async () => {
    const [one, two] = [await enter('twin-one'), await enter('twin-two')];
    const self = await ask('PUT', `people/${one.id}`, one.cookie, { role: 'staff', open: true });
    expect([self.status, self.code]).toEqual([409, 'NOT_YOURSELF']);
    await testApp.pool.query(`update administrators set email_verified = false where id not in ($1, $2)`, [
      one.id,
      two.id,
    ]);
    await Promise.all([
      ask('PUT', `people/${two.id}`, one.cookie, { role: 'staff', open: true }),
      ask('PUT', `people/${one.id}`, two.cookie, { role: 'owner', open: false }),
    ]);
    const { rows } = await testApp.pool.query(
      `select 1 from administrators where role = 'owner' and email_verified and id in ($1, $2)`,
      [one.id, two.id],
    );
    expect(rows.length).toBe(1);
    await testApp.pool.query('update administrators set email_verified = true');
  });

  it('takes away a second step that is lost', async () => {
    const owner = await enter('resetter');
    const helper = await enter('phoneless', 'staff');
    await givePasskey(helper.id, 'lost-phone');
    expect((await signIn(helper)).code).toBe('PASSKEY_NEEDED');
    expect((await ask('POST', `people/${helper.id}/second-factor/reset`, owner.cookie, {})).status).toBe(204);
    expect((await ask('GET', 'session', helper.cookie)).status).toBe(401);
    expect((await signIn(helper)).status).toBe(200);
  });

  it('is told of by mail to whoever they reset, made a link for or gave another role, and by nothing that opens a door', async () => {
    const owner = await enter('teller');
    const other = await enter('told');
    const { token } = (await ask('POST', `people/${other.id}/link`, owner.cookie, {})).said;
    await ask('POST', `people/${other.id}/second-factor/reset`, owner.cookie, {});
    await ask('POST', `people/${other.id}/second-factor/reset`, owner.cookie, {});
    await ask('PUT', `people/${other.id}`, owner.cookie, { role: 'owner', open: true });
    await ask('PUT', `people/${other.id}`, owner.cookie, { role: 'staff', open: true });
    const tools = { ...testApp.deps, library: authLibrary(testApp.deps) };
    await restoreAdministrator(tools, { email: other.email, password: 'a spare key in a drawer' });
    const rows = await testApp.db.query.outbox.findMany({
      where: (of, { eq }) => eq(of.subject, other.id),
      orderBy: (of, { asc }) => asc(of.id),
    });
    const written = await Promise.all(rows.map((row) => composeMail(testApp.deps, row)));
    for (const mail of written) {
      if ('dropped' in mail) throw new Error(mail.dropped);
      expect(mail.to.address).toBe(other.email);
      expect(`${mail.text} ${mail.html}`).not.toContain(token);
      expect(mail.text).toMatch(/tell an owner now/);
    }
    expect(written.map((mail) => 'subject' in mail && mail.subject.split(' / ')[1])).toEqual([
      'A link for a new password was created for you',
      'Your second step was removed',
      'Your second step was removed',
      'Your access was changed',
      'Your second step was removed',
    ]);
  });

  it('gives the password again in an open session, whoever guesses at the door meanwhile', async () => {
    const owner = await enter('working');
    await grownOld(owner.id);
    for (let tries = 1; tries <= 6; tries++) await signIn({ email: owner.email, password: 'not this one' });
    const invited = { email: 'meanwhile@example.com', role: 'staff', password: owner.password };
    expect((await ask('POST', 'people', owner.cookie, invited)).status).toBe(201);
  });

  it('is asked for the password again once the session is a quarter of an hour old, and a wrong one counts', async () => {
    const owner = await enter('stale');
    const invite = (more: object) =>
      ask('POST', 'people', owner.cookie, { email: 'late@example.com', role: 'staff', ...more });
    await grownOld(owner.id);
    expect((await invite({})).code).toBe('PASSWORD_NEEDED');
    for (let tries = 1; tries <= 5; tries++) {
      expect((await invite({ password: 'not this one' })).code).toBe('PASSWORD_WRONG');
    }
    expect((await invite({ password: owner.password })).code).toBe('SIGN_IN_LOCKED');
    expect((await signIn(owner)).status).toBe(200);
    await testApp.pool.query('delete from sign_in_failures');
    expect((await invite({ password: owner.password })).status).toBe(201);
  });
});

it('whoever lost every way in is let in again by the program’s own command', async () => {
  const { deps } = testApp;
  const who = await enter('locked-out');
  await givePasskey(who.id, 'drowned-phone');
  const restored = { email: who.email, password: 'a spare key in a drawer' };
  const tools = { ...deps, library: authLibrary(deps) };
  expect(await restoreAdministrator(tools, { ...restored, email: 'nobody-here@example.com' })).toBe(false);
  expect(await restoreAdministrator(tools, restored)).toBe(true);
  expect((await ask('GET', 'session', who.cookie)).status).toBe(401);
  expect((await signIn(restored)).status).toBe(200);
});

describe('the own password', () => {
  it('is not one that others guess, nor the one of before', async () => {
    const who = await enter('weak', 'staff');
    const change = (password: string) => ask('POST', 'password', who.cookie, { current: who.password, password });
    for (const password of ['password1234', '123456789012', 'aaaaaaaaaaaa', 'hauteclaire1', who.email]) {
      const { status, said } = await change(password);
      expect([password, status, said.code, said.fields]).toEqual([
        password,
        422,
        'PASSWORD_COMMON',
        { password: said.error },
      ]);
    }
    expect((await change(who.password)).code).toBe('PASSWORD_UNCHANGED');
    expect((await signIn(who)).status).toBe(200);
  });

  it('is not an easy one in an invitation either, which stays open for a better one', async () => {
    const owner = await enter('strict');
    const helper = await enter('careless', 'staff');
    const { token } = (await ask('POST', `people/${helper.id}/link`, owner.cookie, {})).said;
    const accept = (password: string) => ask('POST', 'invitation', '', { token, password });
    expect((await accept('qwertyuiop12')).code).toBe('PASSWORD_COMMON');
    expect((await accept(helper.password)).code).toBe('PASSWORD_UNCHANGED');
    expect((await accept('another fine password')).status).toBe(200);
  });

  it('is changed by whoever knows it, and every other session ends', async () => {
    const who = await enter('changer', 'staff');
    const elsewhere = await signIn(who);
    const password = 'the new one at dawn';
    expect((await ask('POST', 'password', who.cookie, { current: 'not this one', password })).code).toBe(
      'PASSWORD_WRONG',
    );
    expect((await ask('POST', 'password', who.cookie, { current: who.password, password })).status).toBe(204);
    expect((await ask('GET', 'session', elsewhere.cookie)).status).toBe(401);
    expect((await ask('GET', 'session', who.cookie)).status).toBe(200);
    expect((await signIn(who)).code).toBe('SIGN_IN_WRONG');
    expect((await signIn({ ...who, password })).status).toBe(200);
  });
});

describe('a passkey', () => {
  it.each(['owner', 'staff'] as const)(
    'opens the rest to %s where money is real, and is not taken away as the last second step',
    async (role) => {
      const who = await enter(`keyed-${role}`, role, live);
      const bookings = () => ask('GET', 'bookings', who.cookie, undefined, live);
      expect((await bookings()).code).toBe('SECOND_FACTOR_NEEDED');
      await givePasskey(who.id, `own-key-${role}`);
      expect((await bookings()).status).toBe(200);
      const remove = () => ask('POST', `passkeys/own-key-${role}/remove`, who.cookie, {}, live);
      expect((await remove()).code).toBe('SECOND_FACTOR_LAST');
      await givePasskey(who.id, `spare-key-${role}`);
      expect((await remove()).status).toBe(204);
      expect((await remove()).status).toBe(404);
    },
  );

  it('is never somebody else’s to take away, and a made-up one opens nothing', async () => {
    const owner = await enter('key-owner');
    const stranger = await enter('key-stranger');
    await givePasskey(owner.id, 'not-yours');
    expect((await ask('POST', 'passkeys/not-yours/remove', stranger.cookie, {})).status).toBe(404);
    const begun = await ask('POST', 'sign-in/passkey/options');
    expect(begun.said).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
    const passkey = { id: 'not-yours', rawId: 'not-yours', type: 'public-key', response };
    const tried = await ask('POST', 'sign-in/passkey', begun.cookie, { passkey });
    expect([tried.status, tried.code]).toEqual([401, 'PASSKEY_WRONG']);
  });

  it('that is tried wrongly again and again is locked, like a password', async () => {
    const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
    const passkey = { id: 'guessed', rawId: 'guessed', type: 'public-key', response };
    const codes: string[] = [];
    for (let tries = 1; tries <= 6; tries++) codes.push((await ask('POST', 'sign-in/passkey', '', { passkey })).code);
    expect(codes).toEqual([...Array(5).fill('PASSKEY_WRONG'), 'SIGN_IN_LOCKED']);
  });

  it('is asked for anew at each try, with the finger or the code of whoever it belongs to', async () => {
    const { cookie } = await enter('maker');
    const made = (await ask('POST', 'passkeys/options', cookie, {})).said;
    expect(made).toMatchObject({
      rp: { id: 'localhost', name: 'Hauteclaire' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect((await ask('POST', 'passkeys/options', cookie, {})).said.challenge).not.toBe(made.challenge);
  });
});
