import type { Reader } from './faults.ts';

export type CardCredentials = { storeId: string; apiToken: string; checkoutId: string; environment: 'qa' | 'prod' };

const names = ['MONERIS_STORE_ID', 'MONERIS_API_TOKEN', 'MONERIS_CHECKOUT_ID', 'MONERIS_ENV'] as const;

/** The card gateway's credentials: all of them or none. Some of them is an error, never a reason to simulate. */
export function readCardCredentials(read: Reader): CardCredentials | null {
  const missing = names.filter((name) => read.text(name) === null);
  if (missing.length === names.length) return null;
  for (const name of missing) read.fault(name, 'is missing, while other card credentials (MONERIS_…) are given');
  const environment = read.choice<'qa' | 'prod'>('MONERIS_ENV', 'qa', { qa: 'qa', prod: 'prod' });
  const [storeId, apiToken, checkoutId] = names.map((name) => read.text(name) ?? '');
  return { storeId: storeId ?? '', apiToken: apiToken ?? '', checkoutId: checkoutId ?? '', environment };
}
