import type { FastifyInstance } from 'fastify';
import { accountingSimulator, standInAccount } from '#adapters/accounting/simulator.ts';
import type { Deps } from '#server/deps.ts';
import { integrationStatus } from '#server/modules/accounting/sync-pending.ts';
import { databaseAccountingBooks, listAccountingBooks } from './stores/accounting.ts';
import { takeFault } from './stores/faults.ts';

/** A thousand records are more than anybody reads here. */
const mostShown = 1000;

/** The stand-in for appointments and accounts, and what it has been given. */
export async function accountingRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(accountingSimulator, {
    prefix: '/zoho',
    books: databaseAccountingBooks(deps.db),
    account: standInAccount,
    now: () => deps.clock.now(),
    newId: () => deps.ids.secret(),
    nextFault: () => takeFault(deps.db, 'accounting'),
  });
  app.get('/accounting.json', async () => {
    const records = await listAccountingBooks(deps.db, mostShown);
    return {
      ...(await integrationStatus(deps)),
      records: records.map(({ serial, kind, key, data }) => ({ serial, kind, key, ...data })),
    };
  });
}
