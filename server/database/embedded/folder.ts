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

// The path of a Unix socket has at most 107 bytes; the server listens on <cluster>/.s.PGSQL.5432.
const maxLength = 107 - '/postgres/.s.PGSQL.5432'.length;

/** Creates a data folder if missing; returns its real path. Throws DataDirError, before writing, if it cannot hold a cluster. */
export function prepareFolder(dataDir: string, as: SystemUser | undefined): string {
  const requested = resolve(dataDir);
  requireShort(requested);
  const path = withParents(requested);
  const missing = path.filter((folder) => !existsSync(folder));
  requireAccess(requested, path[path.length - missing.length - 1] ?? '/', as);
  try {
    for (const folder of missing) makeFolder(folder);
  } catch (cause) {
    throw new DataDirError(requested, `the folder cannot be created: ${errorText(cause)}`, { cause });
  }
  const folder = realpathSync(requested);
  requireShort(folder);
  requireAccess(requested, folder, as);
  const owner = statSync(clusterIn(folder), { throwIfNoEntry: false })?.uid;
  const self = as?.uid ?? process.getuid?.();
  if (owner !== undefined && owner !== self) {
    throw new DataDirError(
      requested,
      `the database in it belongs to system user ${owner}, not ${self}; run as that user`,
    );
  }
  return folder;
}

/** Not with mkdir's `recursive`, which loops forever where no folder can be created, as below /proc. */
function makeFolder(folder: string) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // otherwise another program has just created it
  }
}

function requireAccess(requested: string, folder: string, as: SystemUser | undefined) {
  const denied = firstInaccessible(folder, as);
  if (denied === undefined) return;
  const who = as ? 'the system user "postgres", which runs the database,' : 'this user';
  throw new DataDirError(requested, `${who} may not enter ${denied}; open it (chmod o+x) or choose another folder`);
}

function requireShort(folder: string) {
  const length = Buffer.byteLength(folder);
  if (length > maxLength) {
    throw new DataDirError(folder, `the path is too long for a socket: ${length} bytes, at most ${maxLength}`);
  }
}

/** A folder and its parents, outermost first. */
const withParents = (folder: string): string[] =>
  folder === dirname(folder) ? [folder] : [...withParents(dirname(folder)), folder];

/** The outermost parent that the user may not enter, found with cd because of ACLs; undefined when all are accessible. */
export function firstInaccessible(folder: string, as: SystemUser | undefined): string | undefined {
  const script = 'for p; do cd "$p" 2>/dev/null || { printf %s "$p"; exit 1; }; done';
  const { status, stdout } = spawnSync('/bin/sh', ['-c', script, 'sh', ...withParents(folder)], { ...as, cwd: '/' });
  return status === 0 ? undefined : stdout.toString();
}

/** PostgreSQL refuses to run as root, so for root this is the system user `postgres`, created if missing. */
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

/** fsync of the folder itself: without it a power cut may undo a rename although the files were synced. */
export function syncFolder(folder: string) {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The message of any thrown value. */
export const errorText = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
