import type { Reader } from './faults.ts';

export type CardCredentials = { storeId: string; apiToken: string; checkoutId: string; environment: 'qa' | 'prod' };

const names = ['MONERIS_STORE_ID', 'MONERIS_API_TOKEN', 'MONERIS_CHECKOUT_ID', 'MONERIS_ENV'] as const;

/** The card gateway's credentials: all of them or none. Some of them is an error, never a reason to simulate. */
export function readCardCredentials(read: Reader): CardCredentials | null {
  if (!read.together(names, 'other card credentials (MONERIS_…) are given')) return null;
  const environment = read.choice<'qa' | 'prod'>('MONERIS_ENV', 'qa', { qa: 'qa', prod: 'prod' });
  const [storeId, apiToken, checkoutId] = names.map((name) => read.text(name) ?? '');
  return { storeId: storeId ?? '', apiToken: apiToken ?? '', checkoutId: checkoutId ?? '', environment };
}
