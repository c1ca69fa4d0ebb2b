import { readFile } from 'node:fs/promises';
import type { Deps } from '#server/deps.ts';
import { describeOrder } from '#server/modules/reconciliation/describe-order.ts';
import { compareGatewayList } from '#server/modules/reconciliation/gateway-list.ts';
import { checkLedger } from '#server/modules/reconciliation/ledger.ts';
import { writeLedgerCheck } from '#server/modules/reconciliation/queries/runs.ts';
import { cardBooks, cardGateway } from '#server/wiring/cards.ts';
import { fail, printDifference, printSummary, runProgram, sinceOf, withDatabase } from './cli.ts';

type Command = { since: Date | null } | { orderNo: string } | { list: string };
type Books = Pick<Deps, 'db' | 'clock' | 'gatewayBooks'>;

/** Compares the ledger with the card gateway or with a list from its console, or shows one order. */
await runProgram({
  usage: `npm run ledger -- check [--since YYYY-MM-DD]
npm run ledger -- show ORDER
npm run ledger -- gateway-list FILE.csv`,
  options: { since: { type: 'string' } },
  commandOf({ positionals: [name, orderNo, ...more], values }, context): Command | null {
    if (more.length > 0) return null;
    if (name === 'show' && values.since === undefined) return orderNo === undefined ? null : { orderNo };
    if (name === 'gateway-list' && values.since === undefined) return orderNo === undefined ? null : { list: orderNo };
    const since = sinceOf(values.since, context);
    return name !== 'check' || orderNo !== undefined || since === undefined ? null : { since };
  },
  run: (command, { settings, clock }) =>
    withDatabase(settings, (db) => {
      const gatewayBooks = cardBooks(settings, { db, cards: cardGateway(settings, () => settings.port) });
      const books = { db, clock, gatewayBooks };
      if ('list' in command) return compareList(books, command.list);
      return 'since' in command ? check(books, command.since) : show(books, command.orderNo);
    }),
});

async function check(books: Books, since: Date | null): Promise<number> {
  const result = await checkLedger(books, { since, report: printDifference });
  const { orders, differences } = result;
  await writeLedgerCheck(books.db, { finishedAt: books.clock.now().toISOString(), orders, differences });
  return printSummary('order', result);
}

async function show(books: Books, orderNo: string): Promise<number> {
  const lines = await describeOrder(books, orderNo);
  if (!lines) return fail(`${orderNo}: nothing on record`);
  for (const line of lines) console.log(line);
  return 0;
}

async function compareList(books: Books, file: string): Promise<number> {
  const csv = await readFile(file, 'utf8').catch(() => null);
  if (csv === null) return fail(`${file}: cannot be read`);
  const result = await compareGatewayList(books, csv);
  if ('faults' in result) return fail(...result.faults.map((fault) => `${file}: ${fault}`));
  const { orders, differences } = result;
  for (const difference of differences) printDifference(difference);
  return printSummary('order', { orders, differences: differences.length, inFlight: 0 });
}
