import { onTestFinished, vi } from 'vitest';
import { during } from './page.ts';

type Call = {
  /** `POST /api/area-requests/confirm`. */
  to: string;
  body: unknown;
  headers: Readonly<Record<string, string>>;
  keepalive: boolean;
  signal: AbortSignal | null;
};
type Open = Call & { resolve: (response: unknown) => void; reject: (failure: Error) => void };

/** The server as the browser sees it: what it was asked, and the answers in the order and at the moment of the test. */
export function fakeServer() {
  const asked: Open[] = [];
  const open: Open[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const call: Open = {
      to: `${init.method ?? 'GET'} ${url}`,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: (init.headers ?? {}) as Record<string, string>,
      keepalive: init.keepalive ?? false,
      signal: init.signal ?? null,
      resolve,
      reject,
    };
    // A call that is still open when its test is over may not run out of time in the middle of another.
    const over = new AbortController();
    onTestFinished(() => over.abort());
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason), { signal: over.signal });
    asked.push(call);
    open.push(call);
    return promise;
  });
  const next = (): Open => {
    const call = open.shift();
    if (!call) throw new Error('Nothing was asked that waits for an answer.');
    return call;
  };
  const answer = (call: Open, status: number, body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const spoken = { text: async () => text, json: async () => JSON.parse(text) };
    return during(() => call.resolve({ ok: status < 300, status, statusText: '', ...spoken }));
  };
  return {
    /** What was asked since the page was opened. */
    asked: (): readonly string[] => asked.map(({ to }) => to),
    calls: asked as readonly Call[],
    /** How many calls still wait. */
    waiting: () => open.filter(({ signal }) => !signal?.aborted).length,
    /** Answers the call that has waited longest. */
    answers: (body: unknown, status = 200) => answer(next(), status, body),
    /** Refuses it, with a code and words as our server does. */
    refuses: (status: number, code = '', error = 'In words.') => answer(next(), status, { code, error }),
    /** Its answer never arrives. */
    isLost: () => {
      const call = next();
      return during(() => call.reject(new TypeError('Failed to fetch')));
    },
    /** Answers the call that has waited least, before those that were asked earlier. */
    answersLast: (body: unknown, status = 200) => {
      const call = open.pop();
      if (!call) throw new Error('Nothing was asked that waits for an answer.');
      return answer(call, status, body);
    },
  };
}
