import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '#tests/builders/app.ts';

let { app } = await openApp({ limits: true });
beforeEach(async () => {
  await app.close();
  app = (await openApp({ limits: true })).app;
});
afterAll(() => app.close());

type More = { remoteAddress?: string; headers?: Record<string, string> };
const tryCode = (more: More = {}, to = app) =>
  to.inject({ method: 'POST', url: '/api/invitation-code/validate', payload: { code: 'GUESS' }, ...more });

async function exhaust(more: More = {}, to = app): Promise<void> {
  for (let time = 0; time < 10; time++) expect((await tryCode(more, to)).statusCode).toBe(200);
}

describe('the limit of a call', () => {
  it('refuses the eleventh guess of a minute, and says when to come back', async () => {
    await exhaust();
    const response = await tryCode({ headers: { 'accept-language': 'fr' } });
    expect(response.statusCode).toBe(429);
    expect(response.json()).toEqual({
      error: 'Trop d’essais. Veuillez patienter un moment, puis réessayer.',
      code: 'TOO_MANY_REQUESTS',
    });
    const seconds = Number(response.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('counts each client for itself, and an IPv6 household as one', async () => {
    await exhaust({ remoteAddress: '2001:db8:1:2::1' });
    expect((await tryCode({ remoteAddress: '2001:db8:1:2:ffff::9' })).statusCode).toBe(429);
    expect((await tryCode({ remoteAddress: '2001:db8:1:3::1' })).statusCode).toBe(200);
    expect((await tryCode({ remoteAddress: '203.0.113.7' })).statusCode).toBe(200);
  });

  it('is not escaped by claiming to be somebody else', async () => {
    await exhaust();
    const claims = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' };
    expect((await tryCode({ headers: claims })).statusCode).toBe(429);
  });

  it('believes exactly the proxies that are named', async () => {
    const proxied = (await openApp({ limits: true, trustProxy: 1 })).app;
    const from = (chain: string) => ({ headers: { 'x-forwarded-for': chain } });
    await exhaust(from('203.0.113.7'), proxied);
    // The last hop was written by our proxy, what stands before it by anybody.
    expect((await tryCode(from('198.51.100.1, 203.0.113.7'), proxied)).statusCode).toBe(429);
    expect((await tryCode(from('203.0.113.8'), proxied)).statusCode).toBe(200);
    await proxied.close();
  });

  it('counts by the connection where what stands for an address is none', async () => {
    const proxied = (await openApp({ limits: true, trustProxy: 1 })).app;
    const claim = (word: string) => ({ headers: { 'x-forwarded-for': word } });
    for (let time = 0; time < 10; time++) await tryCode(claim(`word-${time}`), proxied);
    expect((await tryCode(claim('another'), proxied)).statusCode).toBe(429);
    await proxied.close();
  });

  it('of one call leaves the others alone', async () => {
    await exhaust();
    expect((await app.inject('/api/booked-dates')).statusCode).toBe(200);
  });

  it('is forgotten for one that is quiet while thousands of other networks come by, and not for one that keeps trying', async () => {
    const ask = (remoteAddress: string) => app.inject({ method: 'POST', url: '/api/area-requests', remoteAddress });
    const [busy, quiet] = ['203.0.113.7', '203.0.113.8'];
    for (let time = 0; time < 10; time++)
      for (const one of [busy, quiet]) expect((await ask(one)).statusCode).not.toBe(429);
    expect((await ask(quiet)).statusCode).toBe(429);
    for (let other = 0; other < 2500; other++) {
      await ask(`10.0.${other >> 8}.${other & 255}`);
      if (other % 500 === 0) expect((await ask(busy)).statusCode).toBe(429);
    }
    expect((await ask(busy)).statusCode).toBe(429);
    expect((await ask(quiet)).statusCode).not.toBe(429);
  });

  it('is lifted for load tests', async () => {
    const free = (await openApp({ limits: false })).app;
    await exhaust({}, free);
    expect((await tryCode({}, free)).statusCode).toBe(200);
    await free.close();
  });
});

it('whoever tries many orders to open is refused, also where nobody can be asked whether they exist', async () => {
  // The database is away in these tests, so a try that is let through is answered 503.
  const unlock = (order: string) =>
    app.inject({
      method: 'POST',
      url: `/api/booking-details/${order}/unlock`,
      payload: { email: 'a@example.com' },
    });
  for (let order = 0; order < 60; order++) expect((await unlock(`HC-${order}`)).statusCode).toBe(503);
  expect((await unlock('HC-100')).statusCode).toBe(429);
});
