import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Pool } from 'pg';
import { firstGap, segmentOf } from '#domain/backup/segments.ts';
import { ownProgram } from '#server/common/build-files.ts';
import { connect } from '#server/database/connect.ts';
import { quote } from '#server/database/embedded/cluster.ts';
import {
  clusterIn,
  firstInaccessible,
  prepareFolder,
  syncFolder,
  systemUser,
} from '#server/database/embedded/folder.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import { archivedSegments } from './archive-segment.ts';
import { BackupError, reasonOf } from './parts/error.ts';
import { type BaseSet, listSets, requireFolder, walFolder } from './parts/folder.ts';
import { releasedTimeline } from './parts/timelines.ts';
import { unpackSet } from './parts/unpack.ts';

export type RestoreOrder = {
  backupDir: string;
  /** Empty or missing. */
  dataDir: string;
  /** Null: everything in the archive. */
  to: Date | null;
  /** The timeline to follow; null: the last one in use. */
  timeline?: number | null;
  /** The set to start from; null: the newest one that is old enough. */
  set?: string | null;
  identityFile: string | null;
  say?: (line: string) => void;
};

export type Restored = {
  set: string;
  newestOrder: string | null;
  /** In the database; their files are not in the backup. */
  photos: number;
  /** The last restored transaction; null if nothing was written after the copy began. */
  lastCommit: Date | null;
};

const recoveryTimeoutMs = 24 * 3_600_000;

/** Puts a backup into an empty data folder and replays the log; a failure leaves nothing. Throws BackupError. */
export async function restoreBackup(order: RestoreOrder): Promise<Restored> {
  const { backupDir, dataDir, to, say = () => {} } = order;
  requireFolder(backupDir, 'The backup folder');
  requireEmpty(dataDir);
  const set = chooseSet(order);
  const wal = resolve(walFolder(backupDir, set.manifest.systemIdentifier));
  const timeline = order.timeline ?? Math.max(set.manifest.timeline, releasedTimeline(wal));
  requireNoGap(wal, { set, timeline, to });
  for (const line of laterLines(wal, timeline)) say(line);
  say(`Restoring ${set.name}, then the log${to ? ` up to ${to.toISOString()}` : ''}`);
  const as = systemUser();
  requireReadable(wal, as);
  const home = prepareFolder(dataDir, as);
  const cluster = clusterIn(home);
  const unpacked = `${cluster}.new-${process.pid}-restore`;
  try {
    const others = await unpackSet(set, { cluster: unpacked, identityFile: order.identityFile, as });
    renameSync(unpacked, cluster);
    writeFileSync(join(cluster, 'recovery.signal'), '');
    for (const [name, content] of others) writeFileSync(join(home, name), content, { mode: 0o600, flush: true });
    syncFolder(home);
    return { set: set.name, ...(await replay(home, { ...order, wal, timeline })) };
  } catch (error) {
    for (const name of readdirSync(home)) rmSync(join(home, name), { recursive: true, force: true });
    throw error instanceof BackupError
      ? error
      : new BackupError(`The restore failed: ${reasonOf(error)}`, { cause: error });
  }
}

function requireEmpty(dataDir: string): void {
  const folder = statSync(dataDir, { throwIfNoEntry: false });
  if (!folder) return;
  if (!folder.isDirectory() || readdirSync(dataDir).length > 0)
    throw new BackupError(`DATA_DIR ${dataDir}: is not empty; move it away, or name another folder`);
}

function chooseSet({ backupDir, to, set: wanted = null }: RestoreOrder): BaseSet {
  const { sets, broken } = listSets(backupDir);
  const [fault] = broken;
  if (sets.length === 0) throw new BackupError(fault ?? `${backupDir}: there is no whole backup in it`);
  if (wanted !== null) {
    const found = sets.find(({ name }) => name === wanted);
    if (found) return found;
    throw new BackupError(
      `--set ${wanted}: there is none of this name; there are ${sets.map(({ name }) => name).join(', ')}`,
    );
  }
  const early = sets.find(({ manifest }) => to === null || new Date(manifest.stoppedAt) <= to);
  if (early) return early;
  throw new BackupError(`--to ${to?.toISOString()}: the oldest backup is of ${sets.at(-1)?.manifest.stoppedAt}`);
}

