import { constants, setPriority } from 'node:os';
import { brand } from '#business/brand.ts';
import { SecretFileError } from './config/app-secret.ts';
import type { Config } from './config.ts';
import { DataDirError } from './database/embedded.ts';
import { SchemaError } from './database/migrate.ts';
import { type Credentials, ensureFirstAdministrator, sandboxAdministrator } from './modules/access/administrators.ts';
import { authLibrary } from './modules/access/auth.ts';
import { type RunningServer, StartError, startServer, startWorker } from './start.ts';
import type { Opened } from './wiring/roles.ts';
import { stopOnSignals } from './wiring/stop.ts';

/** Runs as the web process, or as the worker, until it is asked to end. */
export async function runRole(settings: Config): Promise<void> {
  const isWorker = settings.role === 'worker';
  const starting = isWorker ? startWorker(settings) : startServer(settings).then((web) => open(web, settings));
  stopOnSignals(async () => (await starting).close(), fail);
  try {
    await starting;
    // Whoever is on the site goes first. Only now: a database that the worker started is not to inherit it.
    if (isWorker) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    fail(isTold(error) ? error.message : error);
    process.exit(); // Whatever else was opened must not keep a program alive that serves nobody.
  }
}

/** Says where the site is, to the terminal and to whoever supervises this process. */
async function open(web: RunningServer, settings: Config): Promise<RunningServer> {
  const { url, port, deps } = web;
  const administrator = await firstAdministrator(settings, deps);
  process.send?.({ port } satisfies Opened);
  console.log(`${brand.name} is open at ${url}`);
  if (settings.sandbox) console.log(sandboxNotes(url, settings, administrator));
  return web;
}

/** Errors of our own say in one line what to do; anything else is a bug and is shown whole. */
function isTold(error: unknown): error is Error {
  const own: unknown[] = [Error, StartError, DataDirError, SchemaError, SecretFileError];
  return error instanceof Error && own.includes(error.constructor);
}

/** The administrator of the settings, or the one whom a sandbox makes up. */
async function firstAdministrator(settings: Config, deps: RunningServer['deps']): Promise<Credentials | null> {
  const { sandbox } = settings;
  const first = settings.administrator ?? (sandbox ? sandboxAdministrator(deps.appSecret) : null);
  if (!first) return null;
  const { db, clock, ids } = deps;
  await ensureFirstAdministrator({ db, clock, ids, library: authLibrary(deps) }, first, { sandbox });
  return first;
}

function sandboxNotes(
  url: string,
  { invitationCodes, administrator: given }: Config,
  administrator: Credentials | null,
): string {
  const [code] = invitationCodes;
  return [
    'Sandbox: simulators are in use and no money moves.',
    '  Card 4242 4242 4242 4242 is approved, 4000 0000 0000 0002 is declined.',
    ...(code ? [`  Invitation code ${code}.`] : []),
    // A password of the settings is known to whoever wrote it, and stays out of the terminal.
    ...(administrator
      ? [`  Administration: ${url}/admin, ${administrator.email}, ${given ? 'ADMIN_PASSWORD' : administrator.password}`]
      : []),
    `  What the simulators know: ${url}/sandbox`,
  ].join('\n');
}

function fail(fault: unknown): void {
  console.error(fault);
  process.exitCode = 1;
}
