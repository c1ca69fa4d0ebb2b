import { existsSync } from 'node:fs';
import { schedule } from '#business/schedule.ts';
import { isDay } from '#domain/calendar/day.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import { type Difference, lineOf } from '#domain/ledger/difference.ts';
import { type Clock, clockStartingAt, systemClock } from '#server/common/clock.ts';
import { type Config, readConfig } from '#server/config.ts';
import { databaseOver } from '#server/database/database.ts';
import { DataDirError } from '#server/database/embedded.ts';
import { type AccountingResult, checkAccounting } from '#server/modules/reconciliation/accounting.ts';
import { withAccounting } from '#server/wiring/accounting.ts';
import { cardBooks, cardGateway } from '#server/wiring/cards.ts';
import { openDatabase } from '#server/wiring/database.ts';
import { StartError } from '#server/wiring/start-error.ts';

const usage = 'npm run accounting -- check [--since YYYY-MM-DD]';

// How long back the real services are asked where nobody says otherwise; each order takes some calls of their quota.
const usualDays = 30;

if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await main();

/** The accounts' own command: it may run beside the program, or start the database for itself. */
async function main(): Promise<number> {
  const reading = readConfig(process.env);
  if (!reading.ok) return fail(...reading.faults);
  const { settings } = reading;
  const clock = settings.clockStart ? clockStartingAt(settings.clockStart) : systemClock;
  const since = sinceOf(process.argv.slice(2), settings, clock);
  if (since === undefined) return fail(usage);
  try {
    const result = await check(settings, clock, since);
    if (!result) return fail('the accounting service is not set up: ZOHO_CLIENT_ID and the others are missing');
    const { orders, differences, inFlight } = result;
    const found = differences === 0 ? 'no difference' : counted(differences, 'difference');
    console.log(`${counted(orders, 'booking')}, ${found}${inFlight > 0 ? `, ${inFlight} in flight` : ''}`);
    return differences === 0 ? 0 : 1;
  } catch (error) {
    return fail(error instanceof StartError || error instanceof DataDirError ? error.message : error);
  }
}

/** From when on bookings are compared, null for all; undefined when the command is none. */
function sinceOf([name, option, day, ...more]: string[], { sandbox }: Config, clock: Clock): Date | null | undefined {
  if (name !== 'check' || more.length > 0) return undefined;
  if (option === undefined) return sandbox ? null : new Date(clock.now().getTime() - usualDays * 24 * 3_600_000);
  if (option !== '--since' || day === undefined || !isDay(day)) return undefined;
  return appointmentInstant(day, '12:00 AM', schedule.timeZone);
}

async function check(settings: Config, clock: Clock, since: Date | null): Promise<AccountingResult | null> {
  const { pool, leave } = await openDatabase(settings, { silent: false });
  const db = databaseOver(pool);
  const gatewayBooks = cardBooks(settings, { db, cards: cardGateway(settings, () => settings.port) });
  const report = (difference: Difference) => console.log(lineOf(difference));
  try {
    return await withAccounting(settings, { db, clock }, async (accounting) =>
      accounting ? checkAccounting({ db, gatewayBooks, accounting }, { since, report }) : null,
    );
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
