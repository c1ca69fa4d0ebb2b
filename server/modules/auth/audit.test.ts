import { afterAll, beforeAll, expect, it } from 'vitest';
import { renewFeedAddress } from '#server/modules/calendar/feed.ts';
import { noteReview } from '#server/modules/reviews/answer.ts';
import type { Operator } from '#server/operator.ts';
import { aReview } from '#tests/builders/reviews.ts';
import { openTestApp, type TestApp } from '#tests/builders/test-app.ts';
import { createAdministrator, restoreAdministrator } from './administrators.ts';
import type { AuthLibrary } from './auth.ts';
import { endSession } from './own-access.ts';
import { finishPasskey, removePasskey } from './passkeys.ts';
import { changePassword, invitePersonAgain } from './people.ts';
import type { AuthContext } from './sign-in.ts';

let testApp: TestApp;
let door: AuthContext;
let operator: Operator;
const passkey = { id: 'key-1' };
beforeAll(async () => {
  testApp = await openTestApp();
  const library: Partial<AuthLibrary> = {
    hash: async (password) => `hash of ${password}`,
    verify: async () => true,
    finishPasskey: async () => {
      await givePasskey(operator.id, passkey.id);
      return {
        ok: true,
        status: 200,
        body: { ...passkey, name: 'Laptop', createdAt: '2025-10-06T14:00:00Z' },
        cookies: [],
      };
    },
  };
  door = { deps: testApp.deps, library: library as AuthLibrary };
  operator = await somebody('owner@example.com');
});
afterAll(() => testApp.close());

async function somebody(email: string): Promise<Operator> {
  await createAdministrator({ ...testApp.deps, library: door.library }, { email, password: 'x', role: 'owner' });
  const { rows } = await testApp.pool.query('select id from administrators where email = $1', [email]);
  const id: string = rows[0].id;
  for (const session of ['one', 'two', 'three'])
    await testApp.pool.query(
      `insert into administrator_sessions (id, token, user_id, expires_at, user_agent, created_at, updated_at)
       values ($1, $1, $2, now() + interval '1 hour', 'Firefox', now(), now())`,
      [`${email} ${session}`, id],
    );
  const session = { sessionId: `${email} one`, signedInAt: new Date() };
  return { id, ...session, email, role: 'owner', secondFactor: false, secondFactorNeeded: false };
}

const givePasskey = (administratorId: string, id: string) =>
  testApp.pool.query(
    `insert into administrator_passkeys (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
     values ($1, 'Laptop', 'k', $2, $1, 0, 'singleDevice', false)`,
    [id, administratorId],
  );

async function change(action: string) {
  const { rows } = await testApp.pool.query(
    'select before, after from audit_log where action = $1 order by id desc limit 1',
    [action],
  );
  return rows[0];
}

it('a passkey that is made or removed is on record with its name and what else it changed', async () => {
  await finishPasskey(door, operator, new Headers(), { name: 'Laptop', passkey });
  expect(await change('passkey.made')).toEqual({
    before: { passkeys: 0, sessions: 3 },
    after: { name: 'Laptop', passkeys: 1, sessions: 1 },
  });
  await removePasskey(door, operator, { id: passkey.id });
  expect(await change('passkey.removed')).toEqual({
    before: { name: 'Laptop', passkeys: 1 },
    after: { passkeys: 0 },
  });
});

it('a password, a session that was ended and an access that was restored are on record with how one got in', async () => {
  const other = await somebody('other@example.com');
  await endSession(door, other, 'other@example.com three');
  expect(await change('session.ended')).toEqual({
    before: { sessions: 3, signedInAt: expect.any(String), userAgent: 'Firefox' },
    after: { sessions: 2 },
  });
  const ways = { open: true, authenticator: false, passkeys: 0 };
  await changePassword(door, other, { current: 'x', password: 'a new password' });
  expect(await change('administrator.password')).toEqual({
    before: { ...ways, sessions: 2 },
    after: { ...ways, sessions: 1 },
  });
  await givePasskey(other.id, 'key-2');
  await testApp.pool.query('update administrators set two_factor_enabled = true where id = $1', [other.id]);
  await restoreAdministrator({ ...testApp.deps, library: door.library }, { email: other.email, password: 'y' });
  expect(await change('administrator.restored')).toEqual({
    before: { open: true, authenticator: true, passkeys: 1, sessions: 1 },
    after: { ...ways, sessions: 0 },
  });
});

it('a new link is on record with until when it and the one before can be used', async () => {
  const invited = await somebody('invited@example.com');
  await invitePersonAgain(door, operator, { id: invited.id });
  const first = await change('administrator.link');
  expect(first).toEqual({ before: { link: null }, after: { link: expect.any(String) } });
  await invitePersonAgain(door, operator, { id: invited.id });
  expect((await change('administrator.link')).before).toEqual({ link: first.after.link });
});

it('an address of the calendar and a note on a review are on record by their number', async () => {
  await renewFeedAddress(testApp.deps, operator);
  expect(await change('calendar.feed')).toEqual({ before: { generation: 0 }, after: { generation: 1 } });
  const id = await aReview(testApp);
  await noteReview(testApp.deps, operator, { id, words: 'A narrow street.' });
  expect(await change('review.note')).toEqual({ before: { notes: 0 }, after: { notes: 1, note: expect.any(Number) } });
});
