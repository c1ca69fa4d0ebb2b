import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, StartError, startServer } from '#server/start.ts';
import { freshDatabase } from '#tests/builders/database.ts';
import { sandboxSettings } from '#tests/builders/server.ts';
import { aCustomer, aRequest, totals } from '#tests/builders/test-app.ts';
import type { TestDatabase } from '#tests/database.ts';

let database: TestDatabase;
let server: RunningServer;
let cookie = '';

beforeAll(async () => {
  database = await freshDatabase();
  server = await startServer(sandboxSettings(), { pool: database.pool, silent: true });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

async function call(method: string, path: string, body?: unknown, as = cookie) {
  const response = await fetch(server.url + path, {
    method,
    headers: { cookie: as, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const given = response.headers.getSetCookie()[0]?.split(';')[0];
  if (given && as === cookie) cookie = given;
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

const customerData = aCustomer();
// The terms are accepted by their own call.
const booking = { ...aRequest({ coatingType: 'essential' }), termsAccepted: false };

describe('a booking over the wire', () => {
  let order = '';
  let ticket = '';

  it('is quoted, held and given a ticket of the simulator, over HTTP as the real gateway would', async () => {
    const acceptance = {
      bookingId: null,
      scrolledToBottom: true,
      termsVersion: '2025-01-08',
      acceptanceMethod: 'web_modal',
    };
    expect(await call('POST', '/api/terms-acceptance', acceptance)).toMatchObject({ status: 201, body: { id: 1 } });
    const opened = await call('GET', '/api/checkout');
    expect(opened.body).toMatchObject({ mode: 'qa', scriptUrl: '/sandbox/moneris/chktv2/js/chkt_v2.01.js' });
    order = opened.body.orderNo;
    const wrong = await call('POST', '/api/preload', { order_no: order, amount: '1.00', booking });
    expect([wrong.status, wrong.body.code, wrong.body.amount]).toEqual([422, 'PRICE_DIFFERS', totals.essential]);
    const loaded = await call('POST', '/api/preload', { order_no: order, amount: totals.essential, booking });
    expect(loaded).toMatchObject({
      status: 200,
      body: { checkout_id: expect.any(String), ticket: expect.any(String) },
    });
    ticket = loaded.body.ticket;
    expect((await call('GET', '/api/booked-dates')).body.bookedDates).not.toContain('2025-10-14');
    expect((await call('GET', '/api/booked-dates', undefined, '')).body.bookedDates).toContain('2025-10-14');
  });

  it('is another visitor’s to nobody else', async () => {
    const path = `/api/checkout/${order}/customer`;
    expect((await call('PUT', path, { customerData }, 'visitor=me')).body.code).toBe('CHECKOUT_OF_ANOTHER');
    expect(await call('PUT', path, { customerData })).toEqual({ status: 204, body: null });
  });

  it('is confirmed once it is paid, and the same again on repeat', async () => {
    const submit = { order_no: order, ticket, customerData };
    expect((await call('POST', '/api/after-payment', submit)).body.code).toBe('NOT_PAID');
    await call('POST', '/sandbox/card/pay', { ticket, cardNumber: '4242424242424242' });
    expect(await call('GET', `/api/booking-details/${order}`)).toEqual({ status: 202, body: { state: 'processing' } });
    const confirmed = await call('POST', '/api/after-payment', submit);
    expect(confirmed).toMatchObject({ status: 200, body: { success: true, orderNo: order, clientId: 'HC0001' } });
    expect(await call('POST', '/api/after-payment', submit)).toEqual(confirmed);
  });

  it('is shown whole to the browser that booked and to the secret link, locked to anyone else', async () => {
    const path = `/api/booking-details/${order}`;
    const own = await call('GET', path);
    expect(own.body).toMatchObject({ booking: { email: customerData.email }, paymentReceipt: { amount: 1264.73 } });
    const stranger = await call('GET', path, undefined, '');
    expect(stranger.body).toEqual({
      locked: true,
      booking: { orderNo: order, status: 'active', coatingType: 'essential', appointmentDate: '2025-10-14' },
      paymentReceipt: null,
    });
    const links = await call('GET', `/sandbox/links.json?order=${order}`);
    const link = new URL(links.body.booking);
    expect(link.origin).toBe(server.url);
    const byLink = await call('GET', `${path}?key=${link.searchParams.get('key')}`, undefined, '');
    expect(byLink.body).toEqual(own.body);
  });

  it('opens its visit to a browser that knows its e-mail', async () => {
    const path = `/api/booking-details/${order}`;
    const known = (await fetch(`${server.url}${path}`)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await call('POST', `${path}/unlock`, { email: 'other@example.com' }, known)).status).toBe(404);
    expect(await call('POST', `${path}/unlock`, { email: 'Camille@Example.com' }, known)).toEqual({
      status: 204,
      body: null,
    });
    expect((await call('GET', path, undefined, known)).body).toMatchObject({
      limited: true,
      booking: { clientId: 'HC0001' },
    });
  });

  it('is on the page of the sandbox with its links', async () => {
    const page = await (await fetch(`${server.url}/sandbox`)).text();
    expect(page).toContain(order);
    expect(page).toContain('/cancel-booking/');
  });
});

describe('a browser that sends no cookie back', () => {
  const held = async () => (await call('GET', '/api/booked-dates', undefined, '')).body.bookedDates as string[];

  it('is told so in its language before a day is held', async () => {
    const { orderNo } = (await call('GET', '/api/checkout', undefined, 'none=1')).body;
    const before = await held();
    const request = {
      order_no: orderNo,
      amount: totals.essential,
      booking: { ...booking, appointmentDate: '2025-10-15', termsAccepted: true },
      hasCookie: true,
    };
    const asks = async (language: string) => {
      const headers = { 'content-type': 'application/json', 'accept-language': language };
      const answer = await fetch(`${server.url}/api/preload`, {
        method: 'POST',
        headers,
        body: JSON.stringify(request),
      });
      return [answer.status, await answer.json()];
    };
    const refused = (error: RegExp) => [403, { code: 'COOKIES_NEEDED', error: expect.stringMatching(error) }];
    expect(await asks('en-CA')).toEqual(refused(/does not accept cookies/));
    expect(await asks('fr-CA')).toEqual(refused(/n’accepte pas les témoins/));
    expect(await held()).toEqual(before);
  });

  it('is not meant where nobody has been given one yet: a script may begin with its order', async () => {
    const order = { order_no: 'HC-2025-424242', amount: totals.essential };
    const request = { ...order, booking: { ...booking, appointmentDate: '2025-10-16', termsAccepted: true } };
    expect((await call('POST', '/api/preload', request, 'none=1')).status).toBe(200);
  });
});

describe('the probes', () => {
  it('say that the program is up and ready', async () => {
    expect(await call('GET', '/healthz')).toEqual({ status: 200, body: { status: 'ok' } });
    const providers = { cards: 'answers', mail: 'answers', texts: 'answers', accounting: 'answers' };
    expect(await call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ok', providers } });
  });
});

it('a port that is taken is told in one line, and the database stays the caller’s', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const starting = startServer(sandboxSettings({ PORT: String(port) }), { pool: database.pool, silent: true });
  await expect(starting).rejects.toThrow(StartError);
  await expect(starting).rejects.toThrow(new RegExp(`^PORT: ${port} is in use`));
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  other.close();
});
