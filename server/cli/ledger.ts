import type { Deps } from '#server/deps.ts';
import { describeOrder } from '#server/modules/reconciliation/describe-order.ts';
import { checkLedger } from '#server/modules/reconciliation/ledger.ts';
import { cardBooks, cardGateway } from '#server/wiring/cards.ts';
import { fail, printDifference, printSummary, runProgram, sinceOf, withDatabase } from './cli.ts';

type Command = { since: Date | null } | { orderNo: string };
type Books = Pick<Deps, 'db' | 'clock' | 'gatewayBooks'>;

/**
 * Compares the ledger with the card gateway, or shows one order; it may run beside the server, or start the database for
 * itself.
 */
await runProgram({
  usage: 'npm run ledger -- check [--since YYYY-MM-DD] | npm run ledger -- show ORDER',
  options: { since: { type: 'string' } },
  commandOf({ positionals: [name, orderNo, ...more], values }, context): Command | null {
    if (more.length > 0) return null;
    if (name === 'show' && values.since === undefined) return orderNo === undefined ? null : { orderNo };
    const since = sinceOf(values.since, context);
    return name !== 'check' || orderNo !== undefined || since === undefined ? null : { since };
  },
  run: (command, { settings, clock }) =>
    withDatabase(settings, (db) => {
      const gatewayBooks = cardBooks(settings, { db, cards: cardGateway(settings, () => settings.port) });
      const books = { db, clock, gatewayBooks };
      return 'since' in command ? check(books, command.since) : show(books, command.orderNo);
    }),
});

async function check(books: Books, since: Date | null): Promise<number> {
  return printSummary('order', await checkLedger(books, { since, report: printDifference }));
}

async function show(books: Books, orderNo: string): Promise<number> {
  const lines = await describeOrder(books, orderNo);
  if (!lines) return fail(`${orderNo}: nothing on record`);
  for (const line of lines) console.log(line);
  return 0;
}
