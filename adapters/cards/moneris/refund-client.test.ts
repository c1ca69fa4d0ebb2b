import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { monerisGateway } from './gateway.ts';

const request = { orderNo: 'HC-20251008-141203', transactionNo: '660-0_1472', amount: cents(5000) };
const refund = { ...request, method: 'refund' as const };
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function gatewayAt(gatewayUrl: string | (() => string), totalMs = 5000, connectMs = totalMs) {
  return monerisGateway({
    storeId: 'store&1',
    apiToken: '<not-a-real-token>',
    checkoutId: 'chktDEMO00009',
    environment: 'qa',
    requestUrl: 'http://127.0.0.1:1/',
    gatewayUrl,
    gatewayTimeouts: { connectMs, totalMs },
    scriptUrl: '/chkt_v2.01.js',
  });
}

async function aServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const approval = `<?xml version="1.0"?><response><receipt><ReceiptId>${request.orderNo}</ReceiptId>
<ResponseCode>027</ResponseCode><Complete>true</Complete><TransID>661-1_9</TransID></receipt></response>`;

/** A server that writes down what it is sent and approves it. */
async function aListener() {
  const heard: { method: string; type: string; body: string }[] = [];
  const url = await aServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    heard.push({ method: incoming.method ?? '', type: incoming.headers['content-type'] ?? '', body });
    response.end(approval);
  });
  return { url, heard };
}

const head = '<?xml version="1.0" encoding="UTF-8"?><request><store_id>store&amp;1</store_id>';
const token = '<api_token>&lt;not-a-real-token&gt;</api_token>';
const order = `<order_id>${request.orderNo}</order_id>`;
const rest = '<txn_number>660-0_1472</txn_number><crypt_type>7</crypt_type>';

describe('a call of the XML gateway', () => {
  it('asks for a refund, a void, or what became of one, in the gateway’s own words and order', async () => {
    const { url, heard } = await aListener();
    const gateway = gatewayAt(() => url);
    expect(await gateway.refund(refund)).toMatchObject({ state: 'approved', transactionNo: '661-1_9' });
    await gateway.refund({ ...request, method: 'void' });
    await gateway.readRefund(refund);
    const refunding = `<refund>${order}<amount>50.00</amount>${rest}</refund></request>`;
    expect(heard.map(({ body }) => body)).toEqual([
      `${head}${token}${refunding}`,
      `${head}${token}<purchasecorrection>${order}${rest}</purchasecorrection></request>`,
      `${head}${token}<status_check>true</status_check>${refunding}`,
    ]);
    expect(heard[0]).toMatchObject({ method: 'POST', type: 'text/xml' });
  });

  it('lets no number write elements of its own', async () => {
    const { url, heard } = await aListener();
    await gatewayAt(url).refund({ ...refund, transactionNo: '</txn_number><amount>9999.00</amount>' });
    expect(heard[0]?.body).toContain('&lt;/txn_number&gt;&lt;amount&gt;9999.00&lt;/amount&gt;');
    expect(heard[0]?.body.match(/<amount>/g)).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['an amount of nothing', { amount: cents(0) }],
    ['a negative amount', { amount: cents(-5000) }],
    ['an amount beyond seven digits', { amount: cents(1_000_000_000) }],
    ['no transaction', { transactionNo: '' }],
    ['no order', { orderNo: '' }],
    ['a control character', { orderNo: 'HC-\u0000' }],
  ])('is not made with %s', async (_case, wrong) => {
    const { url, heard } = await aListener();
    const gateway = gatewayAt(url);
    expect(await gateway.refund({ ...refund, ...wrong })).toMatchObject({ state: 'refused', code: '' });
    expect(await gateway.readRefund({ ...refund, ...wrong })).toEqual({ state: 'absent' });
    expect(heard).toEqual([]);
  });
});

describe('a refund without an answer', () => {
  const redirected: RequestListener = (incoming, response) =>
    incoming.url === '/elsewhere' ? response.end(approval) : response.writeHead(307, { location: '/elsewhere' }).end();
  const long = approval.replace('027', `027${' '.repeat(70_000)}`);

  it.each<[string, RequestListener]>([
    ['that ended in an error', (_request, response) => response.writeHead(500).end(approval)],
    ['that was turned away on the way', (_request, response) => response.writeHead(403).end()],
    ['that ended in HTML', (_request, response) => response.end('<html>maintenance<br></html>')],
    ['that was cut in half', (_request, response) => response.end(approval.slice(0, 120))],
    ['that came back empty', (_request, response) => response.end()],
    ['that came back too long', (_request, response) => response.end(long)],
    ['that sent us elsewhere', redirected],
    ['whose connection was cut', (incoming) => incoming.socket.destroy()],
    ['whose answer was cut', (_request, response) => void response.write('<response>', () => response.destroy())],
    ['that nobody answered', () => undefined],
    ['whose answer never ended', (_request, response) => void response.write('<response>')],
  ])('is unknown: one %s', async (_case, listener) => {
    const gateway = gatewayAt(await aServer(listener), 150);
    expect(await gateway.refund(refund)).toMatchObject({ state: 'unknown', detail: expect.any(String) });
    expect(await gateway.readRefund(refund)).toMatchObject({ state: 'unavailable' });
  });

  it('is asked for once, whatever happens to it', async () => {
    let asked = 0;
    const url = await aServer((incoming) => {
      asked += 1;
      incoming.socket.destroy();
    });
    await gatewayAt(url).refund(refund);
    expect(asked).toBe(1);
  });
});

describe('a refund that never left us', () => {
  it('is known not to have been sent where nobody listens', async () => {
    const url = await aServer(() => undefined);
    await closing.pop()?.();
    const gateway = gatewayAt(url);
    expect(await gateway.refund(refund)).toEqual({
      state: 'not-sent',
      detail: expect.stringContaining('ECONNREFUSED'),
      silent: true,
    });
    expect(await gateway.readRefund(refund)).toMatchObject({ state: 'unavailable' });
  });

  it('is known not to have been sent to a name that does not exist, or an address that is none', async () => {
    expect(await gatewayAt('http://gateway.invalid/').refund(refund)).toMatchObject({ state: 'not-sent' });
    expect(await gatewayAt('nowhere').refund(refund)).toMatchObject({ state: 'not-sent' });
  });

  it('is known not to have been sent where no secure connection comes about', async () => {
    let asked = 0;
    const url = await aServer(() => {
      asked += 1;
    });
    const secure = gatewayAt(url.replace('http:', 'https:'));
    expect(await secure.refund(refund)).toMatchObject({ state: 'not-sent' });
    expect(asked).toBe(0);
  });
});
