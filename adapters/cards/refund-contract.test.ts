import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { cardSimulator, payByScript, paymentsBook, simulatorPaths } from '#sandbox/cards/simulator.ts';
import type { FaultMode } from '#sandbox/faults.ts';
import { memoryStore } from '#tests/builders/simulators/cards.ts';
import { monerisGateway } from './moneris/gateway.ts';
import type { CardGateway, RefundRequest } from './port.ts';

const order = { orderNo: "HC-20251008-14'&03", amount: cents(18_396), language: 'en' } as const;
const closing: (() => Promise<unknown>)[] = [];

let now: Date;
let store: ReturnType<typeof memoryStore>;
let faults: FaultMode[];
let waited: number[];
let base: string;
let gateway: CardGateway;

beforeEach(async () => {
  now = new Date('2025-10-08T18:12:03Z');
  store = memoryStore();
  faults = [];
  waited = [];
  let ids = 0;
  const app = Fastify();
  await app.register(cardSimulator, {
    store,
    now: () => now,
    newId: () => `id-${++ids}`,
    mode: 'qa',
    nextFault: async () => faults.shift() ?? null,
    delay: async (milliseconds) => void waited.push(milliseconds),
  });
  base = await app.listen({ port: 0 });
  gateway = gatewayWith('sandbox');
  closing.push(() => app.close());
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const gatewayWith = (apiToken: string) =>
  monerisGateway({
    storeId: 'teststore9',
    apiToken,
    checkoutId: 'chktDEMO00009',
    environment: 'qa',
    requestUrl: base + simulatorPaths.request,
    gatewayUrl: base + simulatorPaths.gateway,
    scriptUrl: simulatorPaths.script,
  });

/** Pays an order and returns what a refund of the whole of it would say. */
async function aPayment(of: { orderNo: string } = order): Promise<RefundRequest> {
  const opened = await gateway.openTicket({ ...order, ...of });
  if (!opened.ok) throw new Error(opened.detail);
  await payByScript({ store, now: () => now }, { ticket: opened.ticket, cardNumber: '4242424242424242' });
  const reading = await gateway.readReceipt(opened.ticket);
  if (reading.state !== 'approved') throw new Error(reading.state);
  const { orderNo, transactionNo, amount } = reading.receipt;
  return { orderNo, transactionNo, amount, method: 'refund' };
}

const refunded = async () => (await paymentsBook(store)).refunds;
const approvals = (results: { state: string }[]) => results.filter(({ state }) => state === 'approved').length;

describe('a refund', () => {
  it('is not written where it may not leave any more, and the gateway knows of none', async () => {
    const payment = await aPayment();
    expect(await gateway.refund(payment, () => false)).toEqual({ state: 'not-sent', detail: 'too late to be sent' });
    expect(await gateway.readRefund(payment)).toEqual({ state: 'absent' });
    expect(await gateway.refund(payment, () => true)).toMatchObject({ state: 'approved' });
  });

  it('gives the whole of a payment back, and a lookup finds the same answer', async () => {
    const request = await aPayment();
    const result = await gateway.refund(request);
    expect(result).toMatchObject({ state: 'approved', transactionNo: '660-1_1472', raw: { TransAmount: '183.96' } });
    expect(await gateway.readRefund(request)).toEqual(result);
    expect(await refunded()).toEqual([{ orderNo: order.orderNo, amount: '183.96' }]);
  });

  it('may be a part, again and again, until nothing is left', async () => {
    const part = { ...(await aPayment()), amount: cents(9_000) };
    const [first, second, third] = [await gateway.refund(part), await gateway.refund(part), await gateway.refund(part)];
    expect([first.state, second.state]).toEqual(['approved', 'approved']);
    expect(third).toMatchObject({ state: 'refused', code: '476', message: 'INVALID AMOUNT' });
    expect(await gateway.refund({ ...part, amount: cents(396) })).toMatchObject({ state: 'approved' });
    expect((await refunded()).map(({ amount }) => amount)).toEqual(['90.00', '90.00', '3.96']);
  });

  it('never exceeds the payment, however many are asked for at once', async () => {
    const part = { ...(await aPayment()), amount: cents(1_000) };
    const results = await Promise.all(Array.from({ length: 50 }, () => gateway.refund(part)));
    expect(approvals(results)).toBe(18);
  });

  it.each<[string, Partial<RefundRequest>, string]>([
    ['of another order', { orderNo: 'HC-unknown' }, '421'],
    ['of another transaction', { transactionNo: '660-0_9999' }, '421'],
    ['of more than was paid', { amount: cents(18_397) }, '476'],
    ['that voids another transaction', { transactionNo: '660-0_9999', method: 'void' }, '421'],
  ])('%s is refused, and that is what a lookup finds', async (_case, wrong, code) => {
    const request = { ...(await aPayment()), ...wrong };
    expect(await gateway.refund(request)).toMatchObject({ state: 'refused', code });
    expect(await gateway.readRefund(request)).toMatchObject({ state: 'refused', code });
    expect(await refunded()).toEqual([]);
  });

  it('of a declined card is refused', async () => {
    const opened = await gateway.openTicket(order);
    if (!opened.ok) throw new Error(opened.detail);
    await payByScript({ store, now: () => now }, { ticket: opened.ticket, cardNumber: '4000000000000002' });
    const request = { orderNo: order.orderNo, transactionNo: '660-0_1472', amount: order.amount } as const;
    expect(await gateway.refund({ ...request, method: 'refund' })).toMatchObject({ state: 'refused', code: '421' });
  });

  it('that nobody asked for is absent, also one of another amount or another kind', async () => {
    const request = await aPayment();
    expect(await gateway.readRefund(request)).toEqual({ state: 'absent' });
    await gateway.refund({ ...request, amount: cents(5_000) });
    expect(await gateway.readRefund(request)).toEqual({ state: 'absent' });
    expect(await gateway.readRefund({ ...request, method: 'void' })).toEqual({ state: 'absent' });
    expect(await refunded()).toHaveLength(1);
  });

  it('with a token that the gateway does not take is refused, and nothing can be looked up with it', async () => {
    const request = await aPayment();
    const stranger = gatewayWith('');
    expect(await stranger.refund(request)).toMatchObject({ state: 'refused', message: 'API token mismatch' });
    expect(await stranger.readRefund(request)).toMatchObject({ state: 'unavailable' });
    expect(await store.refunds()).toEqual([]);
  });
});

describe('a void', () => {
  const voided = async () => ({ ...(await aPayment()), method: 'void' as const });

  it('undoes the whole of a payment, once', async () => {
    const request = await voided();
    const results = await Promise.all(Array.from({ length: 2 }, () => gateway.refund(request)));
    expect(results.map(({ state }) => state).sort()).toEqual(['approved', 'refused']);
    expect(await gateway.refund({ ...request, method: 'refund', amount: cents(1) })).toMatchObject({ code: '476' });
    expect(await refunded()).toEqual([{ orderNo: order.orderNo, amount: '183.96' }]);
  });

  it('is refused after a refund of any part', async () => {
    const request = await voided();
    await gateway.refund({ ...request, method: 'refund', amount: cents(1) });
    expect(await gateway.refund(request)).toMatchObject({ state: 'refused', code: '421' });
  });

  it.each([
    ['a moment before the batch closes', '2025-10-09T01:59:59.999Z', 'approved'],
    ['once the batch closes', '2025-10-09T02:00:00Z', 'refused'],
    ['early on the next day', '2025-10-09T12:00:00Z', 'refused'],
  ])('asked for %s is decided by the gateway’s own clock', async (_case, at, state) => {
    const request = await voided();
    now = new Date(at);
    expect(await gateway.refund(request)).toMatchObject({ state });
  });
});

describe('a gateway that is told to misbehave', () => {
  it('is down: the connection is cut, nothing is done', async () => {
    const request = await aPayment();
    faults.push('down', 'down', 'down');
    expect(await gateway.refund(request)).toMatchObject({ state: 'unknown' });
    expect(await gateway.readRefund(request)).toMatchObject({ state: 'unavailable' });
    expect(await gateway.openTicket({ ...order, orderNo: 'HC-2' })).toMatchObject({ reason: 'unavailable' });
    expect([await store.refunds(), (await store.all()).length]).toEqual([[], 1]);
    expect(await gateway.readRefund(request)).toEqual({ state: 'absent' });
  });

  it('fails for a while: nothing is done', async () => {
    const request = await aPayment();
    faults.push('error', 'error', 'error');
    expect(await gateway.refund(request)).toEqual({ state: 'unknown', detail: 'HTTP 503' });
    expect(await gateway.readRefund(request)).toEqual({ state: 'unavailable', detail: 'HTTP 503' });
    expect(await gateway.readReceipt('1759947123x')).toEqual({ state: 'unavailable', detail: 'HTTP 503' });
    expect(await store.refunds()).toEqual([]);
  });

  it('does the work and loses the answer: a lookup tells what happened', async () => {
    const request = await aPayment();
    faults.push('reset-after-commit');
    expect(await gateway.refund(request)).toMatchObject({ state: 'unknown' });
    expect(await refunded()).toHaveLength(1);
    expect(await gateway.readRefund(request)).toMatchObject({ state: 'approved', transactionNo: '660-1_1472' });
  });

  it('loses the answer to a preload, and the ticket is in its books', async () => {
    faults.push('reset-after-commit');
    expect(await gateway.openTicket(order)).toMatchObject({ ok: false, reason: 'unavailable' });
    expect(await store.all()).toMatchObject([{ orderNo: order.orderNo, state: 'open' }]);
  });

  it('is slow: it answers after twenty seconds', async () => {
    const request = await aPayment();
    faults.push('slow', 'slow');
    expect(await gateway.refund(request)).toMatchObject({ state: 'approved' });
    expect(await gateway.openTicket({ ...order, orderNo: 'HC-2' })).toMatchObject({ ok: true });
    expect(waited).toEqual([20_000, 20_000]);
  });

  it('still serves the customer’s browser', async () => {
    faults.push('down');
    expect((await fetch(base + simulatorPaths.script)).status).toBe(200);
    expect(faults).toEqual(['down']);
  });
});

describe('a slow gateway whose program closes', () => {
  it('does the work at once and keeps nobody waiting', async () => {
    const books = memoryStore();
    const app = Fastify();
    const asked = Promise.withResolvers<void>();
    await app.register(cardSimulator, {
      store: books,
      now: () => now,
      newId: () => 'id-1',
      mode: 'qa',
      nextFault: async () => {
        asked.resolve();
        return 'slow';
      },
    });
    base = await app.listen({ port: 0 });
    const request = { orderNo: 'HC-1', transactionNo: '660-0_1', amount: cents(100), method: 'refund' } as const;
    const refunding = gatewayWith('sandbox').refund(request);
    await asked.promise;
    await app.close();
    expect(await refunding).toMatchObject({ state: 'refused', code: '421' });
    expect(await books.refunds()).toHaveLength(1);
  });
});
