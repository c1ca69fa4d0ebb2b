import { Writable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { keyHeader } from '#contract/key-header.ts';
import { addressesWith } from '#tests/asvs/link-addresses.ts';
import { appOver } from '#tests/builders/admin.ts';
import { bookedWithKey } from '#tests/builders/self-service.ts';
import { cancelToken, openTestApp } from '#tests/builders/test-app.ts';
import { logging } from './logging.ts';

const lines: string[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const options = logging({ production: true });
const testApp = await openTestApp();
const app = await appOver(testApp.deps, { logger: typeof options === 'object' ? { ...options, stream } : false });
afterAll(async () => {
  await app.close();
  await testApp.close();
});

it('the key of a link opens a booking from a header, as it does from the query', async () => {
  const { orderNo, key } = await bookedWithKey(testApp, '2025-10-14');
  for (const path of ['', '/changes']) {
    const url = `/api/booking-details/${orderNo}${path}`;
    const [header, query, none] = await Promise.all([
      app.inject({ url, headers: { [keyHeader]: key } }),
      app.inject(`${url}?key=${key}`),
      app.inject(url),
    ]);
    expect([header.statusCode, header.json()]).toEqual([200, query.json()]);
    expect(none.json()).not.toEqual(header.json());
  }
});

it('no token of a link is in the log, wherever it is sent', async () => {
  const { orderNo, key } = await bookedWithKey(testApp, '2025-10-20');
  const token = await cancelToken(testApp, orderNo);
  const addresses = [token, key].flatMap((secret) => [
    ...addressesWith(secret),
    `/fr/cancel-booking/${secret}/`,
    `/api/cancel-token/%zz${secret}`,
    `/api/booking-details/${orderNo}?key=${secret}&key=${secret}`,
    `/weather-response?token=${secret}&action=accept`,
  ]);
  lines.length = 0;
  for (const url of addresses) {
    await app.inject(url);
    await app.inject({ method: 'PUT', url, headers: { origin: 'https://example.org', referer: url } });
  }
  await app.inject({ method: 'POST', url: '/api/cancel-booking-secure', payload: { token } });
  expect(lines.filter((line) => line.includes('"answered"')).length).toBeGreaterThan(addresses.length);
  expect(lines.filter((line) => line.includes(token) || line.includes(key))).toEqual([]);
});
