import { taxRates } from '#business/taxes.ts';
import type { DatedRates } from '#domain/pricing/dated-rates.ts';
import type { TaxRates } from '#domain/pricing/tax.ts';
import type { Reader } from './faults.ts';

export type ZohoCredentials = {
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  organizationId: string;
  serviceId: string;
  staffId: string;
  /** The tax group, or the single tax, for each set of rates. */
  taxGroups: { id: string; rates: TaxRates }[];
  /** The clearing account of the card gateway. */
  accountId: string;
  /** The accounts of cash and of the bank; null: such payments go to the clearing account too. */
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
  accountId: 'ZOHO_ACCOUNT_ID',
} as const;

/** `ZOHO_TAX_GROUP_ID` for the first rates, and for later ones with their day appended: `ZOHO_TAX_GROUP_ID_2031_01_01`. */
const groupsOf = (dated: DatedRates) =>
  Object.entries(dated)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, rates], at) => ({ name: `ZOHO_TAX_GROUP_ID${at === 0 ? '' : `_${day.replaceAll('-', '_')}`}`, rates }));

/** An account lives in one data centre and is unknown in the others. */
const dataCentres = {
  ca: { accountsUrl: 'https://accounts.zohocloud.ca', apiUrl: 'https://www.zohoapis.ca' },
  com: { accountsUrl: 'https://accounts.zoho.com', apiUrl: 'https://www.zohoapis.com' },
} as const;

/** The credentials of the bookings and accounting service, and the ids set up there: all of them or none. */
export function readZohoCredentials(read: Reader, dated = taxRates): ZohoCredentials | null {
  const groups = groupsOf(dated);
  const all = [...Object.values(names), ...groups.map(({ name }) => name)];
  const dataCentre = read.choice<keyof typeof dataCentres>('ZOHO_DATA_CENTRE', 'ca', { ca: 'ca', com: 'com' });
  const own = (name: string) => read.optional(name, idOf, digits);
  const byHand = { cashAccountId: own('ZOHO_CASH_ACCOUNT_ID'), bankAccountId: own('ZOHO_BANK_ACCOUNT_ID') };
  if (!read.together(all, 'other settings of Zoho (ZOHO_…) are given')) return null;
  for (const name of all.slice(3)) read.parsed(name, '', idOf, digits);
  const text = (name: keyof typeof names) => read.text(names[name]) ?? '';
  return {
    clientId: text('clientId'),
    clientSecret: text('clientSecret'),
    refreshToken: text('refreshToken'),
    organizationId: text('organizationId'),
    serviceId: text('serviceId'),
    staffId: text('staffId'),
    taxGroups: groups.map(({ name, rates }) => ({ id: read.text(name) ?? '', rates })),
    accountId: text('accountId'),
    ...byHand,
    ...dataCentres[dataCentre],
  };
}

const digits = 'must be digits, as they stand in Zoho’s addresses';
const idOf = (text: string): string | null => (/^\d{6,25}$/.test(text) ? text : null);
