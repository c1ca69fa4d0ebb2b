import { boundedText, type Failure, isGarbled } from '../common/answer.ts';

/** An answer as JSON, or why there is none that can be used. */
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
  let silent = true;
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': userAgent },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    silent = false;
    const isJson = /^application\/([\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');
    if (!isJson) {
      await response.body?.cancel();
      return failed(`HTTP ${response.status}, not JSON`, { again: response.status >= 500 });
    }
    const body: unknown = JSON.parse(await boundedText(response.body ?? [], largestAnswer));
    if (response.status === 200) return { arrived: true, body };
    // A refusal is final for this evening; only a server error is retried.
    return failed(`HTTP ${response.status}${reasonIn(body)}`, { again: response.status >= 500 });
  } catch (failure) {
    return failed(reasonOf(failure), {
      again: !(failure instanceof RangeError),
      silent: silent && !isGarbled(failure),
    });
  }
}

const failed = (detail: string, why: { again: boolean; silent?: boolean }): Reply => ({
  arrived: false,
  detail,
  ...why,
});

/** The service's own description of its failure. */
function reasonIn(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const texts = ['reason', 'description'].flatMap((name) => {
    const text: unknown = Object.getOwnPropertyDescriptor(body, name)?.value;
    return typeof text === 'string' ? [text] : [];
  });
  return texts.length === 0 ? '' : `: ${texts[0]?.slice(0, longestReason)}`;
}

function reasonOf(failure: unknown): string {
  if (failure instanceof SyntaxError) return 'the answer is not JSON';
  if (!(failure instanceof Error)) return 'unknown failure';
  if (failure.name === 'TimeoutError') return 'no answer in time';
  if (failure instanceof RangeError) return failure.message;
  const { cause } = failure;
  return cause instanceof Error && 'code' in cause ? `no answer (${String(cause.code)})` : 'no answer';
}
