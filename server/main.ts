import { existsSync } from 'node:fs';
import { brand } from '#business/brand.ts';
import { bundleFault } from './common/build-files.ts';
import { SecretFileError } from './config/app-secret.ts';
import { type Config, readConfig } from './config.ts';
import { DataDirError } from './database/embedded.ts';
import { SchemaError } from './database/migrate.ts';
import { type Credentials, ensureFirstAdministrator, sandboxAdministrator } from './modules/access/administrators.ts';
import { authLibrary } from './modules/access/auth.ts';
import { type RunningServer, StartError, startServer } from './start.ts';

/** How often the program looks whether the npm that started it is still there. */
const parentWatchMs = 500;

/** npm hands a Ctrl-C on although the terminal has done so already; such a twin is not a second wish. */
const twinMs = 500;

if (existsSync('.env')) process.loadEnvFile('.env');
const reading = readConfig(process.env);
const incomplete = bundleFault(import.meta.filename);
if (incomplete) fail(incomplete);
else if (reading.ok) await run(reading.settings);
else fail(...reading.faults);

async function run(settings: Config): Promise<void> {
  const starting = startServer(settings);
  stopOnSignals(async () => (await starting).close());
  try {
    const { url, deps } = await starting;
    const administrator = await firstAdministrator(settings, deps);
    console.log(`${brand.name} is open at ${url}`);
    if (settings.sandbox) console.log(sandboxNotes(url, settings, administrator));
  } catch (error) {
    fail(isTold(error) ? error.message : error);
    process.exit(); // Whatever else was opened must not keep a program alive that serves nobody.
  }
}

/** Errors of our own say in one line what to do; anything else is a bug and is shown whole. */
function isTold(error: unknown): error is Error {
  const own: unknown[] = [Error, StartError, DataDirError, SchemaError, SecretFileError];
  return error instanceof Error && own.includes(error.constructor);
}

/** Closes when a signal asks for it, or when the npm that started the program was killed and cannot pass one on. */
function stopOnSignals(close: () => Promise<void>): void {
  let askedAt: number | null = null;
  const stop = () => {
    if (askedAt !== null) {
      if (performance.now() - askedAt > twinMs) process.exit(1);
      return;
    }
    askedAt = performance.now();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        fail(error);
        process.exit();
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, parentWatchMs);
  watch.unref();
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

function fail(...faults: unknown[]): void {
  for (const fault of faults) console.error(fault);
  process.exitCode = 1;
}
