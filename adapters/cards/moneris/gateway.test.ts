import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import type { CardGateway } from '../port.ts';
import { monerisGateway } from './gateway.ts';

const order = { orderNo: 'HC-20251008-141203', amount: cents(289_967), language: 'en' } as const;
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function gatewayAt(requestUrl: string, timeoutMs = 5000): CardGateway {
  return monerisGateway({
    storeId: 'teststore9',
    apiToken: 'not-a-real-token',
    checkoutId: 'chktDEMO00009',
    environment: 'qa',
    requestUrl,
    gatewayUrl: requestUrl,
    scriptUrl: '/chkt_v2.01.js',
    timeouts: { connectMs: timeoutMs, totalMs: timeoutMs },
  });
}

/** Elsewhere there is a ticket to be had, for whoever follows. */
const redirected: RequestListener = (request, response) => {
  if (request.url !== '/elsewhere') return response.writeHead(307, { location: '/elsewhere' }).end();
  return response.end(JSON.stringify({ response: { success: 'true', ticket: '1759947123x' } }));
};

describe('a gateway that misbehaves is unavailable', () => {
  const long = JSON.stringify({ response: { success: 'true', ticket: 'a'.repeat(300_000) } });
  it.each<[string, RequestListener]>([
    ['answers with an error', (_request, response) => response.writeHead(500).end('{"response":{"success":"true"}}')],
    ['answers with HTML', (_request, response) => response.end('<html>maintenance</html>')],
    ['answers with half an answer', (_request, response) => response.end('{"response":{"success":"tr')],
    ['answers with nothing', (_request, response) => response.end()],
    ['answers with too much', (_request, response) => response.end(long)],
    ['sends us elsewhere', redirected],
    ['cuts the connection', (request) => request.socket.destroy()],
    ['never answers', () => undefined],
    ['never ends its answer', (_request, response) => response.write('{"response":')],
  ])('when it %s', async (_case, listener) => {
    const broken = gatewayAt(await aServer(listener), 100);
    expect(await broken.openTicket(order)).toMatchObject({ ok: false, reason: 'unavailable' });
    expect(await broken.readReceipt('1759947123x')).toMatchObject({ state: 'unavailable' });
  });

  it('when it is not there', async () => {
    const absent = gatewayAt(await aServer(() => undefined));
    await closing.pop()?.();
    expect(await absent.openTicket(order)).toMatchObject({
      reason: 'unavailable',
      detail: expect.stringContaining('ECONNREFUSED'),
    });
    expect(await absent.readReceipt('1759947123x')).toMatchObject({ state: 'unavailable' });
  });
});

describe('what is sent', () => {
  it.each([
    ['an order number longer than fifty characters', { orderNo: 'H'.repeat(51) }],
    ['an order number with a forbidden character', { orderNo: 'HC-{1}' }],
    ['an empty order number', { orderNo: '' }],
    ['a negative amount', { amount: cents(-1) }],
    ['an amount of eight digits', { amount: cents(1_000_000_000) }],
  ])('is nothing for %s: that is refused at once', async (_case, wrong) => {
    const nobody = gatewayAt('http://127.0.0.1:1');
    expect(await nobody.openTicket({ ...order, ...wrong })).toMatchObject({ ok: false, reason: 'refused' });
  });

  it('holds our credentials and the order in the words of the gateway, and nothing of the customer', async () => {
    const sent: string[] = [];
    const url = await aServer(async (request, response) => {
      for await (const chunk of request) sent.push(String(chunk));
      response.end('{}');
    });
    await gatewayAt(url).openTicket(order);
    await gatewayAt(url).readReceipt('1759947123x');
    await gatewayAt(url).openTicket({ ...order, savedCard: { dataKey: 'key', issuerId: 'issuer' } });
    const credentials = {
      store_id: 'teststore9',
      api_token: 'not-a-real-token',
      checkout_id: 'chktDEMO00009',
      environment: 'qa',
    };
    const preload = {
      ...credentials,
      ...{ action: 'preload', order_no: order.orderNo, txn_total: '2899.67', language: 'en' },
    };
    // A saved card pays with its code alone: whoever has only the link does not know it.
    const asked = { ask_cvv: 'Y', token: [{ data_key: 'key', issuer_id: 'issuer' }] };
    expect(sent.map((body) => JSON.parse(body))).toEqual([
      preload,
      { ...credentials, action: 'receipt', ticket: '1759947123x' },
      { ...preload, ...asked },
    ]);
  });
});

async function aServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const address = server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}
