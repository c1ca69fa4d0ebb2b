import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyHeader } from '#contract/key-header.ts';
import { sha256 } from '#server/common/secrets.ts';
import { appOver } from '#tests/builders/admin.ts';
import { anAdministrator, cookiesAfter } from '#tests/builders/operator.ts';
import { orderKey, stored } from '#tests/builders/self-service.ts';
import { aCustomer, anOrderNo, aRequest, book, openTestApp, type TestApp, totals } from '#tests/builders/test-app.ts';

let testApp: TestApp;
let app: Awaited<ReturnType<typeof appOver>>;
let vip: Awaited<ReturnType<typeof book>>;
let key: string;
beforeEach(async () => {
  testApp = await openTestApp({ limits: true });
  app = await appOver(testApp.deps, { pool: testApp.pool, trustProxy: 1 });
  vip = await book(testApp, {
    booking: { coatingType: 'platinum', appointmentDate: '2025-10-14' },
    amount: totals.platinum,
  });
  key = await orderKey(testApp, vip.orderNo);
});
afterEach(async () => {
  await app.close();
  await testApp.close();
});

type Asking = { shown?: string | undefined; from?: string };

/** A browser with its cookie, which shows a key or none. */
function browser({ shown, from = '203.0.113.7' }: Asking = {}) {
  let cookie = '';
  return async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const headers = { cookie, 'x-forwarded-for': from, ...(shown !== undefined && { [keyHeader]: shown }) };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    cookie = [answer.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? cookie;
    return { status: answer.statusCode, body: answer.json() };
  };
}

const question = (clientId: string, postalCode = 'H2Y1C6') => ({
  ...{ buildingSize: 'little-storefront', layout: 1, coatingType: 'refresh', clientId, postalCode },
});
const price = async (asking: Asking = {}, postalCode?: string) =>
  (await browser(asking)('POST', '/api/pricing', question(vip.clientId, postalCode))).body;

async function takesFree(asking: Asking) {
  const orderNo = anOrderNo();
  const booking = aRequest({ coatingType: 'refresh', clientId: vip.clientId, appointmentDate: '2025-10-16' });
  const chooses = browser(asking);
  await chooses('GET', '/api/checkout');
  const loaded = await chooses('POST', '/api/preload', { order_no: orderNo, amount: '0.00', booking });
  if (loaded.status !== 200) return loaded;
  const payload = { order_no: orderNo, ticket: null, customerData: aCustomer() };
  return chooses('POST', '/api/after-payment', payload);
}

