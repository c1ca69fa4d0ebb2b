import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { SystemUser } from './processes.ts';

/** A data folder that cannot be used; the message is one line for the operator. */
export class DataDirError extends Error {
  override name = 'DataDirError';

  constructor(dataDir: string, fault: string, options?: ErrorOptions) {
    super(`DATA_DIR ${dataDir}: ${fault.replaceAll(/\s+/g, ' ').trim()}`, options);
  }
}

/** The folder of the cluster inside a data folder. */
export const clusterIn = (dataDir: string) => join(dataDir, 'postgres');

// A Unix socket's address holds 107 bytes; clients reach the server by <cluster>/.s.PGSQL.5432.
const longest = 107 - '/postgres/.s.PGSQL.5432'.length;

/** Checks that the database can live in a data folder, before anything is written there, and creates the folder if need be. */
export function prepareFolder(dataDir: string, as: SystemUser | undefined): string {
  const wanted = resolve(dataDir);
  refuseLong(wanted);
  const way = wayTo(wanted);
  const missing = way.filter((folder) => !existsSync(folder));
  refuseClosed(wanted, way[way.length - missing.length - 1] ?? '/', as);
  try {
    for (const folder of missing) makeFolder(folder);
  } catch (cause) {
    throw new DataDirError(wanted, `the folder cannot be created: ${text(cause)}`, { cause });
  }
  const folder = realpathSync(wanted);
  refuseLong(folder);
  refuseClosed(wanted, folder, as);
  const owner = statSync(clusterIn(folder), { throwIfNoEntry: false })?.uid;
  const self = as?.uid ?? process.getuid?.();
  if (owner !== undefined && owner !== self) {
    throw new DataDirError(wanted, `the database in it belongs to system user ${owner}, not ${self}; start as before`);
  }
  return folder;
}

/** Not mkdir's own `recursive`: that loops for ever where nothing can be made, as below /proc. */
function makeFolder(folder: string) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // otherwise another program made it just now
  }
}

function refuseClosed(wanted: string, folder: string, as: SystemUser | undefined) {
  const closed = firstClosed(folder, as);
  if (closed === undefined) return;
  const who = as ? 'the system user "postgres", which runs the database,' : 'this user';
  throw new DataDirError(wanted, `${who} may not enter ${closed}; open it (chmod o+x) or choose another folder`);
}

function refuseLong(folder: string) {
  const length = Buffer.byteLength(folder);
  if (length > longest) {
    throw new DataDirError(folder, `the path is too long for a socket: ${length} bytes, at most ${longest}`);
  }
}

/** A folder and all those it lies in, outermost first. */
const wayTo = (folder: string): string[] =>
  folder === dirname(folder) ? [folder] : [...wayTo(dirname(folder)), folder];

/** The outermost folder on the way that the user may not enter. Asked by entering, as modes alone do not tell it (ACLs). */
export function firstClosed(folder: string, as: SystemUser | undefined): string | undefined {
  const script = 'for p; do cd "$p" 2>/dev/null || { printf %s "$p"; exit 1; }; done';
  const { status, stdout } = spawnSync('/bin/sh', ['-c', script, 'sh', ...wayTo(folder)], { ...as, cwd: '/' });
  return status === 0 ? undefined : stdout.toString();
}

/** PostgreSQL refuses to run as root: then it runs as the system user `postgres`, made if missing. */
export function systemUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
    return { uid: id('-u'), gid: id('-g') };
  }
}

/** Makes names in a folder durable: without it a power cut may forget a rename although the files were synced. */
export function syncFolder(folder: string) {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** What an unknown thrown value says. */
export const text = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
