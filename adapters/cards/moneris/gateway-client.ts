import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { RefundMethod } from '#domain/cancellation/refund-method.ts';
import { writeXml } from '../xml.ts';
import { boundedText, reasonOf } from './answer.ts';

export type GatewaySettings = {
  storeId: string;
  apiToken: string;
  /** A function where the address is only known once something listens. */
  gatewayUrl: string | (() => string);
  gatewayTimeouts?: Patience;
};

/** How long a connection may take to be made, and the whole call. */
type Patience = { connectMs: number; totalMs: number };

export type GatewayCall = {
  orderNo: string;
  transactionNo: string;
  method: RefundMethod;
  /** With two decimals. A void is always of the whole, so it names none. */
  amount: string;
  /** Only look up what became of this very call. */
  statusCheck: boolean;
};

/** An answer as text, or why there is none; `sent` is false only when not a byte of the request left us. */
export type GatewayReply = { arrived: true; text: string } | { arrived: false; sent: boolean; detail: string };

export type GatewayClient = (call: GatewayCall) => Promise<GatewayReply>;

const usual: Patience = { connectMs: 20_000, totalMs: 40_000 };

// A receipt has about 1 kB; whatever is a hundred times that is not one.
const largestAnswer = 64 * 1024;

// E-commerce over TLS. What public integrations send for what was paid in the hosted form.
const cryptType = '7';

/**
 * Speaks to the Moneris Gateway over HTTP. Never throws for what the outside does. Nothing is sent twice and no
 * redirect is followed, since the call moves money and carries the API token.
 */
export function monerisGatewayClient({
  storeId,
  apiToken,
  gatewayUrl,
  gatewayTimeouts = usual,
}: GatewaySettings): GatewayClient {
  return async (call) => {
    const body = envelope({ storeId, apiToken }, call);
    const address = typeof gatewayUrl === 'string' ? gatewayUrl : gatewayUrl();
    try {
      return await post(new URL(address), body, gatewayTimeouts);
    } catch (failure) {
      return { arrived: false, sent: false, detail: reasonOf(failure) };
    }
  };
}

/** The request as XML. Its elements have an order: the status check stands between the token and the transaction. */
export function envelope(credentials: { storeId: string; apiToken: string }, call: GatewayCall): string {
  const payment = { order_id: call.orderNo };
  const rest = { txn_number: call.transactionNo, crypt_type: cryptType };
  return writeXml({
    request: {
      store_id: credentials.storeId,
      api_token: credentials.apiToken,
      ...(call.statusCheck ? { status_check: 'true' } : {}),
      ...(call.method === 'void'
        ? { purchasecorrection: { ...payment, ...rest } }
        : { refund: { ...payment, amount: call.amount, ...rest } }),
    },
  });
}

/**
 * One request on a connection of its own. It is written only once the connection stands, its certificate included, so
 * that a failure before is known to have moved nothing. Throws, before anything is sent, for an address that is none.
 */
function post(url: URL, body: string, { connectMs, totalMs }: Patience): Promise<GatewayReply> {
  return new Promise((resolve) => {
    const secure = url.protocol === 'https:';
    let sent = false;
    const request = (secure ? overHttps : overHttp)(url, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'text/xml', accept: 'text/xml', 'content-length': Buffer.byteLength(body) },
    });
    const end = (reply: GatewayReply) => {
      clearTimeout(connecting);
      clearTimeout(waiting);
      resolve(reply);
      request.destroy();
    };
    const fail = (detail: string) => end({ arrived: false, sent, detail });
    const connecting = setTimeout(() => fail('no connection in time'), connectMs);
    const waiting = setTimeout(() => fail('no answer in time'), totalMs);

    request.on('error', (failure) => fail(reasonOf(failure)));
    request.once('socket', (socket) =>
      socket.once(secure ? 'secureConnect' : 'connect', () => {
        clearTimeout(connecting);
        sent = true;
        request.end(body);
      }),
    );
    request.once('response', (response) => {
      if (response.statusCode !== 200) return fail(`HTTP ${response.statusCode}`);
      return boundedText(response, largestAnswer).then(
        (text) => end({ arrived: true, text }),
        (failure: unknown) => fail(reasonOf(failure)),
      );
    });
  });
}
