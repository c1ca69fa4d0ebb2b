import { afterAll, describe, expect, it } from 'vitest';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import { readConfig } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { startServer } from '#server/start.ts';
import { appOver } from '#tests/builders/admin.ts';
import { anAdministrator, cookiesAfter } from '#tests/builders/operator.ts';
import { stored } from '#tests/builders/self-service.ts';
import { book, openTestApp } from '#tests/builders/test-app.ts';
import { authenticatorCode } from '#tests/builders/totp.ts';
import { issuedToken } from '../bookings/issued-token.ts';
import { findLinkedBooking } from '../bookings/queries/links.ts';
import { readFeed, renewFeedAddress } from '../calendar/feed.ts';
import { textChannel } from '../messages/parts/channel.ts';
import { bookingLinks } from '../messages/parts/links.ts';
import { renewSecondFactors } from './former-secret.ts';

const testApp = await openTestApp();
const before = testApp.deps;
/** After the secret was changed, with the former one known, and once that is forgotten. */
const after = {
  ...before,
  appSecret: 'another secret of more than 32 characters',
  previousAppSecret: before.appSecret,
};
const forgetful = { ...after, previousAppSecret: null };
const apps = { before: await appOver(before), after: await appOver(after), forgetful: await appOver(forgetful) };
type Program = keyof typeof apps;
afterAll(async () => {
  for (const app of Object.values(apps)) await app.close();
  await testApp.close();
});

async function call(on: Program, method: 'GET' | 'POST', url: string, cookie = '', payload?: object) {
  const response = await apps[on].inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  const set = [response.headers['set-cookie'] ?? []].flat();
  const { statusCode: status, body } = response;
  return {
    status,
    body: body === '' ? null : JSON.parse(body),
    cookie: cookiesAfter(set, cookie),
    isNew: set.length > 0,
  };
}

