import { type Failure, reasonOf } from '../../common/answer.ts';
import { httpRequest, type Timeouts } from '../../common/http-request.ts';
import type { Environment } from './hosts.ts';

export type ClientSettings = {
  storeId: string;
  apiToken: string;
  checkoutId: string;
  environment: Environment;
  /** A function when the address is only known once a server listens. */
  requestUrl: string | (() => string);
  timeouts?: Timeouts;
};

type Reply = { arrived: true; body: unknown } | ({ arrived: false } & Failure);

// A visitor waits for the answer.
const defaultTimeouts: Timeouts = { connectMs: 1_000, totalMs: 5_000 };

// A receipt has about 3 kB; anything a hundred times larger is not one.
const largestAnswer = 256 * 1024;

/**
 * Speaks to Moneris Checkout over HTTP. Never throws because of the gateway: every failure is a reply without a
 * body. Redirects are not followed, since the request carries the API token.
 */
export function monerisClient(settings: ClientSettings) {
  const { requestUrl, timeouts = defaultTimeouts } = settings;
  const ask = async (fields: Record<string, unknown>): Promise<Reply> => {
    const reply = await httpRequest({
      url: typeof requestUrl === 'string' ? requestUrl : requestUrl(),
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        store_id: settings.storeId,
        api_token: settings.apiToken,
        checkout_id: settings.checkoutId,
        environment: settings.environment,
        ...fields,
      }),
      timeouts,
      largestAnswer,
      keepAlive: true,
    });
    if (!reply.arrived) return reply;
    if (reply.status !== 200) return { arrived: false, detail: `HTTP ${reply.status}` };
    try {
      return { arrived: true, body: JSON.parse(reply.text) };
    } catch (failure) {
      return { arrived: false, detail: reasonOf(failure) };
    }
  };
  return {
    preload: (fields: {
      order_no: string;
      txn_total: string;
      language: string;
      ask_cvv?: 'Y';
      token?: readonly object[];
    }) => ask({ action: 'preload', ...fields }),
    receipt: (ticket: string) => ask({ action: 'receipt', ticket }),
  };
}
