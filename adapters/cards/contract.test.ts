import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainCard } from '#domain/ledger/paid-with.ts';
import type { VaultToken } from '#domain/ledger/saved-card.ts';
import { cents } from '#domain/money.ts';
import {
  cardSimulator,
  payByForm,
  payBySavedCard,
  payByScript,
  paymentsBook,
  simulatorPaths,
} from '#sandbox/cards/simulator.ts';
import { memoryStore } from '#tests/builders/simulators/cards.ts';
import { monerisGateway } from './moneris/gateway.ts';
import { scriptUrls } from './moneris/hosts.ts';
import type { CardGateway } from './port.ts';

const visa = '4242 4242 4242 4242';
const declinedVisa = '4000 0000 0000 0002';
const order = { orderNo: 'HC-20251008-141203', amount: cents(289_967), language: 'fr' } as const;

const closing: (() => Promise<unknown>)[] = [];
const paidAt = new Date('2025-10-08T18:12:03Z');
let now: Date;
let base: string;
let gateway: CardGateway;
let store: ReturnType<typeof memoryStore>;

beforeEach(async () => {
  now = paidAt;
  store = memoryStore();
  let ids = 0;
  const app = Fastify();
  await app.register(cardSimulator, {
    prefix: '/sandbox/moneris',
    store,
    now: () => now,
    newId: () => `id-${++ids}`,
    mode: 'qa',
    nextFault: async () => null,
  });
  base = `${await app.listen({ port: 0 })}/sandbox/moneris`;
  gateway = gatewayAt(() => base + simulatorPaths.request);
  closing.push(() => app.close());
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function gatewayAt(requestUrl: string | (() => string)): CardGateway {
  return monerisGateway({
    storeId: 'teststore9',
    apiToken: 'not-a-real-token',
    checkoutId: 'chktDEMO00009',
    environment: 'qa',
    requestUrl,
    gatewayUrl: base + simulatorPaths.gateway,
    scriptUrl: `/sandbox/moneris${simulatorPaths.script}`,
  });
}

async function anOpenTicket(of: CardGateway = gateway): Promise<string> {
  const opened = await of.openTicket(order);
  if (!opened.ok) throw new Error(opened.detail);
  return opened.ticket;
}

const pay = (ticket: string, cardNumber: string) => payByScript({ store, now: () => now }, { ticket, cardNumber });
const minutesPass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

describe('the card gateway', () => {
  it('opens a ticket of the shape the gateway uses', async () => {
    expect(await anOpenTicket()).toMatch(/^1759947123[A-Za-z0-9]{29}[A-SU-Za-z0-9]$/);
  });

  it('opens another ticket for an order that is not paid, and a fresh one each time', async () => {
    expect(await anOpenTicket()).not.toBe(await anOpenTicket());
  });

  it('says of an unpaid, an unknown and an expired ticket the same: incomplete', async () => {
    const ticket = await anOpenTicket();
    expect(await gateway.readReceipt(ticket)).toEqual({ state: 'incomplete' });
    expect(await gateway.readReceipt('1759947123nobodyhasseenthisticketbefore12')).toEqual({ state: 'incomplete' });
    minutesPass(30);
    expect(await gateway.readReceipt(ticket)).toEqual({ state: 'incomplete' });
  });

  it('tells of a wallet, and of instalments that leave the amount as it is', async () => {
    const paid = async (orderNo: string, cardNumber: string) => {
      const opened = await gateway.openTicket({ ...order, orderNo });
      if (!opened.ok) throw new Error(opened.detail);
      await pay(opened.ticket, cardNumber);
      const reading = await gateway.readReceipt(opened.ticket);
      return 'receipt' in reading && [reading.state, reading.receipt.amount, reading.receipt.paidWith];
    };
    const { amount } = order;
    expect(await paid('HC-1', '4111 1111 1111 1111')).toEqual([
      'approved',
      amount,
      { wallet: 'apple-pay', instalments: null },
    ]);
    expect(await paid('HC-2', '4012 8888 8888 1881')).toEqual([
      'approved',
      amount,
      { wallet: 'google-pay', instalments: null },
    ]);
    expect(await paid('HC-3', '4000 0566 5566 5556')).toEqual(['approved', amount, { wallet: null, instalments: 6 }]);
    expect(await paid('HC-4', visa)).toEqual(['approved', amount, plainCard]);
  });

  it('keeps an approved card in its vault, whose key is in no record, and offers it in another form', async () => {
    const first = await anOpenTicket();
    const typed = { cardNumber: visa, expiry: '12 / 29', securityCode: '123' };
    await payByForm({ store, now: () => now }, { ticket: first, ...typed });
    const reading = await gateway.readReceipt(first);
    if (!('receipt' in reading) || !reading.receipt.savedCard) throw new Error('not kept');
    const { dataKey, issuerId, ...shown } = reading.receipt.savedCard;
    expect(shown).toEqual({ brand: 'visa', last4: '4242', expires: '1229' });
    expect(JSON.stringify(reading.receipt.raw)).not.toContain(dataKey);
    expect(JSON.stringify(reading.receipt.raw)).not.toContain(issuerId);

    const savedCard = { dataKey, issuerId };
    const opened = await gateway.openTicket({ ...order, orderNo: 'HC-2', savedCard });
    if (!opened.ok) throw new Error(opened.detail);
    const press = (securityCode: string) =>
      payBySavedCard({ store, now: () => now }, { ticket: opened.ticket, securityCode });
    expect(await press('1')).toMatchObject({ status: 422, body: { fields: { securityCode: 'invalid' } } });
    expect(await gateway.readReceipt(opened.ticket)).toEqual({ state: 'incomplete' });
    expect(await press('123')).toEqual({ status: 200, body: { response_code: '001' } });
    expect(await gateway.readReceipt(opened.ticket)).toMatchObject({
      state: 'approved',
      receipt: { amount: order.amount, savedCard: shown },
    });
  });

  it('offers no card that is unknown, of another store, or expired, and says so', async () => {
    const ticket = await anOpenTicket();
    await payByForm({ store, now: () => now }, { ticket, cardNumber: visa, expiry: '10/25', securityCode: '123' });
    const reading = await gateway.readReceipt(ticket);
    if (!('receipt' in reading) || !reading.receipt.savedCard) throw new Error('not kept');
    const { dataKey, issuerId } = reading.receipt.savedCard;
    const offered = (savedCard: VaultToken) => gateway.openTicket({ ...order, orderNo: 'HC-2', savedCard });
    const refused = { ok: false, reason: 'card-refused' };
    expect(await offered({ dataKey, issuerId })).toMatchObject({ ok: true });
    expect(await offered({ dataKey: 'vk000000001', issuerId })).toMatchObject(refused);
    expect(await offered({ dataKey, issuerId: 'iss99' })).toMatchObject(refused);
    minutesPass(60 * 24 * 60);
    expect(await offered({ dataKey, issuerId })).toMatchObject(refused);
  });

  it('gives an approved receipt with our order and amount, the same each time it is asked', async () => {
    const ticket = await anOpenTicket();
    expect(await pay(ticket, visa)).toEqual({ status: 200, body: { response_code: '001' } });
    const reading = await gateway.readReceipt(ticket);
    expect(reading).toMatchObject({
      state: 'approved',
      receipt: {
        ticket,
        orderNo: order.orderNo,
        amount: order.amount,
        transactionNo: '660-0_1472',
        approvalCode: expect.stringMatching(/^\d{6}$/),
        responseCode: '001',
        approvedAt: paidAt,
      },
    });
    minutesPass(60 * 24 * 365);
    expect(await gateway.readReceipt(ticket)).toEqual(reading);
  });

  it('keeps the last four digits of a card and no more', async () => {
    const ticket = await anOpenTicket();
    await pay(ticket, '5454 5454 5454 5454');
    expect(JSON.stringify(await gateway.readReceipt(ticket))).not.toContain('545454');
  });

  it('gives a declined receipt for a declined card', async () => {
    const ticket = await anOpenTicket();
    expect(await pay(ticket, declinedVisa)).toEqual({ status: 200, body: { response_code: '051' } });
    expect(await gateway.readReceipt(ticket)).toMatchObject({
      state: 'declined',
      receipt: { orderNo: order.orderNo, amount: order.amount, responseCode: '051', message: 'DECLINED' },
    });
  });

  it('refuses an order number that is already paid', async () => {
    await pay(await anOpenTicket(), visa);
    expect(await gateway.openTicket(order)).toMatchObject({ ok: false, reason: 'order-number-taken' });
  });

  it('takes an order number again whose card was declined', async () => {
    await pay(await anOpenTicket(), declinedVisa);
    expect(await gateway.openTicket(order)).toMatchObject({ ok: true });
  });

  it('refuses a profile of the other environment', async () => {
    const prod = monerisGateway({
      storeId: 's',
      apiToken: 't',
      checkoutId: 'c',
      environment: 'prod',
      requestUrl: base + simulatorPaths.request,
      gatewayUrl: base + simulatorPaths.gateway,
      scriptUrl: scriptUrls.prod,
    });
    expect(await prod.openTicket(order)).toMatchObject({ ok: false, reason: 'refused' });
    expect(prod.form).toEqual({ mode: 'prod', scriptUrl: scriptUrls.prod });
  });
});

describe('a ticket', () => {
  it('is charged once, however often and with whatever card it is paid', async () => {
    const ticket = await anOpenTicket();
    const answers = await Promise.all([visa, visa, declinedVisa, visa].map((card) => pay(ticket, card)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await paymentsBook(store)).charges).toHaveLength(1);
  });

  it('is used up by a decline', async () => {
    const ticket = await anOpenTicket();
    await pay(ticket, declinedVisa);
    expect(await pay(ticket, visa)).toMatchObject({ status: 409 });
    expect(await gateway.readReceipt(ticket)).toMatchObject({ state: 'declined' });
  });

  it('is not used up by a number that no card has', async () => {
    const ticket = await anOpenTicket();
    expect(await pay(ticket, '4242 4242 4242 4241')).toMatchObject({ status: 422 });
    expect(await pay(ticket, visa)).toMatchObject({ status: 200 });
  });

  it('can be paid for thirty minutes', async () => {
    const [first, second] = [await anOpenTicket(), await anOpenTicket()];
    minutesPass(30 - 1 / 60_000);
    expect(await pay(first, declinedVisa)).toMatchObject({ status: 200 });
    minutesPass(1 / 60_000);
    expect(await pay(second, visa)).toMatchObject({ status: 410 });
  });

  it('must exist', async () => {
    expect(await pay('1759947123x', visa)).toMatchObject({ status: 404 });
  });

  it('ends as a duplicate when another ticket of its order was approved', async () => {
    const [first, second] = [await anOpenTicket(), await anOpenTicket()];
    const answers = await Promise.all([pay(first, visa), pay(second, visa)]);
    expect(answers.map(({ body }) => body)).toEqual([{ response_code: '001' }, { response_code: '078' }]);
    expect(await gateway.readReceipt(second)).toMatchObject({ state: 'declined', receipt: { responseCode: '078' } });
    expect((await paymentsBook(store)).charges.filter(({ approved }) => approved)).toHaveLength(1);
  });
});

describe('the books of the simulator', () => {
  it('list tickets and charges with amounts as text', async () => {
    const [paid, open] = [await anOpenTicket(), await anOpenTicket()];
    await pay(paid, visa);
    const { orderNo } = order;
    expect(await paymentsBook(store)).toEqual({
      tickets: [
        { ticket: paid, orderNo, amount: '2899.67', state: 'approved' },
        { ticket: open, orderNo, amount: '2899.67', state: 'open' },
      ],
      charges: [{ orderNo, ticket: paid, amount: '2899.67', approved: true }],
      refunds: [],
    });
  });
});
