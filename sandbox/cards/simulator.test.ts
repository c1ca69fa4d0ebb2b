import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStore } from '#tests/builders/simulators/cards.ts';
import { readCardNumber, readExpiry } from './cards.ts';
import { cardSimulator, payByScript, paymentsBook, simulatorPaths } from './simulator.ts';
import { newTicket } from './ticket.ts';

const credentials = { store_id: 'teststore9', api_token: 'x', checkout_id: 'chktDEMO00009', environment: 'qa' };
const aPreload = { ...credentials, action: 'preload', txn_total: '2899.67', order_no: 'HC-20251008-141203' };

let app: FastifyInstance;
let now: Date;
let store: ReturnType<typeof memoryStore>;

beforeEach(async () => {
  now = new Date('2025-10-08T18:12:03Z');
  store = memoryStore();
  let ids = 0;
  app = Fastify();
  await app.register(cardSimulator, {
    store,
    now: () => now,
    newId: () => `id-${++ids}`,
    mode: 'qa',
    nextFault: async () => null,
  });
});

async function ask(payload: object) {
  const answer = await app.inject({ method: 'POST', url: simulatorPaths.request, payload });
  return answer.json();
}

async function aTicket(language = 'en'): Promise<string> {
  return (await ask({ ...aPreload, language })).response.ticket;
}

const frame = (ticket: string) => app.inject(`/chktv2/display/index.php?tck=${ticket}`);
const typed = { cardNumber: '4242 4242 4242 4242', expiry: '12 / 29', securityCode: '123' };
const pay = (payload: object) => app.inject({ method: 'POST', url: '/chktv2/display/pay', payload });

describe('the simulator answers as the gateway does', () => {
  it.each<[string, object, string]>([
    ['a missing store', { store_id: undefined }, 'store_id'],
    ['a missing token', { api_token: '' }, 'api_token'],
    ['a missing total', { txn_total: undefined }, 'txn_total'],
    ['a total that is a number', { txn_total: 2899.67 }, 'txn_total'],
    ['a total without decimals', { txn_total: '2899' }, 'txn_total'],
    ['a checkout id that is too long', { checkout_id: 'c'.repeat(31) }, 'checkout_id'],
    ['an order number that is too long', { order_no: 'H'.repeat(51) }, 'order_no'],
    ['an order number with a forbidden character', { order_no: 'HC-"1"' }, 'order_no'],
    ['a descriptor with a forbidden character', { dynamic_descriptor: 'A%' }, 'dynamic_descriptor'],
    ['an unknown language', { language: 'de' }, 'language'],
    ['the other environment', { environment: 'prod' }, 'environment'],
  ])('with an error keyed by the field for %s', async (_case, wrong, field) => {
    const { response } = await ask({ ...aPreload, ...wrong });
    expect(response).toEqual({ success: 'false', error: { [field]: { data: expect.any(String) } } });
    expect(await store.all()).toEqual([]);
  });

  it('with an order number of its own where none was sent', async () => {
    await ask({ ...aPreload, order_no: undefined });
    expect((await paymentsBook(store)).tickets[0]?.orderNo).toMatch(/^mco/);
  });

  it('with a refusal of actions it does not know, whatever their case', async () => {
    expect((await ask({ ...aPreload, action: 'Preload' })).response.success).toBe('false');
    expect((await ask([])).response.success).toBe('false');
  });

  it('with a receipt that names its parts as the gateway does', async () => {
    const ticket = await aTicket();
    await payByScript({ store, now: () => now }, { ticket, cardNumber: '373953192351004' });
    const { response } = await ask({ ...credentials, action: 'receipt', ticket });
    expect(response).toMatchObject({
      success: 'true',
      request: { txn_total: '2899.67', order_no: aPreload.order_no, ticket, cc: { first6last4: '3739531004' } },
      receipt: {
        result: 'a',
        cc: {
          result: 'a',
          transaction_no: '660-0_1472',
          reference_no: expect.stringMatching(/^\d{18}$/),
          transaction_date_time: '2025-10-08 14:12:03',
          approval_code: expect.stringMatching(/^\d{6}$/),
          card_type: 'AX',
        },
      },
    });
  });
});

