import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { binaries } from './binaries.ts';
import { clusterIn, DataDirError, errorText, prepareFolder, syncFolder, systemUser } from './folder.ts';
import { ExitError, isAlive, isServer, run, type SystemUser, serverProcesses } from './processes.ts';

export type Settings = Record<string, string>;
export type Cluster = {
  /** Where the cluster and its socket live. */
  folder: string;
  /** Throws ClusterInUseError when a server that cannot be reached from here runs on the folder. */
  start(): Promise<void>;
  /** A fast shutdown: disconnects every client and writes a checkpoint. */
  stop(): Promise<void>;
  /** The FATAL and PANIC messages of the last failed start, from the server's log; empty when there are none. */
  lastFailure(): string;
  /** Moves the server's log aside once it is large; the server goes on writing to the same file. */
  rotateLog(): void;
};

/** Another container or machine runs a server on the same folder. */
export class ClusterInUseError extends Error {
  override name = 'ClusterInUseError';
}

const maxLogBytes = 10_000_000;
const stopTimeoutMs = 60_000;
/** In the folder of the cluster: puts a segment of the write-ahead log into the archive. */
export const archiveScript = 'archive.sh';
const lockedCode = 75; // EX_TEMPFAIL, which pg_ctl never returns

// Passed on each start instead of stored in postgresql.conf: the folder may be moved and the settings may change.
const fixedSettings: Settings = {
  listen_addresses: '',
  unix_socket_directories: '.',
  port: '5432',
  timezone: 'UTC',
  // Files in the cluster: containers have little shared memory, and a killed server would leave its segments behind.
  dynamic_shared_memory_type: 'mmap',
  // Keeps customers out of the log: rows appear in the detail of a message, values in the statement.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  // Archiving can only be turned on at a start, so it always is; the script decides where a segment goes, if anywhere.
  archive_mode: 'on',
  archive_command: `test ! -f ${archiveScript} || sh ${archiveScript} "%p" "%f"`,
  archive_timeout: '60',
  // Queues (outbox, holds, checkouts) grow and shrink within seconds; the default minute leaves plans on stale counts.
  autovacuum_naptime: '10s',
};

/** Opens the cluster of a data folder, creating it if missing; does not start it. */
export async function openCluster(dataDir: string, settings: Settings, startSeconds = 600): Promise<Cluster> {
  const as = systemUser();
  const { initdb, pg_ctl } = await binaries(as);
  const home = prepareFolder(dataDir, as);
  const folder = clusterIn(home);
  const log = join(folder, 'server.log');
  if (!existsSync(join(folder, 'PG_VERSION'))) await create(home, initdb, settings, as);
  // The folder is passed as PGDATA and working directory, because pg_ctl quotes its arguments for a shell.
  const within = { ...(as && { as }), cwd: folder, dataDir: folder };

  async function start() {
    const flags = Object.entries({ ...fixedSettings, ...settings }).map(
      ([name, value]) => `-c ${quote(`${name}=${value}`)}`,
    );
    try {
      await runLocked(
        [pg_ctl, 'start', '-w', '-s', '-t', String(startSeconds), '-l', 'server.log', '-o', flags.join(' ')],
        within,
      );
    } catch (cause) {
      if (cause instanceof ExitError && cause.code === lockedCode)
        throw new ClusterInUseError('another container or machine uses this folder', { cause });
      clearStaleLocks(folder);
      throw cause;
    }
  }

  function rotateLog() {
    if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) <= maxLogBytes) return;
    copyFileSync(log, `${log}.1`);
    truncateSync(log);
  }

  return {
    folder,
    start,
    stop: () => stop(folder),
    lastFailure: () => {
      if (!existsSync(log)) return '';
      const lines: string[] =
        readFileSync(log, 'utf8').match(/(?<=\b(?:FATAL|PANIC|DETAIL|HINT): ).*| (?=FATAL|PANIC)/g) ?? [];
      const failure = lines.slice(lines.lastIndexOf(' ') + 1).join('; ');
      if (!failure.includes('incompatible')) return failure;
      const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
      return `${failure}: it was initialized by PostgreSQL version ${version}. Run \`npm run export-all -- FOLDER\` with the release that used it last, then \`npm run import-all -- FOLDER\` with this one and a new DATA_DIR`;
    },
    rotateLog,
  };
}

