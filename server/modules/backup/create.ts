import { createWriteStream, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { firstGap, segmentOf } from '#domain/backup/segments.ts';
import { programVersion } from '#server/common/build-files.ts';
import type { Source } from '#server/database/connect.ts';
import { archivesElsewhere, setArchive } from '#server/database/embedded/archive.ts';
import { syncFolder } from '#server/database/embedded/folder.ts';
import { newestMigration } from '#server/database/migrate.ts';
import { archivedSegments } from './archive-segment.ts';
import { BackupError, codeOf, reasonOf } from './parts/error.ts';
import { manifestFile, openUnfinished } from './parts/folder.ts';
import { setManifest } from './parts/manifest.ts';
import { clusterPrefix, packCluster } from './parts/pack.ts';
import { measured, sealedName, sealStream } from './parts/seal.ts';
import { canArchive, type Stopped, startBackup, stopBackup, takeBackupLock } from './queries/base-backup.ts';
import { ownWalFolder } from './queries/identity.ts';
import { type Session, withSession } from './queries/session.ts';

export type BackupTarget = {
  backupDir: string;
  recipient: string | null;
  /** The data folder of the program, with its secret, and how the owner of its running database reaches it. */
  dataDir: string;
  owner: Extract<Source, { host: string }>;
  /** How long the end of the backup waits for its last segment to be archived. */
  archiveTimeoutMs?: number;
};

/** Copies database and secret into a new set, named once it is complete with its log. Throws BackupError. */
export async function createBackup(target: BackupTarget) {
  const { owner, backupDir } = target;
  try {
    // One connection until the end: PostgreSQL ends a backup whose connection is lost.
    return await withSession(owner, async (session) => {
      if (!(await takeBackupLock(session))) throw new BackupError('Another backup is running; wait until it is done');
      if (!(await canArchive(session))) throw new BackupError(oldServer);
      await openArchive(session, target);
      return copyInto(session, target);
    });
  } catch (error) {
    throw explained(error, backupDir);
  }
}

const oldServer = 'The database was started by an older release: stop all programs on DATA_DIR and start again';

/** The server configures where the log goes; if it is not running, this does. */
async function openArchive(session: Session, { owner, backupDir, recipient }: BackupTarget): Promise<void> {
  const folder = await ownWalFolder(session, backupDir);
  const elsewhere = archivesElsewhere(owner.host, folder);
  if (elsewhere)
    throw new BackupError(
      'BACKUP_DIR: the program archives into another folder; give both the same, and start it again',
    );
  try {
    setArchive(owner.host, { folder, recipient });
  } catch (cause) {
    throw new BackupError(`BACKUP_DIR ${backupDir}: ${reasonOf(cause)}`, { cause });
  }
}

async function copyInto(session: Session, target: BackupTarget) {
  const { backupDir, recipient, dataDir, owner } = target;
  const start = await startBackup(session);
  const { folder, final } = openUnfinished(backupDir, start.at);
  try {
    let stopped: Stopped | undefined;
    const { stream, files } = packCluster(owner.host, async () => {
      stopped = await stop(session, target);
      const secret = secretOf(dataDir);
      return [
        { path: `${clusterPrefix}backup_label`, content: Buffer.from(stopped.labelfile) },
        ...(secret ? [{ path: 'app-secret', content: secret }] : []),
      ];
    });
    const name = sealedName('base.tar', recipient !== null);
    const { through, result } = measured();
    const file = join(folder, name);
    await pipeline(await sealStream(stream, recipient), through, createWriteStream(file, { mode: 0o600 }));
    await syncFile(file);
    if (!stopped) throw new Error('the backup was not ended');
    requireLog(await ownWalFolder(session, backupDir), start.segment, stopped.segment);
    const manifest = {
      program: programVersion(),
      schema: newestMigration(),
      postgres: start.postgres,
      systemIdentifier: start.systemIdentifier,
      timeline: start.timeline,
      newestOrder: stopped.newestOrder,
      startedAt: start.at.toISOString(),
      stoppedAt: stopped.at.toISOString(),
      startLsn: start.lsn,
      stopLsn: stopped.lsn,
      startSegment: start.segment,
      stopSegment: stopped.segment,
      encrypted: recipient !== null,
      archive: { name, ...result() },
      files,
    };
    await writeFile(join(folder, manifestFile), setManifest.write(manifest), { mode: 0o600, flush: true });
    syncFolder(folder);
    renameSync(folder, final);
    syncFolder(dirname(final));
    return { name: final, manifest };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function stop(session: Session, { archiveTimeoutMs = 120_000 }: BackupTarget): Promise<Stopped> {
  try {
    return await stopBackup(session, archiveTimeoutMs);
  } catch (error) {
    if (codeOf(error) !== '57014') throw error;
    throw new BackupError(
      'The archive does not take the log: see postgres/server.log in DATA_DIR; is BACKUP_DIR full, or not mounted?',
      { cause: error },
    );
  }
}

/** Without the log between its start and its end, a copy is useless. */
function requireLog(folder: string, from: string, to: string): void {
  const files = [...archivedSegments(folder).keys()];
  const gap = firstGap(files, from, segmentOf(to)?.timeline ?? 0);
  const missing = gap?.missing ?? (files.includes(to) ? null : to);
  if (missing) throw new BackupError(`The archive lacks ${missing}: is the program’s BACKUP_DIR this one? Try again`);
}

function secretOf(dataDir: string): Buffer | null {
  const file = join(dataDir, 'app-secret');
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file) : null;
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const remedies: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; make room and try again',
  EACCES: 'it cannot be written; check its rights',
  EROFS: 'it is read-only; mount it for writing',
  ENOENT: 'it is gone; is it mounted?',
};

function explained(error: unknown, backupDir: string): unknown {
  if (error instanceof BackupError) return error;
  const remedy = remedies[String(codeOf(error))];
  if (remedy)
    return new BackupError(`BACKUP_DIR ${backupDir}: ${remedy}; older backups are untouched`, { cause: error });
  return new BackupError(`The backup failed: ${reasonOf(error)}; older backups are untouched`, { cause: error });
}