describe('after APP_SECRET was changed, with the former one known', () => {
  it('whoever was signed in stays so, and is not once the former one is forgotten', async () => {
    const { email, password } = await anAdministrator(before, 'stays');
    const { cookie } = await call('before', 'POST', '/api/admin/sign-in', '', { email, password });
    const session = async (on: Program) => (await call(on, 'GET', '/api/admin/session', cookie)).status;
    expect([await session('before'), await session('after'), await session('forgetful')]).toEqual([200, 200, 401]);
    const forged = cookie.replace(
      /(session_token=.{6})(.)/,
      (_, before, next) => `${before}${next === '-' ? '_' : '-'}`,
    );
    expect((await call('after', 'GET', '/api/admin/session', forged)).status).toBe(401);
    expect((await call('after', 'POST', '/api/admin/sign-out', cookie, {})).status).toBe(204);
    expect(await session('before')).toBe(401);
  });

  it('a visitor and a device are still known', async () => {
    const first = await call('before', 'GET', '/api/booking-details/HC-1');
    expect(first.isNew).toBe(true);
    expect((await call('after', 'GET', '/api/booking-details/HC-1', first.cookie)).isNew).toBe(false);
    expect((await call('forgetful', 'GET', '/api/booking-details/HC-1', first.cookie)).isNew).toBe(true);
  });

  it('the second step and its recovery codes open, for good', async () => {
    const { email, password } = await anAdministrator(before, 'second-step');
    const { cookie } = await call('before', 'POST', '/api/admin/sign-in', '', { email, password });
    const begun = (await call('before', 'POST', '/api/admin/second-factor', cookie, { password })).body;
    const half = 30_000;
    const confirm = { code: authenticatorCode(begun.uri) };
    expect((await call('before', 'POST', '/api/admin/second-factor/confirm', cookie, confirm)).status).toBe(204);

    const enter = async (on: Program, code: string) => {
      const door = await call(on, 'POST', '/api/admin/sign-in', '', { email, password });
      return (await call(on, 'POST', '/api/admin/sign-in/code', door.cookie, { code })).status;
    };
    const next = authenticatorCode(begun.uri, Date.now() + half);
    expect(await enter('after', next)).not.toBe(204);
    const secrets = { db: before.db, appSecret: after.appSecret, previousAppSecret: after.previousAppSecret };
    const reading = readConfig({
      PORT: '0',
      APP_SECRET: secrets.appSecret,
      APP_SECRET_PREVIOUS: secrets.previousAppSecret,
    });
    if (!reading.ok) throw new Error(reading.faults.join('\n'));
    await (await startServer(reading.settings, { pool: testApp.pool, silent: true, jobs: false })).close();
    expect(await renewSecondFactors(secrets)).toBe(0);
    expect(await enter('after', next)).toBe(204);
    expect(await enter('forgetful', begun.recoveryCodes[0])).toBe(204);
  });

  it('a link that waits to be sent, or is sent again, opens', async () => {
    const { bookingId: id, orderNo } = await book(testApp, { booking: { appointmentDate: '2025-10-14' } });
    const booking = await stored(testApp, orderNo);
    const opens = async (deps: Deps) => {
      const key = new URL((await bookingLinks(deps, booking, 'en')).booking).searchParams.get('key') ?? '';
      const link = { tokenHash: sha256(key), purpose: 'order', now: before.clock.now() } as const;
      return (await findLinkedBooking(before.db, link)) === id;
    };
    expect([await opens(before), await opens(after), await opens(forgetful)]).toEqual([true, true, false]);
    const later = await book({ ...testApp, deps: after }, { booking: { appointmentDate: '2025-10-16' } });
    const laterBooking = await stored(testApp, later.orderNo);
    const key = (await bookingLinks(after, laterBooking, 'en')).booking;
    expect(key).toContain(
      `key=${new URL((await bookingLinks(forgetful, laterBooking, 'en')).booking).searchParams.get('key')}`,
    );
  });

  it('a text that nobody heard of again is looked for as it was sent', async () => {
    const { bookingId } = await book(testApp, { booking: { appointmentDate: '2025-10-21' } });
    const { rows } = await testApp.pool.query(
      `select id from secret_links where booking_id = $1 and purpose = 'order'`,
      [bookingId],
    );
    const token = linkToken(before.appSecret, rows[0].id);
    const asked: string[] = [];
    const sms = {
      ...testApp.texts.service,
      find: async ({ body }: { body: string }) => {
        asked.push(body);
        return { state: 'absent' } as const;
      },
    };
    const channel = textChannel(
      sms,
      async () => ({ dropped: 'late' }),
      (linkId) => issuedToken(after, linkId),
    );
    const row = { id: 1, recipient: '+15145550100', content: { text: 'See token=…' }, detail: { linkId: rows[0].id } };
    await channel.find?.(row as never, before.clock.now());
    expect(asked).toEqual([`See token=${token}`]);
  });

  it('the calendar of a phone goes on', async () => {
    const { address } = await renewFeedAddress(before, { id: 'owner' });
    const secret = /calendar\/(.+)\.ics/.exec(address)?.[1] ?? '';
    const read = async (deps: Deps) => (await readFeed(deps, { secret, language: 'en' })) !== null;
    expect([await read(before), await read(after), await read(forgetful)]).toEqual([true, true, false]);
  });
});

describe('the settings of a change', () => {
  const long = (letter: string) => letter.repeat(40);
  const faultsOf = (environment: Record<string, string>) => {
    const reading = readConfig(environment);
    return reading.ok ? [] : reading.faults;
  };

  it('name both secrets, and both tokens of a monitor', () => {
    const both = { METRICS_TOKEN: long('m'), METRICS_TOKEN_PREVIOUS: long('n') };
    expect(readConfig({ APP_SECRET: long('a'), APP_SECRET_PREVIOUS: long('b'), ...both })).toMatchObject({
      settings: { appSecret: long('a'), previousAppSecret: long('b'), metricsTokens: [long('m'), long('n')] },
    });
    expect(readConfig({})).toMatchObject({ settings: { previousAppSecret: null, metricsTokens: [] } });
  });

  it.each<[string, Record<string, string>]>([
    ['APP_SECRET_PREVIOUS', { APP_SECRET: long('a'), APP_SECRET_PREVIOUS: 'sesame' }],
    ['APP_SECRET_PREVIOUS', { APP_SECRET: long('a'), APP_SECRET_PREVIOUS: long('a') }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'sesame' }],
    ['METRICS_TOKEN', { METRICS_TOKEN_PREVIOUS: long('n') }],
  ])('name %s in one line when %j is wrong, and repeat no secret', (name, wrong) => {
    const faults = faultsOf(wrong);
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name}: .+`))]);
    expect(faults.join()).not.toMatch(/sesame|aaaa|nnnn/);
  });
});
