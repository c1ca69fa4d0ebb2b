import { existsSync } from 'node:fs';
import { schedule } from '#business/schedule.ts';
import { isDay } from '#domain/calendar/day.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import { lineOf } from '#domain/ledger/difference.ts';
import { type Clock, clockStartingAt, systemClock } from '#server/common/clock.ts';
import { type Config, readConfig } from '#server/config.ts';
import { databaseOver } from '#server/database/database.ts';
import { DataDirError } from '#server/database/embedded.ts';
import type { Deps } from '#server/deps.ts';
import { describeOrder } from '#server/modules/reconciliation/describe-order.ts';
import { checkLedger } from '#server/modules/reconciliation/ledger.ts';
import { cardBooks, cardGateway } from '#server/wiring/cards.ts';
import { openDatabase } from '#server/wiring/database.ts';
import { StartError } from '#server/wiring/start-error.ts';

const usage = 'npm run ledger -- check [--since YYYY-MM-DD] | npm run ledger -- show ORDER';

// How long back the real gateway is asked where nobody says otherwise.
const usualDays = 30;

type Command = { check: { since: Date | null } } | { show: string };
type Books = Pick<Deps, 'db' | 'clock' | 'gatewayBooks'>;

if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await main();

/** The ledger's own command: it may run beside the program, or start the database for itself. */
async function main(): Promise<number> {
  const reading = readConfig(process.env);
  if (!reading.ok) return fail(...reading.faults);
  const { settings } = reading;
  const clock = settings.clockStart ? clockStartingAt(settings.clockStart) : systemClock;
  const command = commandOf(process.argv.slice(2), settings, clock);
  if (!command) return fail(usage);
  try {
    return await withBooks(settings, clock, (books) =>
      'check' in command ? check(books, command.check) : show(books, command.show),
    );
  } catch (error) {
    return fail(error instanceof StartError || error instanceof DataDirError ? error.message : error);
  }
}

function commandOf([name, ...rest]: string[], { sandbox }: Config, clock: Clock): Command | null {
  const [first, second, ...more] = rest;
  if (name === 'show' && first !== undefined && second === undefined) return { show: first };
  if (name !== 'check' || more.length > 0) return null;
  if (first === undefined) {
    const since = sandbox ? null : new Date(clock.now().getTime() - usualDays * 24 * 3_600_000);
    return { check: { since } };
  }
  if (first !== '--since' || second === undefined || !isDay(second)) return null;
  return { check: { since: appointmentInstant(second, '12:00 AM', schedule.timeZone) } };
}

async function check(books: Books, { since }: { since: Date | null }): Promise<number> {
  const report = (difference: Parameters<typeof lineOf>[0]) => console.log(lineOf(difference));
  const { orders, differences, inFlight } = await checkLedger(books, { since, report });
  const found = differences === 0 ? 'no difference' : counted(differences, 'difference');
  console.log(`${counted(orders, 'order')}, ${found}${inFlight > 0 ? `, ${inFlight} in flight` : ''}`);
  return differences === 0 ? 0 : 1;
}

async function show(books: Books, orderNo: string): Promise<number> {
  const story = await describeOrder(books, orderNo);
  if (!story) return fail(`${orderNo}: nothing on record`);
  for (const line of story) console.log(line);
  return 0;
}

async function withBooks<T>(settings: Config, clock: Clock, read: (books: Books) => Promise<T>): Promise<T> {
  const { pool, leave } = await openDatabase(settings, { silent: false });
  try {
    const db = databaseOver(pool);
    const cards = cardGateway(settings, () => settings.port);
    return await read({ db, clock, gatewayBooks: cardBooks(settings, { db, cards }) });
  } finally {
    await leave();
  }
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function fail(...faults: unknown[]): number {
  for (const fault of faults) console.error(fault);
  return 1;
}
