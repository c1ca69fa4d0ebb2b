import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text as whole } from 'node:stream/consumers';
import { clockStartingAt, systemClock } from '#server/common/clock.ts';
import { randomIds } from '#server/common/ids.ts';
import { storedSecret } from '#server/config/app-secret.ts';
import { type Config, readConfig } from '#server/config.ts';
import { databaseOver } from '#server/database/database.ts';
import { DataDirError } from '#server/database/embedded.ts';
import { createAdministrator, restoreAdministrator } from '#server/modules/access/administrators.ts';
import { authLibrary } from '#server/modules/access/auth.ts';
import { openDatabase } from '#server/wiring/database.ts';
import { StartError } from '#server/wiring/start-error.ts';

const usage = `npm run admin -- create EMAIL [--staff] [--password-stdin]
npm run admin -- restore EMAIL [--password-stdin]`;
const shortestPassword = 12;

type Command = { name: 'create' | 'restore'; email: string; role: 'owner' | 'staff'; fromStdin: boolean };

if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await main();

/** Makes an administrator, or lets one in again who lost every way; it may run beside the program, or start the database for itself. */
async function main(): Promise<number> {
  const reading = readConfig(process.env);
  if (!reading.ok) return fail(...reading.faults);
  const command = commandOf(process.argv.slice(2));
  if (!command) return fail(usage);
  const password = command.fromStdin ? (await whole(process.stdin)).replace(/\r?\n$/, '') : await askedPassword();
  if (password.length < shortestPassword || password.length > 128) {
    return fail(`A password has ${shortestPassword} to 128 characters.`);
  }
  try {
    const done = await run(reading.settings, command, password);
    if (!done && command.name === 'create') {
      return fail(`${command.email}: there is an administrator of this e-mail already.`);
    }
    if (!done) return fail(`${command.email}: there is no administrator of this e-mail.`);
  } catch (error) {
    return fail(error instanceof StartError || error instanceof DataDirError ? error.message : error);
  }
  const as = command.name === 'create' ? `as ${command.role}` : 'with the new password alone';
  console.log(`${command.email} may sign in at /admin ${as}.`);
  return 0;
}

function commandOf([name, email, ...options]: string[]): Command | null {
  if ((name !== 'create' && name !== 'restore') || email === undefined || !/^[^\s@<>"]+@[^\s@<>"]+$/.test(email))
    return null;
  if (options.some((option) => option !== '--staff' && option !== '--password-stdin')) return null;
  const role = options.includes('--staff') ? 'staff' : 'owner';
  return { name, email, role, fromStdin: options.includes('--password-stdin') };
}

async function run(settings: Config, { name, email, role }: Command, password: string): Promise<boolean> {
  const appSecret = settings.appSecret ?? storedSecret(settings.dataDir);
  const clock = settings.clockStart ? clockStartingAt(settings.clockStart) : systemClock;
  const { pool, leave } = await openDatabase(settings, { silent: false });
  try {
    const db = databaseOver(pool);
    const library = authLibrary({ db, appSecret, publicUrl: settings.publicUrl ?? 'http://localhost' });
    const deps = { db, clock, ids: randomIds, library };
    if (name === 'restore') return await restoreAdministrator(deps, { email, password });
    return await createAdministrator(deps, { email, password, role });
  } finally {
    await leave();
  }
}

/** Asks at the terminal, which shows nothing of the answer. */
async function askedPassword(): Promise<string> {
  process.stderr.write('Password: ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

function fail(...faults: unknown[]): number {
  for (const fault of faults) console.error(fault);
  return 1;
}
