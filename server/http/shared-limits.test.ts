import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appOver } from '#tests/builders/admin.ts';
import { anOrderNo, aRequest, book, openTestApp, totals } from '#tests/builders/test-app.ts';

const testApp = await openTestApp({ limits: true });
const open = () => appOver(testApp.deps, { pool: testApp.pool, trustProxy: 1 });
/** Two copies of the program over one database. */
const apps = [await open(), await open()] as const;
afterAll(async () => {
  for (const app of apps) await app.close();
  await testApp.close();
});

let clientId = '';
beforeAll(async () => {
  ({ clientId } = await book(testApp, { booking: { coatingType: 'platinum' }, amount: totals.platinum }));
});
beforeEach(() => testApp.pool.query('delete from rate_limits'));

const call = async (copy: 0 | 1, url: string, payload: object, from = '203.0.113.7') => {
  const answer = await apps[copy].inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': from } });
  return { status: answer.statusCode, code: answer.json().code, valid: answer.json().valid, headers: answer.headers };
};
const check = (code: string, copy: 0 | 1 = 0) => call(copy, '/api/invitation-code/validate', { code });
const preview = (invitationCode: string, copy: 0 | 1 = 0) =>
  call(copy, '/api/preload', {
    order_no: anOrderNo(),
    amount: '1.00',
    booking: aRequest({ coatingType: 'preservation-preview', invitationCode }),
  });
const price = (number: string, from?: string) =>
  call(
    0,
    '/api/pricing',
    { buildingSize: 'little-storefront', layout: 1, coatingType: 'refresh', clientId: number, postalCode: 'H2Y1C6' },
    from,
  );

describe('guesses of an invitation code', () => {
  it('are counted together, wherever and at whichever copy of the program they come in', async () => {
    for (let n = 0; n < 5; n++) {
      expect(await check(`GUESS${n}`, n % 2 ? 1 : 0)).toMatchObject({ status: 200, valid: false });
      expect(await preview(`GUESS${n}`, n % 2 ? 0 : 1)).toMatchObject({ code: 'INVITATION_CODE_INVALID' });
    }
    for (const copy of [0, 1] as const) {
      expect(await preview('GUESS', copy)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
      expect(await check('HCPREVIEW', copy)).toMatchObject({ status: 429 });
    }
    expect(Number((await check('HCPREVIEW')).headers['retry-after'])).toBeGreaterThan(0);
  });

  it('cannot be made many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => preview(`GUESS${n}`)));
    expect(answers.filter(({ code }) => code === 'INVITATION_CODE_INVALID')).toHaveLength(10);
  });

  it('that are right count nothing', async () => {
    for (let n = 0; n < 15; n++) expect(await check('HCPREVIEW')).toMatchObject({ status: 200, valid: true });
    expect(await preview('HCPREVIEW')).toMatchObject({ code: 'PRICE_DIFFERS' });
  });
});

describe('guesses of a client number', () => {
  it('are limited, so that nobody counts the clients', async () => {
    expect(await price(clientId)).toMatchObject({ status: 200 });
    for (let n = 10; n < 20; n++) expect(await price(`VIP${n}`)).toMatchObject({ code: 'CLIENT_NUMBER_UNKNOWN' });
    expect(await price(clientId)).toMatchObject({ status: 429 });
    expect(await price(clientId, '198.51.100.1')).toMatchObject({ status: 200 });
  });
});

it('tries to open a booking by its e-mail are counted by all copies together', async () => {
  const unlock = (copy: 0 | 1) => call(copy, '/api/booking-details/HC-1/unlock', { email: 'a@example.com' });
  const unlocks = async () => (await Promise.all([unlock(0), unlock(1)])).map(({ status }) => status);
  for (let pair = 0; pair < 2; pair++) expect(await unlocks()).not.toContain(429);
  expect((await unlocks()).filter((status) => status === 429)).toHaveLength(1);
});
