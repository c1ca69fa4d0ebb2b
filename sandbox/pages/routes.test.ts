import { afterAll, describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import type { RefundMethod } from '#domain/refunds/method.ts';
import { judgeRefund, simulatorPaths } from '#sandbox/cards/simulator.ts';
import { takeFault } from '#sandbox/stores/faults.ts';
import { appOver } from '#tests/builders/admin.ts';
import { openApp } from '#tests/builders/app.ts';
import { memoryStore } from '#tests/builders/simulators/cards.ts';
import { mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { sandboxRoutes } from './routes.ts';

const testApp = await openTestApp();
const { app, cardBooks } = await openSandbox();
const live = (await openApp({ sandbox: false })).app;
afterAll(async () => {
  await Promise.all([app.close(), live.close()]);
  await testApp.close();
});

/** The application over the test's database, where faults are kept, and card books of its own. */
async function openSandbox(trustProxy: false | number = false) {
  const cardBooks = memoryStore();
  return { app: await appOver(testApp.deps, { sandbox: sandboxRoutes(cardBooks), trustProxy }), cardBooks };
}

const aTicket = (ticket: string, orderNo: string) =>
  cardBooks.createTicket({ ticket, orderNo, amount: cents(126_473), language: 'en', createdAt: mondayMorning });
const pay = (ticket: string, cardNumber: string, headers = {}) =>
  app.inject({ method: 'POST', url: '/sandbox/card/pay', headers, payload: { ticket, cardNumber } });

const paths = [
  '/sandbox',
  '/sandbox/',
  '/sandbox/payments.json',
  '/sandbox/sandbox.css',
  '/sandbox/moneris/chktv2/js/chkt_v2.01.js',
];

describe('the sandbox', () => {
  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('answers %s', async (remoteAddress) => {
    for (const url of paths) expect([url, (await app.inject({ url, remoteAddress })).statusCode]).toEqual([url, 200]);
  });

  it.each(['10.0.0.5', '::ffff:10.0.0.5', '203.0.113.7', '2001:db8::1'])(
    'does not exist for %s',
    async (remoteAddress) => {
      for (const url of paths) expect([url, (await app.inject({ url, remoteAddress })).statusCode]).toEqual([url, 404]);
      const claims = { 'x-forwarded-for': '127.0.0.1', host: 'localhost:3000' };
      expect((await app.inject({ url: '/sandbox', remoteAddress, headers: claims })).statusCode).toBe(404);
      const paid = await app.inject({ method: 'POST', url: '/sandbox/card/pay', remoteAddress, payload: {} });
      expect(paid.statusCode).toBe(404);
    },
  );

  it('does not exist behind a trusted proxy on this machine for who comes from elsewhere', async () => {
    const proxied = (await openSandbox(1)).app;
    const from = (client: string) => proxied.inject({ url: '/sandbox', headers: { 'x-forwarded-for': client } });
    expect((await from('203.0.113.7')).statusCode).toBe(404);
    expect((await from('127.0.0.1')).statusCode).toBe(200);
    await proxied.close();
  });

  it('does not exist under the public name where a trusted proxy does not say whom it asks for, or says what is not so', async () => {
    const deps = { ...testApp.deps, publicUrl: 'https://demo.example.com' };
    const proxied = await appOver(deps, { sandbox: sandboxRoutes(cardBooks), trustProxy: 1 });
    const hosts = ['demo.example.com', 'DEMO.example.com:443', 'demo.example.com.'];
    const claims = [undefined, '', ' ', 'unknown', 'for=127.0.0.1', '127.0.0.1', '::1', 'x, 127.0.0.1', '127.0.0.1, x'];
    for (const host of hosts)
      for (const claim of claims) {
        const headers = { host, ...(claim !== undefined && { 'x-forwarded-for': claim }) };
        const answers = await Promise.all([...paths, '/metrics'].map((url) => proxied.inject({ url, headers })));
        const open = answers.filter(({ statusCode }) => statusCode === 200);
        expect([host, claim, open.length]).toEqual([host, claim, 0]);
      }
    const local = (headers: object) =>
      proxied.inject({ url: '/sandbox', headers: { host: '127.0.0.1:3000', ...headers } });
    expect((await local({})).statusCode).toBe(200);
    for (const mark of ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for'])
      expect([
        mark,
        (await local({ [mark]: mark === 'x-forwarded-for' ? 'unknown' : '127.0.0.1' })).statusCode,
      ]).toEqual([mark, 404]);
    await proxied.close();
    // A proxy on this machine has a port of its own; the program asks its simulators past it.
    const here = await appOver(
      { ...deps, publicUrl: 'http://127.0.0.1:8080' },
      { sandbox: sandboxRoutes(cardBooks), trustProxy: 1 },
    );
    const under = async (host: string) => (await here.inject({ url: '/sandbox', headers: { host } })).statusCode;
    expect([await under('127.0.0.1:8080'), await under('127.0.0.1:3000')]).toEqual([404, 200]);
    await here.close();
  });

  it.each(['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'])(
    'does not exist behind a proxy on this machine that nobody named, which sends %s',
    async (name) => {
      const headers = { [name]: '127.0.0.1' };
      for (const url of paths) expect([url, (await app.inject({ url, headers })).statusCode]).toEqual([url, 404]);
    },
  );

  it('does not exist under a foreign name that was made to point here', async () => {
    const under = (host: string) => app.inject({ url: '/sandbox/payments.json', headers: { host } });
    expect((await under('evil.example:3000')).statusCode).toBe(404);
    expect((await under('127.0.0.1:3000')).statusCode).toBe(200);
    expect((await under('[::1]:3000')).statusCode).toBe(200);
  });

  it('does not exist on the live site', async () => {
    for (const url of paths) expect((await live.inject(url)).statusCode).toBe(404);
  });
});

it.each(['/sandbox/links.json?order=', '/sandbox/mail.json?to=', '/sandbox/sms.json?to='])(
  'what no order and no address can be is refused at %s',
  async (url) => {
    const response = await app.inject(`${url}%00`);
    expect([response.statusCode, response.json().code]).toEqual([400, 'INVALID_INPUT']);
  },
);

describe('playing the customer', () => {
  it('pays a ticket as the frame does, once', async () => {
    await aTicket('ticket-1', 'HC-1');
    expect((await pay('ticket-1', '4242 4242 4242 4242')).json()).toEqual({ response_code: '001' });
    const again = await pay('ticket-1', '4242 4242 4242 4242', { 'accept-language': 'fr' });
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { error: 'Ce billet de paiement a déjà servi.', code: 'TICKET_USED' },
    ]);
  });

  it('is declined with the declining card', async () => {
    await aTicket('ticket-2', 'HC-2');
    expect((await pay('ticket-2', '4000000000000002')).json()).toEqual({ response_code: '051' });
  });

  it('is told what is wrong', async () => {
    await aTicket('ticket-3', 'HC-3');
    const outcomes = [await pay('ticket-3', '1234'), await pay('nothing', '4242424242424242')];
    expect(outcomes.map((one) => [one.statusCode, one.json().code])).toEqual([
      [400, 'CARD_NUMBER_INVALID'],
      [404, 'TICKET_UNKNOWN'],
    ]);
    const empty = await app.inject({ method: 'POST', url: '/sandbox/card/pay', payload: {} });
    expect(empty.json()).toMatchObject({ code: 'INVALID_INPUT', fields: { ticket: expect.any(String) } });
  });

  it('shows in the books, as text with two decimals', async () => {
    const books = (await app.inject('/sandbox/payments.json')).json();
    expect(books.tickets[0]).toEqual({ ticket: 'ticket-1', orderNo: 'HC-1', amount: '1264.73', state: 'approved' });
    expect(books.charges.map(({ approved }: { approved: boolean }) => approved)).toEqual([true, false]);
    expect(books.refunds).toEqual([]);
  });

  it('shows what was given back, and not what was refused', async () => {
    await askBack(cardBooks, 'ticket-1', 'void');
    await askBack(cardBooks, 'ticket-1', 'void');
    const books = (await app.inject('/sandbox/payments.json')).json();
    expect(books.refunds).toEqual([{ orderNo: 'HC-1', amount: '1264.73' }]);
  });
});

/** Asks the simulator for the whole of a ticket's payment. */
async function askBack(books: typeof cardBooks, ticket: string, method: RefundMethod) {
  const paid = await books.findTicket(ticket);
  if (!paid) throw new Error(`no ticket ${ticket}`);
  const { orderNo, amount, serial } = paid;
  const asked = { orderNo, transactionNo: `660-0_${1471 + serial}`, method, amount };
  await books.recordRefund(asked, mondayMorning, (facts) => judgeRefund(asked, mondayMorning, facts));
}

const order = (provider: string, payload: object, more = {}) =>
  app.inject({ method: 'PUT', url: `/sandbox/faults/${provider}`, payload, ...more });

describe('ordering faults', () => {
  it('makes the gateway fail for as many calls as were ordered, then be well', async () => {
    const ordered = await order('card', { mode: 'error', times: 2 });
    expect([ordered.statusCode, ordered.json()]).toEqual([200, { provider: 'card', mode: 'error', times: 2 }]);
    const preload = () => app.inject({ method: 'POST', url: `/sandbox/moneris${simulatorPaths.request}`, payload: {} });
    const refund = () =>
      app.inject({
        method: 'POST',
        url: `/sandbox/moneris${simulatorPaths.gateway}`,
        headers: { 'content-type': 'text/xml' },
        payload: '<request/>',
      });
    const codes = [await preload(), await refund(), await preload(), await refund()].map(
      ({ statusCode }) => statusCode,
    );
    expect(codes).toEqual([503, 503, 200, 200]);
  });

  it.each(['card', 'mail', 'sms', 'weather', 'accounting'] as const)(
    'works for %s, and is taken back',
    async (name) => {
      await order(name, { mode: 'reset-after-commit', times: 3 });
      expect(await takeFault(testApp.db, name)).toBe('reset-after-commit');
      expect((await order(name, { mode: 'ok' })).json()).toEqual({ provider: name, mode: 'ok', times: 0 });
      expect(await takeFault(testApp.db, name)).toBeNull();
    },
  );

  it.each<[string, string, object, string]>([
    ['an unknown service', 'postman', { mode: 'down', times: 1 }, 'provider'],
    ['an unknown fault', 'card', { mode: 'asleep', times: 1 }, 'mode'],
    ['no fault', 'card', { times: 1 }, 'mode'],
    ['no number of calls', 'card', { mode: 'down' }, 'times'],
    ['a number that is text', 'card', { mode: 'down', times: '1' }, 'times'],
    ['no call at all', 'card', { mode: 'down', times: 0 }, 'times'],
    ['half a call', 'card', { mode: 'down', times: 1.5 }, 'times'],
    ['more calls than the books hold', 'card', { mode: 'down', times: 3_000_000_000 }, 'times'],
  ])('is refused for %s', async (_case, provider, payload, field) => {
    const refused = await order(provider, payload);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'INVALID_INPUT']);
    expect(Object.keys(refused.json().fields)).toEqual([field]);
    expect(await takeFault(testApp.db, 'card')).toBeNull();
  });

  it('does not exist for others, and not from another site', async () => {
    const fault = { mode: 'down', times: 1 };
    expect((await order('card', fault, { remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
    expect((await order('card', fault, { headers: { origin: 'https://evil.example' } })).statusCode).toBe(403);
    const onLive = await live.inject({ method: 'PUT', url: '/sandbox/faults/card', payload: fault });
    expect(onLive.statusCode).toBe(404);
    expect(await takeFault(testApp.db, 'card')).toBeNull();
  });
});

describe('the page', () => {
  it('lists open tickets with a button for each test card, in both languages, with no inline code', async () => {
    const fresh = await openSandbox();
    await fresh.cardBooks.createTicket({
      ticket: '<b>"',
      orderNo: 'HC-9',
      amount: cents(126_473),
      language: 'fr',
      createdAt: mondayMorning,
    });
    const english = await fresh.app.inject('/sandbox');
    expect(english.body).toContain('$1,264.73');
    expect(english.body).toContain('name="ticket" type="hidden" value="&#60;b&#62;&#34;"');
    expect(english.body.match(/<button name="cardNumber"/g)).toHaveLength(2);
    const french = await fresh.app.inject({ url: '/sandbox', headers: { 'accept-language': 'fr-CA' } });
    expect(french.body).toMatch(/<html lang="fr-CA">.*1\s264,73\s\$.*Payer \(approuvé\)/s);
    for (const { body, headers } of [english, french]) {
      expect(body).not.toMatch(/ style=|<style|<script>|onclick/);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      expect(headers['content-security-policy']).toContain("script-src 'self'");
    }
    await fresh.app.close();
  });

  it('shows refunds and ordered faults, in both languages', async () => {
    const fresh = await openSandbox();
    const ticket = { ticket: 'ticket-9', orderNo: 'HC-9<', amount: cents(126_473), language: 'en' as const };
    await fresh.cardBooks.createTicket({ ...ticket, createdAt: mondayMorning });
    const payload = { ticket: 'ticket-9', cardNumber: '4242424242424242' };
    await fresh.app.inject({ method: 'POST', url: '/sandbox/card/pay', payload });
    await askBack(fresh.cardBooks, 'ticket-9', 'refund');
    await askBack(fresh.cardBooks, 'ticket-9', 'refund');
    await order('card', { mode: 'slow', times: 3 });
    const english = (await fresh.app.inject('/sandbox')).body;
    const french = (await fresh.app.inject({ url: '/sandbox', headers: { 'accept-language': 'fr' } })).body;
    await order('card', { mode: 'ok' });
    expect(english).toMatch(/HC-9&#60;.*refund<.*declined<.*476 INVALID AMOUNT<.*approved<.*027 APPROVED</s);
    expect(french).toMatch(/remboursement<.*refusé<.*476 INVALID AMOUNT<.*approuvé</s);
    expect(english).toContain('>slow (20 s) × 3<');
    expect(english).toContain('aria-label="Cards: behaviour"');
    expect(french).toContain('>lent (20\u00a0s) × 3<');
    expect(french).toContain('<option value="slow" selected>');
    await fresh.app.close();
  });
});
