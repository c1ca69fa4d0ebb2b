import Fastify from 'fastify';
import type { AccountingService } from '#adapters/accounting/port.ts';
import { zohoAccounting } from '#adapters/accounting/zoho/accounting.ts';
import { schedule } from '#business/schedule.ts';
import { taxes, taxRates } from '#business/taxes.ts';
import {
  accountingSimulator,
  accountsPath,
  simulatorAccount,
  simulatorTaxGroups,
} from '#sandbox/accounting/simulator.ts';
import { databaseAccountingBooks } from '#sandbox/stores/accounting.ts';
import type { Clock } from '#server/common/clock.ts';
import { randomIds } from '#server/common/ids.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/database.ts';
import { databaseTokens } from './zoho-tokens.ts';

type Wiring = Pick<Config, 'zoho' | 'sandbox' | 'host'>;
type Found = { db: Db; clock: Clock; port: () => number };

const taxGroups = simulatorTaxGroups(Object.values(taxRates));

const simulatorPath = '/sandbox/zoho';

/** The real service with credentials, in the sandbox its client against our simulator, otherwise none. */
export function accountingService(
  { zoho, sandbox, host }: Wiring,
  { db, clock, port }: Found,
): AccountingService | null {
  const common = { taxes, timeZone: schedule.timeZone, now: () => clock.now() };
  if (zoho) {
    const { accountsUrl, apiUrl, ...account } = zoho;
    return zohoAccounting(
      { ...common, ...account, accountsUrl: () => accountsUrl, apiUrl: () => apiUrl },
      databaseTokens(db),
    );
  }
  if (!sandbox) return null;
  const loopback = host === '::1' ? '[::1]' : '127.0.0.1';
  const apiUrl = () => `http://${loopback}:${port()}${simulatorPath}`;
  return zohoAccounting(
    { ...common, ...simulatorAccount, taxGroups, apiUrl, accountsUrl: () => `${apiUrl()}${accountsPath}` },
    databaseTokens(db),
  );
}

/** The service for a standalone command: if it is the simulator, it is started for the duration of the work. */
export async function withAccounting<T>(
  settings: Pick<Config, 'zoho' | 'sandbox'>,
  { db, clock }: Pick<Found, 'db' | 'clock'>,
  work: (accounting: AccountingService | null) => Promise<T>,
): Promise<T> {
  const app = Fastify();
  const address = { port: 0 };
  const wiring = { ...settings, host: '127.0.0.1' };
  const service = accountingService(wiring, { db, clock, port: () => address.port });
  if (!settings.sandbox) return work(service);
  await app.register(accountingSimulator, {
    prefix: simulatorPath,
    books: databaseAccountingBooks(db),
    account: simulatorAccount,
    taxes,
    taxGroups,
    now: () => clock.now(),
    newId: () => randomIds.secret(),
    nextFault: async () => null,
  });
  address.port = Number(new URL(await app.listen({ port: 0, host: wiring.host })).port);
  try {
    return await work(service);
  } finally {
    await app.close();
  }
}
