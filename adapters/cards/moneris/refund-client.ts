import type { Failure } from '#adapters/common/answer.ts';
import { httpRequest, type Timeouts } from '#adapters/common/http-request.ts';
import type { RefundMethod } from '#domain/refunds/method.ts';
import { writeXml } from '../xml.ts';

export type GatewaySettings = {
  storeId: string;
  apiToken: string;
  /** A function when the address is only known once a server listens. */
  gatewayUrl: string | (() => string);
  gatewayTimeouts?: Timeouts;
};

export type GatewayCall = {
  orderNo: string;
  transactionNo: string;
  method: RefundMethod;
  /** With two decimals. A void is always for the full amount, so it names none. */
  amount: string;
  /** Only look up the outcome of this very request. */
  statusCheck: boolean;
  mayLeave?: (() => boolean) | undefined;
};

/** An answer as text, or why there is none; `sent` is false only when not a byte of the request left us. */
export type GatewayReply = { arrived: true; text: string } | ({ arrived: false; sent: boolean } & Failure);

const defaultTimeouts: Timeouts = { connectMs: 5_000, totalMs: 40_000 };

// A receipt has about 1 kB; anything a hundred times larger is not one.
const largestAnswer = 64 * 1024;

// E-commerce over TLS. What public integrations send for what was paid in the hosted form.
const cryptType = '7';

/**
 * Speaks to the Moneris Gateway over HTTP. Never throws because of the gateway. Nothing is sent twice and no
 * redirect is followed, since the call moves money and carries the API token.
 */
export function monerisGatewayClient({
  storeId,
  apiToken,
  gatewayUrl,
  gatewayTimeouts = defaultTimeouts,
}: GatewaySettings) {
  return async (call: GatewayCall): Promise<GatewayReply> => {
    const reply = await httpRequest({
      url: typeof gatewayUrl === 'string' ? gatewayUrl : gatewayUrl(),
      headers: { 'content-type': 'text/xml', accept: 'text/xml' },
      body: envelope({ storeId, apiToken }, call),
      timeouts: gatewayTimeouts,
      largestAnswer,
      ...(call.mayLeave && { mayLeave: call.mayLeave }),
    });
    if (!reply.arrived || reply.status === 200) return reply;
    return { arrived: false, sent: true, detail: `HTTP ${reply.status}` };
  };
}

/** The request as XML. Its elements have an order: the status check comes between the token and the transaction. */
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
