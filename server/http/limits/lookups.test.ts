import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keyHeader } from '#contract/key-header.ts';
import { appOver } from '#tests/builders/admin.ts';
import { bookedWithKey } from '#tests/builders/self-service.ts';
import { anOrderNo, aRequest, book, openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp({ limits: true });
let app: Awaited<ReturnType<typeof appOver>>;
let own: Awaited<ReturnType<typeof bookedWithKey>>;
beforeAll(async () => {
  own = await bookedWithKey(testApp, '2025-10-14');
});
beforeEach(async () => {
  await app?.close();
  app = await appOver(testApp.deps, { pool: testApp.pool, trustProxy: 1 });
  await testApp.pool.query('delete from rate_limits');
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

type Asked = { method?: 'GET' | 'POST' | 'PUT'; payload?: object; headers?: Record<string, string>; from?: string };
const ask = (url: string, { from = '203.0.113.7', headers, ...more }: Asked = {}) =>
  app.inject({ url, headers: { 'x-forwarded-for': from, ...headers }, ...more });
const unknown = (n: number) => `HC-20240101-${String(n).padStart(6, '0')}`;
const details = (order: string, more?: Asked) => ask(`/api/booking-details/${order}`, more);

/** Each way to learn whether an order exists. */
const ways: Readonly<Record<string, (order: string) => ReturnType<typeof ask>>> = {
  'its page': (order) => details(order),
  'its invoice': (order) => ask(`/api/booking-details/${order}/invoice.pdf`),
  'its photographs': (order) => ask(`/api/booking-details/${order}/photos`, { headers: { [keyHeader]: 'guess' } }),
  'its consents': (order) => ask(`/api/booking-details/${order}/consents`, { headers: { [keyHeader]: 'guess' } }),
  'its plan': (order) => ask(`/api/booking-details/${order}/plan`, { headers: { [keyHeader]: 'guess' } }),
  'what may change': (order) => ask(`/api/booking-details/${order}/changes`, { headers: { [keyHeader]: 'guess' } }),
  'its cancelling': (order) =>
    ask(`/api/booking-details/${order}/cancel-link`, { method: 'POST', payload: { key: 'guess' } }),
};

describe('whether an order exists', () => {
  it.each(Object.entries(ways))('is not told without end by %s: twenty numbers, then no more', async (_, way) => {
    let told = 0;
    for (let n = 0; n < 40; n++) {
      const { statusCode } = await way(n % 9 === 0 ? own.orderNo : unknown(n));
      if (statusCode !== 429) told += 1;
    }
    expect(told).toBeLessThanOrEqual(20 + 4);
    expect(told).toBeGreaterThanOrEqual(20);
    const last = await way(unknown(99));
    expect([last.statusCode, last.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is told once more of an order that was asked for before, and to another network', async () => {
    for (let n = 0; n < 30; n++) await details(unknown(n));
    expect((await details(unknown(0))).statusCode).toBe(404);
    expect((await details(unknown(99))).statusCode).toBe(429);
    expect((await details(unknown(99), { from: '198.51.100.1' })).statusCode).toBe(404);
  });

  it('is counted over all the ways together', async () => {
    const each = Object.values(ways);
    for (let n = 0; n < 30; n++) await each[n % each.length]?.(unknown(n));
    expect((await details(unknown(99))).statusCode).toBe(429);
  });

  it('never stops who has the key, who booked, or who is about to pay', async () => {
    for (let n = 0; n < 30; n++) await details(unknown(n));
    expect((await details(own.orderNo)).statusCode).toBe(429);
    const shown = await details(own.orderNo, { headers: { [keyHeader]: own.key } });
    expect(shown.json()).toHaveProperty('booking.email');
    const payload = { order_no: anOrderNo(), amount: '2086.80', booking: aRequest({ appointmentDate: '2025-10-16' }) };
    expect((await ask('/api/preload', { method: 'POST', payload })).json()).toHaveProperty('ticket');
  });
});

describe('whether a client number exists', () => {
  const price = (clientId: string) =>
    ask('/api/pricing', {
      method: 'POST',
      payload: { buildingSize: 'little-storefront', layout: 1, coatingType: 'refresh', clientId },
    });

  it('is told of twenty known ones a day, each as often as it is asked for', async () => {
    const numbers: string[] = [];
    await testApp.pool.query('delete from day_claims');
    for (let n = 0; n < 21; n++) {
      await testApp.pool.query('delete from day_claims');
      testApp.forget();
      numbers.push((await book(testApp, { booking: { appointmentDate: '2025-10-20' } })).clientId);
    }
    for (const number of numbers.slice(0, 20)) expect((await price(number)).statusCode).toBe(200);
    expect((await price(numbers[20] ?? '')).statusCode).toBe(429);
    for (let time = 0; time < 30; time++) expect((await price(numbers[0] ?? '')).statusCode).toBe(200);
    const payload = {
      ...{ order_no: anOrderNo(), amount: '1.00' },
      booking: aRequest({ coatingType: 'refresh', clientId: numbers[20], appointmentDate: '2025-10-21' }),
    };
    expect((await ask('/api/preload', { method: 'POST', payload })).statusCode).toBe(429);
  });
});
