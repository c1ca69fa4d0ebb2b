import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';

const cards = {
  MONERIS_STORE_ID: 'store1',
  MONERIS_API_TOKEN: 'token-of-the-store',
  MONERIS_CHECKOUT_ID: 'chkt1',
  MONERIS_ENV: 'prod',
};
const zoho = {
  ZOHO_CLIENT_ID: '1000.CLIENT',
  ZOHO_CLIENT_SECRET: 'open-sesame',
  ZOHO_REFRESH_TOKEN: '1000.sesame.refresh',
  ZOHO_ORGANIZATION_ID: '60001234567',
  ZOHO_SERVICE_ID: '4120000000039045',
  ZOHO_STAFF_ID: '4120000000039009',
  ZOHO_TAX_GROUP_ID: '460000000038077',
  ZOHO_ACCOUNT_ID: '460000000038099',
};

const zohoOf = (environment: Record<string, string>) => {
  const reading = readConfig(environment);
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  return reading.settings.zoho;
};

describe('the settings of the accounting service', () => {
  it('name the client, what was set up, and the Canadian hosts', () => {
    expect(zohoOf({ ...cards, ...zoho })).toEqual({
      clientId: '1000.CLIENT',
      clientSecret: 'open-sesame',
      refreshToken: '1000.sesame.refresh',
      organizationId: '60001234567',
      serviceId: '4120000000039045',
      staffId: '4120000000039009',
      taxGroups: [{ id: '460000000038077', rates: { gst: 5000, qst: 9975 } }],
      accountId: '460000000038099',
      cashAccountId: null,
      bankAccountId: null,
      accountsUrl: 'https://accounts.zohocloud.ca',
      apiUrl: 'https://www.zohoapis.ca',
    });
  });

  it('may name accounts of their own for cash and for transfers', () => {
    const own = { ZOHO_CASH_ACCOUNT_ID: '460000000038101', ZOHO_BANK_ACCOUNT_ID: '460000000038103' };
    expect(zohoOf({ ...cards, ...zoho, ...own })).toMatchObject({
      cashAccountId: '460000000038101',
      bankAccountId: '460000000038103',
    });
  });

  it('may name the other data centre', () => {
    expect(zohoOf({ ...cards, ...zoho, ZOHO_DATA_CENTRE: 'com' })).toMatchObject({
      accountsUrl: 'https://accounts.zoho.com',
      apiUrl: 'https://www.zohoapis.com',
    });
  });

  it('may be missing: then bookings wait', () => {
    expect(zohoOf(cards)).toBeNull();
  });

  it('are not used in the sandbox, so that nothing leaves it', () => {
    expect(zohoOf(zoho)).toBeNull();
    expect(zohoOf({ ...cards, ...zoho, SANDBOX: '1' })).toBeNull();
  });

  it.each<[string, Record<string, string>]>([
    ...Object.keys(zoho).map((name) => [name, { [name]: '' }] as [string, Record<string, string>]),
    ['ZOHO_ORGANIZATION_ID', { ZOHO_ORGANIZATION_ID: 'my-company' }],
    ['ZOHO_TAX_GROUP_ID', { ZOHO_TAX_GROUP_ID: '1/../2' }],
    ['ZOHO_CASH_ACCOUNT_ID', { ZOHO_CASH_ACCOUNT_ID: 'petty cash' }],
    ['ZOHO_DATA_CENTRE', { ZOHO_DATA_CENTRE: 'eu' }],
  ])('name %s in one line when %j is wrong, in the sandbox too, and repeat no secret', (name, wrong) => {
    for (const environment of [
      { ...zoho, ...wrong },
      { ...cards, ...zoho, ...wrong },
    ]) {
      const reading = readConfig(environment);
      const faults = reading.ok ? [] : reading.faults;
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatch(new RegExp(`^${name}: .+`));
      expect(faults[0]).not.toMatch(/sesame|\n/);
    }
  });
});
