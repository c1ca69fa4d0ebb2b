import { afterAll, describe, expect, it } from 'vitest';
import { personalLines } from '#tests/builders/person/log.ts';
import { openServer } from '#tests/builders/server.ts';
import { aCustomer } from '#tests/builders/test-app.ts';

const lines: string[] = [];
const server = await openServer({ RATE_LIMIT: 'off' }, { logLine: (line) => void lines.push(line) });
afterAll(() => server.close());

const { call, deps } = server;
const run = (job: string) => call('POST', `/sandbox/run/${job}`);
const fault = (provider: string, mode: string) => call('PUT', `/sandbox/faults/${provider}`, { mode, times: 3 });

it('no line of the log names anybody, whatever happens to a booking, a request or a provider', async () => {
  const { links, order } = await server.booked('2025-10-14');
  for (const provider of ['mail', 'sms', 'card', 'accounting', 'weather']) await fault(provider, 'error');
  for (const job of ['reminders', 'weather', 'accounting', 'reconcile', 'retention']) await run(job);
  await run('reminders');
  await call('POST', `/api/booking-details/${order}/unlock`, { email: 'stranger@example.com' });
  await call('POST', '/api/cancel-booking-secure', { token: links.cancel.split('/').at(-1) });
  await run('reconcile');

  const unlucky = await server.startPaying('2025-10-16');
  await unlucky.submit();
  await call('POST', '/api/manual-review', {
    companyName: 'Vitrines du Canari',
    companyAddress: '12, rue du Canari',
    email: 'canari@example.com',
  });
  await call('POST', '/api/admin/sign-in', { email: 'canari@example.com', password: 'canari canari canari' });
  await call('GET', '/api/booking-details/HC-20251006-999999?key=canari', undefined, { cookie: 'visitor=canari' });

  expect(lines.length).toBeGreaterThan(20);
  expect(lines.some((line) => line.includes('mail.deferred'))).toBe(true);
  expect(await personalLines(server.pool, lines)).toEqual([]);
  expect(lines.join('').toLowerCase()).not.toContain('canari');
});

describe('a line', () => {
  const { email, phone } = aCustomer();
  it.each([
    ['a mail address', email.toUpperCase()],
    ['a phone number', phone.replaceAll(/\D/g, '')],
    ['a card number', '4242424242424242'],
    ['a token', deps.ids.secret()],
  ])('with %s in it is found', async (_what, said) => {
    await server.booked('2025-10-20').catch(() => null);
    expect(await personalLines(server.pool, [`{"msg":"sent to ${said}"}`])).toHaveLength(1);
  });
});
