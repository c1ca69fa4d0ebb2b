import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { binaries } from './binaries.ts';
import { clusterIn, DataDirError, prepareFolder, syncFolder, systemUser, text } from './folder.ts';
import { isAlive, isServer, run, type SystemUser, serverProcesses } from './processes.ts';

export type Settings = Record<string, string>;
export type Cluster = {
  /** Where the cluster and its socket live. */
  folder: string;
  start(): Promise<void>;
  /** Disconnects everyone and stops, with all data written down. */
  stop(): Promise<void>;
  /** What the server's log says of its last failure. */
  lastWords(): string;
};

const logLimit = 10_000_000;
const stopWithin = 60_000;

// Handed over at each start, not written down at the first: the folder may be moved and settings may change.
const always: Settings = {
  listen_addresses: '',
  unix_socket_directories: '.',
  port: '5432',
  timezone: 'UTC',
  // Files in the cluster: containers have little shared memory, and a killed server's segments would stay there for ever.
  dynamic_shared_memory_type: 'mmap',
};

/** Finds the cluster of a data folder or makes it; does not start it. */
export async function openCluster(dataDir: string, settings: Settings): Promise<Cluster> {
  const as = systemUser();
  const { initdb, pg_ctl } = await binaries(as);
  const home = prepareFolder(dataDir, as);
  const folder = clusterIn(home);
  const log = join(folder, 'server.log');
  if (!existsSync(join(folder, 'PG_VERSION'))) await make(home, initdb, settings, as);
  // The folder is named by variable and by working folder, so that no shell on the way can misread it.
  const ctl = (...args: string[]) => run(pg_ctl, args, { ...(as && { as }), cwd: folder, dataDir: folder });

  async function start() {
    if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > logLimit) renameSync(log, `${log}.1`);
    const flags = Object.entries({ ...always, ...settings }).map(([name, value]) => `-c ${quote(`${name}=${value}`)}`);
    try {
      await ctl('start', '-w', '-s', '-t', '600', '-l', 'server.log', '-o', flags.join(' '));
    } catch (cause) {
      clearStaleLocks(folder);
      throw cause;
    }
  }

  return {
    folder,
    start,
    stop: () => stop(folder),
    lastWords: () => {
      if (!existsSync(log)) return '';
      const lines: string[] =
        readFileSync(log, 'utf8').match(/(?<=\b(?:FATAL|PANIC|DETAIL|HINT): ).*| (?=FATAL|PANIC)/g) ?? [];
      return lines.slice(lines.lastIndexOf(' ') + 1).join('; ');
    },
  };
}

/** Not by pg_ctl: that waits for the lock file to go, so for as long as the server of a newcomer runs. */
async function stop(folder: string) {
  const pid = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10);
  if (!isServer(pid, folder)) return;
  process.kill(pid, 'SIGINT'); // disconnects everyone, writes everything down, ends
  const limit = performance.now() + stopWithin;
  while (isServer(pid, folder)) {
    if (performance.now() > limit) throw new Error(`PostgreSQL ${pid} does not stop`);
    await pause(5);
  }
}

/** Makes the cluster aside and puts it in place whole, so that a half-made one never looks finished. */
async function make(home: string, initdb: string, settings: Settings, as: SystemUser | undefined) {
  const folder = clusterIn(home);
  let aside: string | undefined;
  try {
    sweep(home);
    aside = mkdtempSync(`${folder}.new-${process.pid}-`);
    if (as) chownSync(aside, as.uid, as.gid);
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
    const sync = settings.fsync === 'off' ? ['--no-sync'] : [];
    const args = ['-D', aside, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...locale, ...sync];
    await run(initdb, args, as ? { as } : {});
    renameSync(aside, folder);
    syncFolder(home);
    syncFolder(dirname(home));
  } catch (cause) {
    if (aside !== undefined) rmSync(aside, { recursive: true, force: true });
    if (existsSync(join(folder, 'PG_VERSION'))) return; // another program was first
    const occupied = existsSync(folder) && readdirSync(folder).length > 0;
    const fault = occupied ? `${folder} holds something else` : text(cause);
    throw new DataDirError(home, `the database cannot be made: ${fault}`, { cause });
  }
}

/** Removes what programs left that died while making a cluster. */
function sweep(home: string) {
  for (const name of readdirSync(home)) {
    const maker = /^postgres\.new-(\d+)-/.exec(name)?.[1];
    if (maker === undefined || isAlive(Number(maker))) continue;
    rmSync(join(home, name), { recursive: true, force: true });
  }
}

/**
 * After a crash the number in a lock file may name a zombie (a container without a reaper) or, after a reboot, somebody
 * else's process; PostgreSQL then refuses to start for ever. A lock goes only when no server process of this cluster lives.
 */
function clearStaleLocks(folder: string) {
  for (const lock of ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) => join(folder, name))) {
    try {
      const before = readFileSync(lock, 'utf8');
      const holder = Number.parseInt(before, 10); // not a number: the crash came before it was written
      if (holder > 0 && !isAlive(holder)) continue; // PostgreSQL sees for itself that nobody holds it
      if (serverProcesses(folder).length > 0) return; // it is really running, or starting
      if (readFileSync(lock, 'utf8') === before) unlinkSync(lock);
    } catch (error) {
      if (existsSync(lock)) throw error; // otherwise there is none, or another program has just cleared it
    }
  }
}

const quote = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;
