import { afterAll, describe, expect, it } from 'vitest';
import { openApp } from '#tests/builders/app.ts';

const local = (await openApp()).app;
const live = (await openApp({ publicUrl: 'https://example.com', sandbox: false })).app;
afterAll(() => Promise.all([local.close(), live.close()]));

type Headers = Record<string, string>;
const codeFor = async (app: typeof local, headers: Headers) => {
  const call = { url: '/api/invitation-code/validate', payload: { code: 'x' } };
  const response = await app.inject({ method: 'POST', headers, ...call });
  return response.statusCode === 200 ? 'OK' : response.json().code;
};

describe('a call that changes something', () => {
  it.each<[string, Headers, string]>([
    ['a script without a browser', {}, 'OK'],
    ['our own page', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 'OK'],
    ['our own page by number', { origin: 'http://127.0.0.1:3000' }, 'OK'],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }, 'OK'],
    ['another port of this machine', { origin: 'http://localhost:3001' }, 'ORIGIN_FOREIGN'],
    ['our name under another protocol', { origin: 'https://localhost:3000' }, 'ORIGIN_FOREIGN'],
    ['a nameless page', { origin: 'null' }, 'ORIGIN_FOREIGN'],
    ['a foreign page', { origin: 'https://evil.example' }, 'ORIGIN_FOREIGN'],
    ['a foreign page that says nothing of its name', { 'sec-fetch-site': 'cross-site' }, 'ORIGIN_FOREIGN'],
    ['a neighbour', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }, 'ORIGIN_FOREIGN'],
    ['an empty origin', { origin: '' }, 'ORIGIN_FOREIGN'],
  ])('from %s is answered %j: %s', async (_who, headers, code) => {
    expect(await codeFor(local, headers)).toBe(code);
  });

  it.each<[Headers, string]>([
    [{ origin: 'https://example.com' }, 'OK'],
    [{ origin: 'https://example.com.evil.example' }, 'ORIGIN_FOREIGN'],
    [{ origin: 'http://example.com' }, 'ORIGIN_FOREIGN'],
    [{ origin: 'http://localhost:3000' }, 'ORIGIN_FOREIGN'],
    [{ origin: 'https://sub.example.com' }, 'ORIGIN_FOREIGN'],
  ])('on the open site from %j: %s', async (headers, code) => {
    expect(await codeFor(live, headers)).toBe(code);
  });

  it('is refused before its body is looked at, whatever path it asks', async () => {
    for (const url of ['/api/preload', '/api/admin/x', '/sandbox/card/pay', '/payment', '/nowhere']) {
      const response = await local.inject({
        method: 'POST',
        url,
        headers: { origin: 'null', 'content-type': 'text/plain' },
      });
      expect([url, response.statusCode, response.json().code]).toEqual([url, 403, 'ORIGIN_FOREIGN']);
    }
  });
});

it('reading is open to every page, which cannot see the answer anyway', async () => {
  const response = await local.inject({ url: '/api/booked-dates', headers: { origin: 'https://evil.example' } });
  expect(response.statusCode).toBe(200);
  expect(response.headers['access-control-allow-origin']).toBeUndefined();
});
