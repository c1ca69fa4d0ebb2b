import { boundedText, reasonOf } from '../../common/answer.ts';
import type { Environment } from './hosts.ts';

export type ClientSettings = {
  storeId: string;
  apiToken: string;
  checkoutId: string;
  environment: Environment;
  /** A function where the address is only known once something listens. */
  requestUrl: string | (() => string);
  timeouts?: { preloadMs: number; receiptMs: number };
};

/** An answer as JSON, or why there is none that can be read. */
type Reply = { arrived: true; body: unknown } | { arrived: false; detail: string };

export type MonerisClient = {
  preload(fields: { order_no: string; txn_total: string; language: string }): Promise<Reply>;
  receipt(ticket: string): Promise<Reply>;
};

const defaultTimeouts = { preloadMs: 10_000, receiptMs: 15_000 };

// A receipt has about 3 kB; whatever is a hundred times that is not one.
const largestAnswer = 256 * 1024;

/**
 * Speaks to Moneris Checkout over HTTP. Never throws for what the outside does: every failure is a reply without a
 * body. Redirects are not followed, since the request carries the API token.
 */
export function monerisClient(settings: ClientSettings): MonerisClient {
  const { preloadMs, receiptMs } = settings.timeouts ?? defaultTimeouts;
  const ask = async (milliseconds: number, fields: Record<string, string>): Promise<Reply> => {
    const { requestUrl } = settings;
    const url = typeof requestUrl === 'string' ? requestUrl : requestUrl();
    const body = JSON.stringify({
      store_id: settings.storeId,
      api_token: settings.apiToken,
      checkout_id: settings.checkoutId,
      environment: settings.environment,
      ...fields,
    });
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(milliseconds),
      });
      if (response.status === 200)
        return { arrived: true, body: JSON.parse(await boundedText(response.body ?? [], largestAnswer)) };
      await response.body?.cancel();
      return { arrived: false, detail: `HTTP ${response.status}` };
    } catch (failure) {
      return { arrived: false, detail: reasonOf(failure) };
    }
  };
  return {
    preload: (fields) => ask(preloadMs, { action: 'preload', ...fields }),
    receipt: (ticket) => ask(receiptMs, { action: 'receipt', ticket }),
  };
}
