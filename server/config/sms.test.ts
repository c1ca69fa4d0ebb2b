import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';

const credentials = {
  MONERIS_STORE_ID: 'store1',
  MONERIS_API_TOKEN: 'token-of-the-store',
  MONERIS_CHECKOUT_ID: 'chkt1',
  MONERIS_ENV: 'prod',
};
const provider = {
  TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
  TWILIO_AUTH_TOKEN: 'open-sesame',
  TWILIO_FROM: '+15145550142',
};

const textsOf = (environment: Record<string, string>) => {
  const reading = readConfig(environment);
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  return reading.settings.texts;
};

describe('the settings of text messages', () => {
  it.each(['+15145550142', `MG${'b1'.repeat(16)}`, '55555', '555555'])('name the account and the sender %s', (from) => {
    expect(textsOf({ ...credentials, ...provider, TWILIO_FROM: from })).toEqual({
      accountSid: provider.TWILIO_ACCOUNT_SID,
      authToken: 'open-sesame',
      from,
    });
  });

  it('may be missing: then texts wait', () => {
    expect(textsOf(credentials)).toBeNull();
    expect(textsOf({ ...credentials, TWILIO_FROM: '', TWILIO_AUTH_TOKEN: ' ' })).toBeNull();
  });

  it('come with what the operator states of the sender: nothing, or verified and where texts may go', () => {
    const stated = (environment: Record<string, string>) => {
      const reading = readConfig({ ...credentials, ...environment });
      return reading.ok ? reading.settings.textSender : reading.faults;
    };
    expect(stated({})).toEqual({ verified: false, countries: [] });
    expect(stated({ TWILIO_VERIFIED: '1', TWILIO_COUNTRIES: 'ca, us' })).toEqual({
      verified: true,
      countries: ['CA', 'US'],
    });
    expect(stated({ TWILIO_COUNTRIES: 'Canada' })).toEqual([expect.stringMatching(/^TWILIO_COUNTRIES: must be/)]);
  });

  it('are not used in the sandbox, so that nothing leaves it', () => {
    expect(textsOf(provider)).toBeNull();
    expect(textsOf({ ...credentials, ...provider, SANDBOX: '1' })).toBeNull();
  });

  it.each<[string, Record<string, string>]>([
    ['TWILIO_ACCOUNT_SID', { TWILIO_ACCOUNT_SID: '' }],
    ['TWILIO_ACCOUNT_SID', { TWILIO_ACCOUNT_SID: `SK${'0a'.repeat(16)}` }],
    ['TWILIO_ACCOUNT_SID', { TWILIO_ACCOUNT_SID: `${provider.TWILIO_ACCOUNT_SID}/../x` }],
    ['TWILIO_AUTH_TOKEN', { TWILIO_AUTH_TOKEN: '' }],
    ['TWILIO_FROM', { TWILIO_FROM: '' }],
    ['TWILIO_FROM', { TWILIO_FROM: '514 555-0142' }],
    ['TWILIO_FROM', { TWILIO_FROM: '+0145550142' }],
    ['TWILIO_FROM', { TWILIO_FROM: 'MG1' }],
    ['TWILIO_FROM', { TWILIO_FROM: 'Hauteclaire' }],
  ])('name %s in one line when %j is wrong, in the sandbox too, and repeat no secret', (name, wrong) => {
    for (const environment of [
      { ...provider, ...wrong },
      { ...credentials, ...provider, ...wrong },
    ]) {
      const reading = readConfig(environment);
      const faults = reading.ok ? [] : reading.faults;
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatch(new RegExp(`^${name}: .+`));
      expect(faults[0]).not.toMatch(/sesame|\n/);
    }
  });
});