function requireNoGap(wal: string, { set, timeline, to }: { set: BaseSet; timeline: number; to: Date | null }): void {
  requireFolder(wal, 'The archived log');
  const archived = archivedSegments(wal);
  const gap = firstGap([...archived.keys()], set.manifest.startSegment, timeline);
  if (!gap) return;
  const { missing, lastBefore } = gap;
  const needed = segmentOf(set.manifest.stopSegment)?.position ?? 0;
  const isInside = (segmentOf(missing)?.position ?? 0) <= needed;
  const reaches = isInside || !lastBefore ? null : statSync(join(wal, archived.get(lastBefore) ?? '')).mtime;
  if (reaches && to && to < reaches) return;
  const until = reaches
    ? `or restore what is before it with --to, before ${reaches.toISOString()}`
    : 'or begin with another backup (--set NAME)';
  throw new BackupError(`The archive has a gap: ${missing} is missing in ${wal}; put it back, ${until}`);
}

/** The database fetches its log itself; as root the program runs it as another user. */
function requireReadable(wal: string, as: ReturnType<typeof systemUser>): void {
  if (!as) return;
  const [name = ''] = archivedSegments(wal).values();
  const readable = spawnSync('test', ['-r', join(wal, name)], { ...as, cwd: '/' }).status === 0;
  const denied = firstInaccessible(wal, as) ?? (readable ? undefined : join(wal, name));
  if (denied === undefined) return;
  throw new BackupError(
    `The system user "postgres", which runs the database, may not read ${denied}: chown -R postgres ${wal}, and chmod o+x the folders above`,
  );
}

/** The key where the database may read it, until the log is replayed. */
function lendKey(home: string, identityFile: string): string {
  const file = join(clusterIn(home), 'restore-identity');
  copyFileSync(identityFile, file);
  chmodSync(file, 0o600);
  const as = systemUser();
  if (as) chownSync(file, as.uid, as.gid);
  return file;
}

/** Timelines that were started by another restore and are not followed. */
function laterLines(wal: string, timeline: number): string[] {
  const later = [...archivedSegments(wal).keys()].flatMap((name) => segmentOf(name)?.timeline ?? []);
  const others = [...new Set(later)].filter((one) => one > timeline).sort((a, b) => a - b);
  return others.map(
    (other) => `A restored copy that was never released wrote line ${other} of the log; --timeline ${other} follows it`,
  );
}

async function replay(
  home: string,
  { wal, timeline, to, identityFile }: RestoreOrder & { wal: string; timeline: number },
): Promise<Omit<Restored, 'set'>> {
  const key = identityFile === null ? null : lendKey(home, identityFile);
  const fetch = [process.execPath, ownProgram('fetch-wal'), wal, key ?? ''];
  const postgres = await embeddedPostgres(home, {
    settings: {
      // Log written meanwhile waits for the server, which knows where to archive it.
      archive_command: 'false',
      restore_command: `${fetch.map(quote).join(' ')} "%f" "%p"`,
      recovery_target_timeline: String(timeline),
      recovery_target_action: 'promote',
      ...(to && { recovery_target_time: to.toISOString().replace('T', ' ').replace('Z', '+00') }),
      hot_standby: 'off',
    },
    startTimeoutMs: 0,
    recoveryTimeoutMs,
  }).catch((error: unknown) => {
    throw explained(error, { home, to });
  });
  const pool = connect(postgres.connection);
  try {
    const { rows } = await pool.query<Omit<Restored, 'set'>>(`
      select pg_last_xact_replay_timestamp() as "lastCommit",
        (select order_no from bookings order by created_at desc, id desc limit 1) as "newestOrder",
        ${await photosOnRecord(pool)} as photos`);
    await pool.query('checkpoint'); // so that the control file knows the new timeline
    return rows[0] ?? { newestOrder: null, lastCommit: null, photos: 0 };
  } finally {
    if (key !== null) rmSync(key);
    await pool.end();
    await postgres.leave();
  }
}

/** How many photographs a copy has on record, as SQL: a copy of an earlier release has no table of them. */
async function photosOnRecord(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ known: boolean }>(
    `select to_regclass('public.visit_photos') is not null as known`,
  );
  return rows[0]?.known ? '(select count(*)::int from visit_photos)' : '0';
}

function explained(error: unknown, { home, to }: { home: string; to: Date | null }): unknown {
  const log = join(clusterIn(home), 'server.log');
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  const refused = /^restore_command: (.*)$/m.exec(text)?.[1];
  if (refused) return new BackupError(`The archived log cannot be read: ${refused}`, { cause: error });
  if (text.includes('recovery ended before configured recovery target was reached'))
    return new BackupError(
      `--to ${to?.toISOString()}: the archive ends before; name an earlier instant, or none to restore all of it`,
    );
  return error;
}
