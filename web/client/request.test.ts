import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestError, request } from './request.ts';

test('a failed call says its status and what the server said', () => {
  const body = '{"error":"Taken","code":"DATE_TAKEN","fields":{"email":"Wrong"}}';
  const failure = new RequestError(409, 'Conflict', body);
  expect(failure.message).toBe(`409: ${body}`);
  expect(failure).toMatchObject({ status: 409, code: 'DATE_TAKEN', error: 'Taken', fields: { email: 'Wrong' } });
});

test('a failed call without words says the status text', () => {
  expect(new RequestError(502, 'Bad Gateway', '')).toMatchObject({ message: '502: Bad Gateway', code: '', error: '' });
  expect(new RequestError(500, 'x', '<html>')).toMatchObject({ message: '500: <html>', code: '', fields: {} });
});

describe('a call', () => {
  /** Never answers; ends as the browser ends it. */
  const silent = (_: string, { signal }: RequestInit) =>
    new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { documentElement: { lang: 'en-CA' } });
    vi.stubGlobal('fetch', vi.fn(silent));
    // As in a browser that has none of them.
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => expect.unreachable());
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => expect.unreachable());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const ended = (call: Promise<unknown>) =>
    call.then(
      () => expect.unreachable(),
      ({ name }: Error) => name,
    );

  test('that reads is given up after half a minute, one that writes after a minute, unless it says otherwise', async () => {
    const names: string[] = [];
    for (const [method, timeoutMs] of [['GET'], ['POST'], ['POST', 4000]] as const) {
      void ended(request(method, '/api', undefined, timeoutMs ? { timeoutMs } : {})).then(() => names.push(method));
    }
    await vi.advanceTimersByTimeAsync(4000);
    expect(names).toEqual(['POST']);
    await vi.advanceTimersByTimeAsync(26_000);
    expect(names).toEqual(['POST', 'GET']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(names).toEqual(['POST', 'GET', 'POST']);
  });

  test('ends with the page that made it, and leaves no timer behind', async () => {
    const page = new AbortController();
    const reading = ended(request('GET', '/api', undefined, { signal: page.signal }));
    page.abort();
    expect(await reading).toBe('AbortError');
    expect(vi.getTimerCount()).toBe(0);
    const late = new AbortController();
    late.abort();
    vi.mocked(fetch).mockImplementation(async (_, init) => Response.json({ aborted: init?.signal?.aborted }));
    expect(await (await request('GET', '/api', undefined, { signal: late.signal })).json()).toEqual({ aborted: true });
    expect(vi.getTimerCount()).toBe(0);
  });
});
