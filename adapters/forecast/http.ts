import type { Failure } from '../common/answer.ts';
import { httpRequest } from '../common/http-request.ts';

export type Reply = { arrived: true; body: unknown } | ({ arrived: false; again: boolean } & Failure);

export type HttpSettings = { userAgent: string; timeoutMs?: number };

const defaultTimeoutMs = 5000;
const tries = 2;

// Two weeks of hours have 30 kB, a city page 150 kB.
const largestAnswer = 1024 * 1024;
const longestReason = 200;

/**
 * Asks for JSON: five seconds, and one retry if the failure may be temporary. Never throws because of the
 * service, and never logs the address, which may carry a key.
 */
export async function askForJson(url: URL, settings: HttpSettings): Promise<Reply> {
  for (let attempt = 1; ; attempt++) {
    const reply = await ask(url, settings);
    if (reply.arrived || !reply.again || attempt === tries) return reply;
  }
}

async function ask(url: URL, { userAgent, timeoutMs = defaultTimeoutMs }: HttpSettings): Promise<Reply> {
  const reply = await httpRequest({
    url: url.href,
    headers: { accept: 'application/json', 'user-agent': userAgent },
    body: null,
    timeouts: { connectMs: timeoutMs, totalMs: timeoutMs },
    largestAnswer,
  });
  if (!reply.arrived) return { ...reply, again: true };
  const { status, text } = reply;
  try {
    const body: unknown = JSON.parse(text);
    if (status === 200) return { arrived: true, body };
    // A refusal is final for this evening; only a server error is retried.
    return { arrived: false, detail: `HTTP ${status}${reasonIn(body)}`, again: status >= 500 };
  } catch {
    return { arrived: false, detail: `HTTP ${status}, not JSON`, again: status >= 500 || status === 200 };
  }
}

function reasonIn(body: unknown): string {
  const { reason, description }: { reason?: unknown; description?: unknown } = Object(body);
  const said = [reason, description].find((text) => typeof text === 'string');
  return said === undefined ? '' : `: ${String(said).slice(0, longestReason)}`;
}
