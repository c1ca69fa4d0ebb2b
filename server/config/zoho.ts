import type { Reader } from './faults.ts';

export type ZohoCredentials = {
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  organizationId: string;
  serviceId: string;
  staffId: string;
  /** The tax group, or the one tax, of all that is collected. */
  taxId: string;
  /** The clearing account of the card gateway. */
  accountId: string;
  /** The accounts of cash and of the bank; null: what is paid so goes to the clearing account too. */
  cashAccountId: string | null;
  bankAccountId: string | null;
  accountsUrl: string;
  apiUrl: string;
};

const names = {
  clientId: 'ZOHO_CLIENT_ID',
  clientSecret: 'ZOHO_CLIENT_SECRET',
  refreshToken: 'ZOHO_REFRESH_TOKEN',
  organizationId: 'ZOHO_ORGANIZATION_ID',
  serviceId: 'ZOHO_SERVICE_ID',
  staffId: 'ZOHO_STAFF_ID',
  taxId: 'ZOHO_TAX_GROUP_ID',
  accountId: 'ZOHO_ACCOUNT_ID',
} as const;

/** An account lives in one data centre and is unknown in the others. */
const dataCentres = {
  ca: { accountsUrl: 'https://accounts.zohocloud.ca', apiUrl: 'https://www.zohoapis.ca' },
  com: { accountsUrl: 'https://accounts.zoho.com', apiUrl: 'https://www.zohoapis.com' },
} as const;

/** The credentials of the bookings and accounting service, and what was set up there: all of them or none. */
export function readZohoCredentials(read: Reader): ZohoCredentials | null {
  const all = Object.values(names);
  const missing = all.filter((name) => read.text(name) === null);
  const dataCentre = read.choice<keyof typeof dataCentres>('ZOHO_DATA_CENTRE', 'ca', { ca: 'ca', com: 'com' });
  const own = (name: string) => read.parsed(name, null, idOf, digits);
  const byHand = { cashAccountId: own('ZOHO_CASH_ACCOUNT_ID'), bankAccountId: own('ZOHO_BANK_ACCOUNT_ID') };
  if (missing.length === all.length) return null;
  for (const name of missing) read.fault(name, 'is missing, while other settings of Zoho (ZOHO_…) are given');
  for (const name of all.slice(3)) read.parsed(name, '', idOf, digits);
  const text = (name: keyof typeof names) => read.text(names[name]) ?? '';
  return {
    clientId: text('clientId'),
    clientSecret: text('clientSecret'),
    refreshToken: text('refreshToken'),
    organizationId: text('organizationId'),
    serviceId: text('serviceId'),
    staffId: text('staffId'),
    taxId: text('taxId'),
    accountId: text('accountId'),
    ...byHand,
    ...dataCentres[dataCentre],
  };
}

const digits = 'must be digits, as they stand in Zoho’s addresses';
const idOf = (text: string): string | null => (/^\d{6,25}$/.test(text) ? text : null);
