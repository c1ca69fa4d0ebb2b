import { constants, setPriority } from 'node:os';
import { brand } from '#business/brand.ts';
import { SecretFileError } from './config/app-secret.ts';
import type { Config } from './config.ts';
import { DataDirError } from './database/embedded.ts';
import { SchemaError } from './database/migrate.ts';
import type { Deps } from './deps.ts';
import { type Credentials, ensureFirstAdministrator, sandboxAdministrator } from './modules/auth/administrators.ts';
import { authLibrary } from './modules/auth/auth.ts';
import { type RunningServer, StartError, startServer, startWorker } from './start.ts';
import type { Opened } from './wiring/roles.ts';
import { stopOnSignals } from './wiring/stop.ts';

/** Runs as the web process, or as the worker, until asked to stop. */
export async function runRole(settings: Config): Promise<void> {
  const isWorker = settings.role === 'worker';
  const starting = isWorker ? startWorker(settings) : openSite(settings);
  stopOnSignals(async () => (await starting).close(), fail);
  try {
    await starting;
    // Visitors go first. Not earlier: a database started by the worker must not inherit the priority.
    if (isWorker) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    fail(isTold(error) ? error.message : error);
    process.exit(); // Other open handles must not keep a process alive that serves nobody.
  }
}

/** Opens the site once its first administrator can sign in, and reports it to the terminal and to the supervisor. */
async function openSite(settings: Config): Promise<RunningServer> {
  const { sandbox } = settings;
  const firstOf = ({ appSecret }: Deps) => settings.administrator ?? (sandbox ? sandboxAdministrator(appSecret) : null);
  const web = await startServer(settings, {
    async prepare(deps) {
      const first = firstOf(deps);
      const { db, clock, ids } = deps;
      if (first) await ensureFirstAdministrator({ db, clock, ids, library: authLibrary(deps) }, first, { sandbox });
    },
  });
  const { url, port, deps } = web;
  process.send?.({ port } satisfies Opened);
  console.log(`${brand.name} is open at ${url}`);
  if (sandbox) console.log(sandboxNotes(url, settings, firstOf(deps)));
  return web;
}

/** Our own errors say in one line what to do; anything else is a bug and is shown in full. */
function isTold(error: unknown): error is Error {
  const own: unknown[] = [Error, StartError, DataDirError, SchemaError, SecretFileError];
  return error instanceof Error && own.includes(error.constructor);
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
    // A password from the settings is already known to its author, and stays out of the terminal.
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
