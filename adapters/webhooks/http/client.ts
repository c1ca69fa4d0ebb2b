import { isIP } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { httpRequest, type Timeouts } from '#adapters/common/http-request.ts';
import type { WebhookSender } from '../port.ts';
import { isPublicAddress, publicLookup } from './public-address.ts';

const timeouts: Timeouts = { connectMs: 5_000, totalMs: 15_000 };
/** The answer's text is not read, only waited for. */
const largestAnswer = 64 * 1024;

type Options = {
  /** Lets calls go to this machine too: for the sandbox and for tests. */
  local?: boolean;
  timeouts?: Timeouts;
};

/** Posts signed events as Standard Webhooks asks (standardwebhooks.com). Follows no redirect. */
export const httpWebhooks = ({ local = false, timeouts: given = timeouts }: Options = {}): WebhookSender => ({
  allows: (url) => local || faultOfAddress(url) === null,

  async send({ url, id, at, body, secrets }) {
    const fault = local ? null : faultOfAddress(url);
    if (fault !== null) return { state: 'forbidden', detail: fault };
    const reply = await httpRequest({
      url,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
      },
      body,
      timeouts: given,
      largestAnswer,
      ...(!local && { lookup: publicLookup }),
    });
    return reply.arrived ? { state: 'answered', status: reply.status } : { state: 'silent', detail: reply.detail };
  },
});

/** A literal address is not looked up, so it is judged here; null if it may be called. */
function faultOfAddress(text: string): string | null {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:') return 'not an https address';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host) ? 'not an address of the public internet' : null;
}
