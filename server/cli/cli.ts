import { existsSync } from 'node:fs';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { schedule } from '#business/schedule.ts';
import { isDay } from '#domain/calendar/day.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import { dayMs } from '#domain/durations.ts';
import { type Difference, lineOf } from '#domain/ledger/difference.ts';
import { type Clock, clockStartingAt, systemClock } from '#server/common/clock.ts';
import { type Config, readConfig } from '#server/config.ts';
import { type Db, databaseOver } from '#server/database/database.ts';
import { DataDirError } from '#server/database/embedded.ts';
import { SchemaError } from '#server/database/migrate.ts';
import { BackupError } from '#server/modules/backup/parts/error.ts';
import { type Database, openDatabase } from '#server/wiring/database.ts';
import { StartError } from '#server/wiring/start-error.ts';

export type Context = { settings: Config; clock: Clock };

type Arguments<T extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T; allowPositionals: true }>
>;

type CommandLine<T extends ParseArgsOptionsConfig, C> = {
  usage: string;
  options: T;
  /** The parsed request; null if the program does not know it. */
  commandOf: (given: Arguments<T>, context: Context) => C | null;
  /** Resolves to the exit code. */
  run: (command: C, context: Context) => Promise<number>;
};

/** Runs a program of the command line: reads settings and arguments, and sets the exit code. */
export async function runProgram<const T extends ParseArgsOptionsConfig, C>(program: CommandLine<T, C>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  process.exitCode = await exitCodeOf(program);
}

async function exitCodeOf<T extends ParseArgsOptionsConfig, C>(program: CommandLine<T, C>): Promise<number> {
  const reading = readConfig(process.env);
  if (!reading.ok) return fail(...reading.faults);
  const { settings } = reading;
  const context = { settings, clock: settings.clockStart ? clockStartingAt(settings.clockStart) : systemClock };
  const given = argumentsOf(program.options);
  const command = given && program.commandOf(given, context);
  if (!command) return fail(program.usage);
  try {
    return await program.run(command, context);
  } catch (error) {
    const isTold = [StartError, DataDirError, SchemaError, BackupError].some((own) => error instanceof own);
    return fail(isTold && error instanceof Error ? error.message : error);
  }
}

/** Null for unknown options. */
function argumentsOf<T extends ParseArgsOptionsConfig>(options: T): Arguments<T> | null {
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  } catch {
    return null;
  }
}

/** Prints what went wrong. Returns the exit code. */
export function fail(...faults: unknown[]): number {
  for (const fault of faults) console.error(fault);
  return 1;
}

/** Opens the database, running or not; its schema stays: the running server may be of another version. */
export async function withDatabase<T>(
  settings: Config,
  work: (db: Db, opened: Pick<Database, 'pool' | 'owner'>) => Promise<T>,
): Promise<T> {
  const { pool, owner, leave } = await openDatabase(settings, { silent: false, emptyOnly: true });
  try {
    return await work(databaseOver(pool), { pool, owner });
  } finally {
    await leave();
  }
}

// How far back the real services are checked by default; each order uses some of their quota.
const defaultDays = 30;

/** The start of the comparison, null for everything; undefined if the text is not a day. */
export function sinceOf(day: string | undefined, { settings, clock }: Context): Date | null | undefined {
  if (day === undefined) return settings.sandbox ? null : new Date(clock.now().getTime() - defaultDays * dayMs);
  return isDay(day) ? appointmentInstant(day, '12:00 AM', schedule.timeZone) : undefined;
}

export const printDifference = (difference: Difference): void => console.log(lineOf(difference));

type Comparison = { orders: number; differences: number; inFlight: number };

/** Prints how a comparison ended. Returns the exit code. */
export function printSummary(what: string, { orders, differences, inFlight }: Comparison): number {
  const found = differences === 0 ? 'no difference' : counted(differences, 'difference');
  console.log(`${counted(orders, what)}, ${found}${inFlight > 0 ? `, ${inFlight} in flight` : ''}`);
  return differences === 0 ? 0 : 1;
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
