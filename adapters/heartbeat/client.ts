import { httpRequest, type Timeouts } from '#adapters/common/http-request.ts';
import type { Heartbeat } from './port.ts';

const defaultTimeouts: Timeouts = { connectMs: 5_000, totalMs: 10_000 };

/** Pings a dead man's switch service. Never throws; the address is a secret and is never logged. */
export const pingedAddress = (url: string, timeouts = defaultTimeouts): Heartbeat => ({
  async ping() {
    const reply = await httpRequest({
      url,
      body: null,
      headers: { accept: '*/*' },
      timeouts,
      largestAnswer: 64 * 1024,
    });
    if (!reply.arrived) return { heard: false, detail: reply.detail };
    const { status } = reply;
    return status >= 200 && status < 300 ? { heard: true } : { heard: false, detail: `HTTP ${status}` };
  },
});