/**
 * Runs a command under a file lock that the server inherits and holds until its last process is gone. Pids say nothing
 * across containers; the lock does. Without flock(1), as outside Linux, there is no lock.
 */
async function runLocked(command: [string, ...string[]], within: Parameters<typeof run>[2]): Promise<void> {
  try {
    await run('flock', ['-n', '-E', String(lockedCode), 'server.lock', ...command], within);
  } catch (error) {
    const [file, ...args] = command;
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    await run(file, args, within);
  }
}

/** Not with pg_ctl, which waits for postmaster.pid to disappear and would hang if another program starts the server again. */
async function stop(folder: string) {
  const pid = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10);
  if (!isServer(pid, folder)) return;
  process.kill(pid, 'SIGINT'); // fast shutdown
  const deadline = performance.now() + stopTimeoutMs;
  while (isServer(pid, folder)) {
    if (performance.now() > deadline) throw new Error(`PostgreSQL ${pid} did not stop within ${stopTimeoutMs} ms`);
    await pause(5);
  }
}

/** Runs initdb in a temporary folder and renames it, so that an unfinished cluster is never mistaken for a whole one. */
async function create(home: string, initdb: string, settings: Settings, as: SystemUser | undefined) {
  const folder = clusterIn(home);
  let temporary: string | undefined;
  try {
    removeAbandoned(home);
    temporary = mkdtempSync(`${folder}.new-${process.pid}-`);
    if (as) chownSync(temporary, as.uid, as.gid);
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
    const sync = settings.fsync === 'off' ? ['--no-sync'] : [];
    const args = ['-D', temporary, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...locale, ...sync];
    await run(initdb, args, as ? { as } : {});
    renameSync(temporary, folder);
    syncFolder(home);
    syncFolder(dirname(home));
  } catch (cause) {
    if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
    if (existsSync(join(folder, 'PG_VERSION'))) return; // another program was first
    const occupied = existsSync(folder) && readdirSync(folder).length > 0;
    const fault = occupied ? `${folder} is not empty` : errorText(cause);
    throw new DataDirError(home, `the database cannot be created: ${fault}`, { cause });
  }
}

/** Removes the temporary folders of programs that died during initdb. */
function removeAbandoned(home: string) {
  for (const name of readdirSync(home)) {
    const owner = /^postgres\.new-(\d+)-/.exec(name)?.[1];
    if (owner === undefined || isAlive(Number(owner))) continue;
    rmSync(join(home, name), { recursive: true, force: true });
  }
}

/**
 * After a crash the pid in a lock file may be that of a zombie (in a container without an init process) or, after a reboot,
 * of an unrelated process, and PostgreSQL refuses to start. A lock is removed only if this cluster has no server process.
 */
function clearStaleLocks(folder: string) {
  for (const lock of ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) => join(folder, name))) {
    try {
      const before = readFileSync(lock, 'utf8');
      const holder = Number.parseInt(before, 10); // NaN if the crash came before it was written
      if (holder > 0 && !isAlive(holder)) continue; // PostgreSQL itself recognizes a dead pid
      if (serverProcesses(folder).length > 0) return; // the server is running or starting
      if (readFileSync(lock, 'utf8') === before) unlinkSync(lock);
    } catch (error) {
      if (existsSync(lock)) throw error; // otherwise it does not exist, or another program has just removed it
    }
  }
}

export const quote = (argument: string) => `'${argument.replaceAll("'", "'\\''")}'`;
