import type { FastifyInstance } from 'fastify';
import { taxes, taxRates } from '#business/taxes.ts';
import { formatMoney } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import {
  accountingSimulator,
  type StoredRecord,
  simulatorAccount,
  simulatorTaxGroups,
} from '#sandbox/accounting/simulator.ts';
import { databaseAccountingBooks, listAccountingBooks } from '#sandbox/stores/accounting.ts';
import { takeFault } from '#sandbox/stores/faults.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { integrationStatus } from '#server/modules/accounting/sync-pending.ts';
import { formatInstant, type Section } from './page.ts';

/** Nobody reads more than a thousand records here. */
const mostListed = 1000;
const rowsShown = 20;

/** The appointments and accounting simulator, and its records. */
export async function accountingRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(accountingSimulator, {
    prefix: '/zoho',
    books: databaseAccountingBooks(deps.db),
    account: simulatorAccount,
    taxes,
    taxGroups: simulatorTaxGroups(Object.values(taxRates)),
    now: () => deps.clock.now(),
    newId: () => deps.ids.secret(),
    nextFault: () => takeFault(deps.db, 'accounting'),
  });
  app.get('/accounting.json', async () => {
    const records = await listAccountingBooks(deps.db, mostListed);
    return {
      ...(await integrationStatus(deps)),
      records: records.map(({ serial, kind, key, data }) => ({ serial, kind, key, ...data })),
    };
  });
}

export const accountingSection = (db: Db): Section => ({
  id: 'accounting',
  columns: ['record', 'reference', 'state', 'received'],
  rows: async ({ language, say }) =>
    (await listAccountingBooks(db, rowsShown)).map((record) => [
      say(`record-${record.kind}`),
      referenceOf(record),
      stateOf(record, language),
      formatInstant(record.createdAt, language),
    ]),
  links: { 'accounting.json': 'json' },
});

function referenceOf({ key, data }: StoredRecord): string {
  if ('notes' in data) return `${data.notes} ${data.start}`;
  return 'reference' in data ? data.reference : key;
}

/** The provider's name for the state, or the amount paid or refunded. */
function stateOf({ data }: StoredRecord, language: Language): string {
  if ('amount' in data) return formatMoney(cents(data.amount), language);
  return 'status' in data ? data.status : '';
}
