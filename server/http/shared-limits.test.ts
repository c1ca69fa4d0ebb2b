import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appOver } from '#tests/builders/admin.ts';
import { sampleCustomer } from '#tests/builders/customer.ts';
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
  const { code, valid } = answer.body === '' ? { code: null, valid: null } : answer.json();
  return { status: answer.statusCode, code, valid, headers: answer.headers };
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

describe('opening a booking by its e-mail', () => {
  let orderNo = '';
  beforeAll(async () => {
    ({ orderNo } = await book(testApp, { booking: { appointmentDate: '2025-10-20' } }));
  });
  const unlock = (order: string, from?: string, copy: 0 | 1 = 0) =>
    call(copy, `/api/booking-details/${order}/unlock`, { email: 'wrong@example.com' }, from);
  const rows = async () => (await testApp.pool.query('select key from rate_limits')).rows.map(({ key }) => String(key));
  let networks = 0;
  const aNetwork = () => `198.51.100.${++networks}`;

  it('is counted by all copies of the program together', async () => {
    const from = aNetwork();
    for (let n = 0; n < 5; n++) expect(await unlock(orderNo, from, n % 2 ? 1 : 0)).toMatchObject({ status: 404 });
    for (const copy of [0, 1] as const) expect(await unlock(orderNo, from, copy)).toMatchObject({ status: 429 });
  });

  it('may be tried no more often by whoever writes the number in another way', async () => {
    const from = aNetwork();
    const ways = ['%20', '%09', '%0A', '%C2%A0', '%E3%80%80', '%EF%BB%BF'].flatMap((space) => [
      `${space}${orderNo}`,
      `${orderNo}${space}`,
    ]);
    const { email } = sampleCustomer;
    for (const way of [...ways, orderNo.toLowerCase()]) {
      const opened = await call(0, `/api/booking-details/${way}/unlock`, { email }, from);
      expect(opened, way).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
    }
    expect(await call(0, `/api/booking-details/${orderNo}/unlock`, { email }, from)).toMatchObject({ status: 204 });
  });

  it('leaves a row for a network and none for numbers that were made up, however often it is refused', async () => {
    const from = aNetwork();
    for (let n = 0; n < 60; n++)
      expect(await unlock(`HC-20251014-${n}${'x'.repeat(20)}`, from)).toMatchObject({ status: 404 });
    for (let n = 0; n < 1000; n++)
      expect(await unlock(n % 2 ? orderNo : `HC-${n}`, from)).toMatchObject({ status: 429 });
    expect(await rows()).toHaveLength(1);
  });

  it('is counted under keys of one length, which name no customer', async () => {
    await unlock(orderNo, aNetwork());
    const keys = await rows();
    expect(keys).toHaveLength(3);
    for (const key of keys) expect(key.length).toBeLessThan(130);
    expect(keys.join()).not.toContain(orderNo);
  });

  it('is slowed down by strangers who guess from many networks, and never closed to the customer', async () => {
    const strangers = await Promise.all(Array.from({ length: 10 }, () => unlock(orderNo, aNetwork())));
    expect(strangers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 404));
    const began = performance.now();
    const customer = call(0, `/api/booking-details/${orderNo}/unlock`, sampleCustomer, aNetwork());
    const [opened, guessed] = await Promise.all([customer, unlock(orderNo, aNetwork())]);
    expect([opened.status, guessed.status]).toEqual([204, 404]);
    expect(performance.now() - began).toBeGreaterThan(1900);
  });
});

it('what was counted is forgotten an hour after it has run out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = await appOver(testApp.deps, { pool: testApp.pool });
  const hourAgo = Date.now() - 3_600_001;
  await testApp.pool.query(`insert into rate_limits values ('old', 1, ${hourAgo}), ('young', 1, ${Date.now()})`);
  await vi.advanceTimersByTimeAsync(300_000);
  vi.useRealTimers();
  await vi.waitFor(async () =>
    expect((await testApp.pool.query('select key from rate_limits')).rows).toEqual([{ key: 'young' }]),
  );
  await app.close();
});