describe('the frame', () => {
  it.each([
    ['en', ['Card number', 'Expiry', 'Security code', 'Pay'], '$2,899.67'],
    ['fr', ['Numéro de carte', 'Expiration', 'Code de sécurité', 'Payer'], '2\u00a0899,67\u00a0$'],
  ])('speaks %s and shows the amount', async (language, words, amount) => {
    const { body, statusCode } = await frame(await aTicket(language));
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(amount);
    for (const word of words) expect(body).toContain(`>${word}<`);
    expect(body).toContain('data-code="001"');
  });

  it('has neither script nor style within it, and a policy that admits none', async () => {
    const { body, headers } = await frame(await aTicket());
    expect(body).not.toMatch(/\sstyle=|<style|\son\w+=|<script>/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('loads only files that are there', async () => {
    const { body } = await frame(await aTicket());
    const files = [...body.matchAll(/(?:href|src)="\.\.(\/[^"]+)"/g)].map(([, path]) => `/chktv2${path}`);
    expect(files.length).toBeGreaterThan(6);
    for (const file of [...files, '/chktv2/js/typing.js', simulatorPaths.script]) {
      expect((await app.inject(file)).statusCode, file).toBe(200);
    }
  });

  it('gives the reason where a ticket cannot be paid', async () => {
    const [used, expired] = [await aTicket(), await aTicket()];
    await pay({ ...typed, ticket: used });
    expect((await frame(used)).body).toContain('data-code="2002"');
    expect((await frame('"><b>')).body).toContain('data-code="2001"');
    expect((await app.inject('/chktv2/display/index.php')).body).toContain('data-code="2001"');
    now = new Date(now.getTime() + 30 * 60_000);
    const late = await frame(expired);
    expect([late.statusCode, late.body.includes('data-code="2003"')]).toEqual([410, true]);
  });

  it('cannot be broken by what an order number holds', async () => {
    const { response } = await ask({ ...aPreload, order_no: "'&amp;/>" });
    expect(response.success).toBe('false');
    const { ticket } = (await ask({ ...aPreload, order_no: "A'&lt;B" })).response;
    expect((await frame(ticket)).body).toContain('A&#39;&#38;lt;B');
  });
});

describe('the button of the frame', () => {
  it('pays once, and says the same code when it is pressed again', async () => {
    const ticket = await aTicket();
    const [first, second] = await Promise.all([pay({ ...typed, ticket }), pay({ ...typed, ticket })]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409]);
    expect([first.json().response_code, second.json().response_code]).toEqual(['001', '001']);
    expect((await paymentsBook(store)).charges).toHaveLength(1);
  });

  it.each<[string, object, object]>([
    ['a number that no card has', { cardNumber: '4242 4242 4242 4243' }, { cardNumber: 'invalid' }],
    ['a number that is a word', { cardNumber: 'card' }, { cardNumber: 'invalid' }],
    ['a month that does not exist', { expiry: '13/29' }, { expiry: 'invalid' }],
    ['a card of last month', { expiry: '09 / 25' }, { expiry: 'past' }],
    ['a code that is too short', { securityCode: '12' }, { securityCode: 'invalid' }],
    ['three digits on American Express', { cardNumber: '373953192351004' }, { securityCode: 'invalid' }],
  ])('names the field for %s and leaves the ticket open', async (_case, wrong, fields) => {
    const ticket = await aTicket();
    const answer = await pay({ ...typed, ...wrong, ticket });
    expect([answer.statusCode, answer.json().fields]).toEqual([422, fields]);
    expect((await pay({ ...typed, ticket })).statusCode).toBe(200);
  });

  it('takes a card to the end of its month', async () => {
    expect((await pay({ ...typed, expiry: '10/25', ticket: await aTicket() })).statusCode).toBe(200);
  });

  it('refuses a request without its fields', async () => {
    expect((await pay({ ticket: await aTicket() })).statusCode).toBe(400);
  });
});

describe('cards and tickets', () => {
  it.each(['4355310002576375', '4716091243227333', '4556462273286718', '4217048416210847', '4485621544903528'])(
    'declines %s, as the gateway publishes',
    async (cardNumber) => {
      const answer = await payByScript({ store, now: () => now }, { ticket: await aTicket(), cardNumber });
      expect(answer).toMatchObject({ status: 200 });
      expect((await paymentsBook(store)).charges[0]?.approved).toBe(false);
    },
  );

  it('reads what people type', () => {
    expect(readCardNumber('4242-4242 4242-4242')).toBe('4242424242424242');
    expect(readExpiry('12/2029')).toBe('1229');
    expect(readExpiry('1229')).toBe('1229');
  });

  it('never ends a ticket with the letter that asks for a full screen', () => {
    const tickets = Array.from({ length: 500 }, (_, id) => newTicket(String(id), now));
    expect(new Set(tickets).size).toBe(500);
    for (const ticket of tickets) expect(ticket).toMatch(/^\d{10}[A-Za-z0-9]{29}[A-SU-Za-z0-9]$/);
  });
});
