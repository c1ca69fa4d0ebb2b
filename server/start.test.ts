import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startServer } from './start.ts';

it('with real money does not start with a first password that is easy to guess', async () => {
  const reading = readConfig({
    MONERIS_STORE_ID: 'store1',
    MONERIS_API_TOKEN: 'token-of-the-store',
    MONERIS_CHECKOUT_ID: 'chkt1',
    MONERIS_ENV: 'prod',
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'password1234',
  });
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  await expect(startServer(reading.settings, { silent: true })).rejects.toThrow(/^ADMIN_PASSWORD: it is easy to guess/);
});
