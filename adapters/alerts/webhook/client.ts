import { httpRequest, type Reply, type Timeouts } from '#adapters/common/http-request.ts';
import type { AlertResult, AlertService } from '../port.ts';

export type WebhookSettings = {
  /** A function when the address is only known once a server listens. */
  url: string | (() => string);
  timeouts?: Timeouts;
};

const defaultTimeouts: Timeouts = { connectMs: 5_000, totalMs: 10_000 };
const largestAnswer = 64 * 1024;
/** Too slow, too early or too many: a retry may succeed. */
const forNow: readonly number[] = [408, 425, 429];
/** Statuses about the request, not about the address. */
const aboutRequest: readonly number[] = [400, 413, 415, 422];

/** Posts each alert as JSON to a webhook of a chat or alarm service. Never throws, follows no redirect. */
export const webhookAlerts = ({ url, timeouts = defaultTimeouts }: WebhookSettings): AlertService => ({
  carries: 'every',
  send: async (alert) =>
    resultOf(
      await httpRequest({
        url: typeof url === 'string' ? url : url(),
        headers: { 'content-type': 'application/json', accept: '*/*' },
        body: JSON.stringify(alert),
        timeouts,
        largestAnswer,
      }),
    ),
});

/** No key helps if the address is not ours or no longer exists. */
const settingOf = (status: number) =>
  status === 401 ? 'credentials' : [403, 404, 410].includes(status) ? 'account' : 'other';

/** The address is a secret and the reply may be anything, so neither is logged. */
function resultOf(reply: Reply): AlertResult {
  if (!reply.arrived) return { state: reply.sent ? 'unknown' : 'refused-for-now', detail: reply.detail };
  const { status } = reply;
  const detail = `HTTP ${status}`;
  if (status >= 200 && status < 300) return { state: 'accepted', providerId: detail };
  if (status >= 500 || forNow.includes(status)) return { state: 'refused-for-now', detail };
  if (aboutRequest.includes(status)) return { state: 'refused', detail, problem: 'unclear' };
  return { state: 'refused', detail, problem: 'settings', setting: settingOf(status) };
}
