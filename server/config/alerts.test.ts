import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';

const credentials = {
  MONERIS_STORE_ID: 'store1',
  MONERIS_API_TOKEN: 'token-of-the-store',
  MONERIS_CHECKOUT_ID: 'chkt1',
  MONERIS_ENV: 'prod',
};
const secret = 'https://hooks.example.com/services/sesame';

function webhookOf(environment: Record<string, string>): string | null {
  const reading = readConfig(environment);
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  return reading.settings.alertWebhook;
}

describe('the address for alerts', () => {
  it.each([secret, 'http://localhost:8080/alert', 'http://127.0.0.1:8080'])('may be %s', (address) => {
    expect(webhookOf({ ...credentials, ALERT_WEBHOOK: address })).toBe(address);
  });

  it('may be missing, and is not used in the sandbox, so that nothing leaves it', () => {
    expect(webhookOf(credentials)).toBeNull();
    expect(webhookOf({ ALERT_WEBHOOK: secret })).toBeNull();
  });

  it.each(['http://hooks.example.com/sesame', 'hooks.example.com/sesame', 'ftp://hooks.example.com/sesame'])(
    'is named in one line that repeats no secret when it is %s',
    (wrong) => {
      const reading = readConfig({ ...credentials, ALERT_WEBHOOK: wrong });
      expect(reading).toMatchObject({ ok: false, faults: [expect.stringMatching(/^ALERT_WEBHOOK: .+/)] });
      expect(JSON.stringify(reading)).not.toContain('sesame');
    },
  );
});

it('the address that is asked while all is well follows the same rule', () => {
  const url = 'https://ping.example.com/sesame';
  expect(readConfig({ ...credentials, HEARTBEAT_URL: url })).toMatchObject({ settings: { heartbeatUrl: url } });
  expect(readConfig({ HEARTBEAT_URL: url })).toMatchObject({ settings: { sandbox: true, heartbeatUrl: null } });
  const reading = readConfig({ ...credentials, HEARTBEAT_URL: 'http://ping.example.com/sesame' });
  expect(reading).toMatchObject({ ok: false, faults: [expect.stringMatching(/^HEARTBEAT_URL: .+/)] });
  expect(JSON.stringify(reading)).not.toContain('sesame');
});