describe('a VIP’s free refresh', () => {
  it('is priced, held and booked with the key of the Platinum booking, whatever the area', async () => {
    expect(await price({ shown: key })).toMatchObject({ quote: { total: '0.00' }, preservationRefresh: 450 });
    expect(await price({ shown: key }, 'H3V1A1')).toMatchObject({ quote: { total: '0.00' } });
    expect(await takesFree({ shown: key })).toMatchObject({ status: 200, body: { clientId: vip.clientId } });
    expect(await stored(testApp, vip.orderNo)).toHaveProperty('vipRefreshUsed', true);
  });

  it.each([
    ['no key', undefined],
    ['a guessed one', 'x'.repeat(43)],
    ['an empty one', ''],
  ])('is a list price like any other client’s with %s: price, hold and booking', async (_, shown) => {
    const client = await book(testApp, { booking: { appointmentDate: '2025-10-20' } });
    const listed = (await browser()('POST', '/api/pricing', question(client.clientId))).body;
    expect(await price({ shown })).toEqual(listed);
    expect(await price({ shown }, 'H3V1A1')).toEqual(listed);
    expect(await takesFree({ shown })).toMatchObject({
      status: 422,
      body: { code: 'PRICE_DIFFERS', amount: totals.refresh },
    });
    expect(await stored(testApp, vip.orderNo)).toHaveProperty('vipRefreshUsed', false);
  });

  it('is not given for the key of another booking, nor for one of the VIP’s own that is no Platinum', async () => {
    const other = await book(testApp, { booking: { appointmentDate: '2025-10-20' } });
    const paid = await book(testApp, {
      booking: { coatingType: 'refresh', clientId: vip.clientId, appointmentDate: '2025-10-21' },
      amount: totals.refresh,
      customer: { email: 'stranger@example.com' },
    });
    expect(paid.clientId).toBe(vip.clientId);
    for (const { orderNo } of [other, paid]) {
      const shown = await orderKey(testApp, orderNo);
      expect(await price({ shown })).toMatchObject({ quote: { total: totals.refresh } });
    }
  });

  it('is not given for a link that has ended', async () => {
    testApp.time.now = new Date('2026-08-01T14:00:00Z');
    expect(await price({ shown: key })).toMatchObject({ quote: { total: totals.refresh } });
  });

  it('is given for the link of an offer that was mailed for the Platinum booking, while that lives and its address is the booking’s', async () => {
    await testApp.pool.query(
      `insert into consent_mails (id, booking_id, email, purpose, season, visit_no, days, unsubscribe_hash, offer_id, offer_hash,
         offer_expires_at, created_at)
       values (gen_random_uuid(), $1, $2, 'plan', 2026, 1, '[]', 'u', gen_random_uuid(), $3, '2026-04-01', '2026-03-01')`,
      [vip.bookingId, aCustomer().email, sha256('offered')],
    );
    expect(await price({ shown: 'offered' })).toMatchObject({ quote: { total: '0.00' } });
    await testApp.pool.query(`update bookings set email = 'new@example.com' where id = $1`, [vip.bookingId]);
    expect(await price({ shown: 'offered' })).toMatchObject({ quote: { total: totals.refresh } });
    await testApp.pool.query(`update bookings set email = $2 where id = $1`, [vip.bookingId, aCustomer().email]);
    testApp.time.now = new Date('2026-04-01T14:00:00Z');
    expect(await price({ shown: 'offered' })).toMatchObject({ quote: { total: totals.refresh } });
  });

  it('is priced for an operator who is signed in, without a key', async () => {
    const payload = await anAdministrator(testApp.deps, 'staff', 'staff');
    const { headers } = await app.inject({ method: 'POST', url: '/api/admin/sign-in', payload });
    const cookie = cookiesAfter([headers['set-cookie'] ?? []].flat());
    const url = '/api/pricing';
    const asked = await app.inject({ method: 'POST', url, payload: question(vip.clientId), headers: { cookie } });
    expect(asked.json()).toMatchObject({ quote: { total: '0.00' } });
  });

  it('tells nothing of its mailbox to who has no key: each e-mail is answered alike', async () => {
    const orderNo = anOrderNo();
    const booking = aRequest({ coatingType: 'refresh', clientId: vip.clientId, appointmentDate: '2025-10-16' });
    const stranger = browser();
    const held = { order_no: orderNo, amount: totals.refresh, booking };
    expect((await stranger('POST', '/api/preload', held)).status).toBe(200);
    const answers = [];
    for (const email of [aCustomer().email, 'other@example.com']) {
      const customerData = aCustomer({ email });
      answers.push(await stranger('POST', '/api/after-payment', { order_no: orderNo, ticket: null, customerData }));
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('is booked only while the key is shown, also where its price was held with it', async () => {
    const orderNo = anOrderNo();
    const booking = aRequest({ coatingType: 'refresh', clientId: vip.clientId, appointmentDate: '2025-10-16' });
    let cookie = '';
    const asks = async (url: string, payload: object, shown?: string) => {
      const headers = { cookie, ...(shown && { [keyHeader]: shown }) };
      const answer = await app.inject({ method: 'POST', url, payload, headers });
      cookie ||= [answer.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? '';
      return answer.json();
    };
    expect(await asks('/api/preload', { order_no: orderNo, amount: '0.00', booking }, key)).toHaveProperty(
      'ticket',
      null,
    );
    const submit = { order_no: orderNo, ticket: null, customerData: aCustomer() };
    expect(await asks('/api/after-payment', submit)).toMatchObject({ code: 'PRICE_DIFFERS', amount: totals.refresh });
    const another = { ...submit, customerData: aCustomer({ email: 'other@example.com' }) };
    expect(await asks('/api/after-payment', another, key)).toMatchObject({ code: 'PRICE_DIFFERS' });
    expect(await asks('/api/after-payment', submit, key)).toMatchObject({ success: true, clientId: vip.clientId });
  });

  it('is not guessed: the eleventh wrong key is refused, at the price, the hold and the booking alike', async () => {
    for (let n = 0; n < 5; n++) expect(await price({ shown: `guess-${n}` })).toHaveProperty('quote');
    for (let n = 5; n < 10; n++) expect((await takesFree({ shown: `guess-${n}` })).status).toBe(422);
    expect(await price({ shown: key })).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await takesFree({ shown: key })).status).toBe(429);
    expect(await price({ shown: key, from: '198.51.100.1' })).toMatchObject({ quote: { total: '0.00' } });
  });

  it('goes on for who has the right key, however often its price is asked', async () => {
    for (let n = 0; n < 15; n++) expect(await price({ shown: key })).toMatchObject({ quote: { total: '0.00' } });
  });
});
