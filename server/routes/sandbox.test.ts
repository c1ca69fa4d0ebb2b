import { afterAll, describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { openApp } from '#tests/builders/app.ts';
import { mondayMorning } from '#tests/builders/house.ts';

const { app, cardBooks } = await openApp();
const live = (await openApp({ sandbox: false })).app;
afterAll(() => Promise.all([app.close(), live.close()]));

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
    const proxied = (await openApp({ trustProxy: 1 })).app;
    const from = (client: string) => proxied.inject({ url: '/sandbox', headers: { 'x-forwarded-for': client } });
    expect((await from('203.0.113.7')).statusCode).toBe(404);
    expect((await from('127.0.0.1')).statusCode).toBe(200);
    await proxied.close();
  });

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
});

describe('the page', () => {
  it('lists open tickets with a button for each test card, in both languages, with no inline code', async () => {
    const fresh = await openApp();
    await fresh.cardBooks.createTicket({
      ticket: '<b>"',
      orderNo: 'HC-9',
      amount: cents(126_473),
      language: 'fr',
      createdAt: mondayMorning,
    });
    const english = await fresh.app.inject('/sandbox');
    expect(english.body).toContain('$1,264.73');
    expect(english.body.match(/<button type="button" data-ticket="&#60;b&#62;&#34;"/g)).toHaveLength(2);
    const french = await fresh.app.inject({ url: '/sandbox', headers: { 'accept-language': 'fr-CA' } });
    expect(french.body).toMatch(/<html lang="fr-CA">.*1\s264,73\s\$.*Payer \(approuvé\)/s);
    for (const { body, headers } of [english, french]) {
      expect(body).not.toMatch(/ style=|<style|<script>|onclick/);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      expect(headers['content-security-policy']).toContain("script-src 'self'");
    }
    await fresh.app.close();
  });
});
