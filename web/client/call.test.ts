import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { CallContract } from '#contract/call.ts';
import { call } from './call.ts';
import { RequestError } from './request.ts';

type Sent = { url: string; init: RequestInit };

let sent: Sent[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ date: '2025-10-09', secret: 'for nobody' });
  vi.stubGlobal('document', { documentElement: { lang: 'fr-CA' } });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  });
});
afterEach(() => void vi.unstubAllGlobals());

const readDay = {
  method: 'GET',
  path: '/api/days/:day/visits/:order',
  summary: 'A day',
  params: z.object({ day: z.string(), order: z.string() }),
  query: z.object({ near: z.optional(z.nullable(z.string())), page: z.optional(z.number()) }),
  responses: { 200: z.object({ date: z.string() }), 204: z.null() },
} as const satisfies CallContract;

const writeDay = {
  method: 'POST',
  path: '/api/days',
  summary: 'Another day',
  body: z.object({ date: z.string() }),
  responses: { 201: z.object({ date: z.string() }) },
} as const satisfies CallContract;

const params = { day: '2025-10-09', order: 'HC-1' };

describe('a call of the contract', () => {
  it('writes its parameters into the address, so that none of them can lead elsewhere', async () => {
    await call(readDay, { params: { day: '../sign-in', order: 'a/b?c#d' }, query: {} });
    expect(sent[0]?.url).toBe('/api/days/..%2Fsign-in/visits/a%2Fb%3Fc%23d');
  });

  it('leaves out of the query what is not known, and keeps a zero', async () => {
    await call(readDay, { params, query: { near: null } });
    await call(readDay, { params, query: { near: 'H2Y & more', page: 0 } });
    expect(sent.map(({ url }) => url.split('?')[1])).toEqual([undefined, 'near=H2Y+%26+more&page=0']);
  });

  it('asks in the language of the page, with its cookies, and says JSON only where it sends some', async () => {
    await call(readDay, { params, query: {} });
    answer = () => Response.json({ date: '2025-10-09' }, { status: 201 });
    await call(writeDay, { body: { date: '2025-10-09' } });
    expect(sent.map(({ init }) => [init.method, init.credentials, init.body, init.headers])).toEqual([
      ['GET', 'include', undefined, { 'accept-language': 'fr-CA' }],
      ['POST', 'include', '{"date":"2025-10-09"}', { 'accept-language': 'fr-CA', 'content-type': 'application/json' }],
    ]);
  });

  it('answers what the contract names, and nothing else that came along', async () => {
    expect(await call(readDay, { params, query: {} })).toEqual({ date: '2025-10-09' });
  });

  it('answers null where nothing came', async () => {
    answer = () => new Response(null, { status: 204 });
    expect(await call(readDay, { params, query: {} })).toBeNull();
  });

  it('fails when the answer has another shape than the contract says', async () => {
    answer = () => Response.json({ date: 9 });
    await expect(call(readDay, { params, query: {} })).rejects.toThrow(/"date"/);
  });

  it('fails with what the server said when it refuses', async () => {
    answer = () => Response.json({ error: 'Ce jour est pris.', code: 'DATE_TAKEN' }, { status: 409 });
    const refused = await call(writeDay, { body: { date: '2025-10-09' } }).catch((error) => error);
    expect(refused).toBeInstanceOf(RequestError);
    expect(refused).toMatchObject({ status: 409, code: 'DATE_TAKEN', error: 'Ce jour est pris.' });
  });

  it('ends when whoever asked has gone', async () => {
    const page = new AbortController();
    answer = () =>
      new Promise((_, fail) => {
        const signal = sent[0]?.init.signal;
        signal?.addEventListener('abort', () => fail(signal.reason));
      });
    const asked = call(readDay, { params, query: {} }, { signal: page.signal });
    page.abort(new Error('the page was left'));
    await expect(asked).rejects.toThrow('the page was left');
  });
});
