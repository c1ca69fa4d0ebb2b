import { checkAccounting } from '#server/modules/reconciliation/accounting.ts';
import { withAccounting } from '#server/wiring/accounting.ts';
import { cardBooks, cardGateway } from '#server/wiring/cards.ts';
import { type Context, fail, printDifference, printSummary, runProgram, sinceOf, withDatabase } from './cli.ts';

/** Compares the bookings with the accounts; it may run alongside the server, or start the database for itself. */
await runProgram({
  usage: 'npm run cli -- accounting check [--since YYYY-MM-DD]',
  options: { since: { type: 'string' } },
  commandOf({ positionals, values }, context) {
    if (positionals.join(' ') !== 'check') return null;
    const since = sinceOf(values.since, context);
    return since === undefined ? null : { since };
  },
  run: check,
});

async function check({ since }: { since: Date | null }, { settings, clock }: Context): Promise<number> {
  const result = await withDatabase(settings, (db) =>
    withAccounting(settings, { db, clock }, async (accounting) => {
      const gatewayBooks = cardBooks(settings, { db, cards: cardGateway(settings, () => settings.port) });
      return accounting && checkAccounting({ db, gatewayBooks, accounting }, { since, report: printDifference });
    }),
  );
  if (!result) return fail('the accounting service is not set up: ZOHO_CLIENT_ID and the others are missing');
  return printSummary('booking', result);
}
