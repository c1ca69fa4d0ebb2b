import type { Pool } from 'pg';
import { secondMs } from '#domain/durations.ts';
import type { Clock } from '#server/common/clock.ts';
import type { Log } from '#server/common/log.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/database.ts';
import { setArchive } from '#server/database/embedded/archive.ts';
import type { BackupAges } from '#server/metrics/gauges.ts';
import { ownWalFolder } from '#server/modules/backup/queries/identity.ts';
import { readSaved, type Saved } from '#server/modules/backup/queries/state.ts';
import { nightlyBackup } from '#server/modules/backup/run-nightly.ts';
import type { Job } from '#server/outbox/scheduler.ts';
import type { Database } from './database.ts';

/** An unusable folder is reported and retried with each segment; meanwhile the log waits on its own disk. */
export async function openArchive(
  { backup: { folder, recipient } }: Pick<Config, 'backup'>,
  { pool, owner, say }: { pool: Pool; owner: Database['owner']; say: (line: string) => void },
): Promise<void> {
  if (!owner) return;
  try {
    setArchive(owner.host, folder === null ? null : { folder: await ownWalFolder(pool, folder), recipient });
  } catch (error) {
    say(
      `BACKUP_DIR ${folder}: ${error instanceof Error ? error.message : error}; nothing is archived until it is mended`,
    );
  }
}

type Backup = Pick<Config, 'backup' | 'databaseUrl' | 'dataDir'>;

/** The backups of the embedded database; null if there are none, or the database is external. */
export const savedOf =
  ({ backup: { folder }, databaseUrl, dataDir }: Backup, { db }: Pick<Found, 'db'>) =>
  async (): Promise<Saved | null> =>
    databaseUrl !== null || folder === null ? null : readSaved(db, { backupDir: folder, dataDir });

type Found = { db: Db; clock: Clock };

export const backupAgesOf =
  (settings: Backup, { db, clock }: Found) =>
  async (): Promise<BackupAges | null> => {
    const saved = await savedOf(settings, { db })();
    if (!saved) return null;
    const { newestBase, lastArchivedAt, walBytes } = saved;
    const seconds = (at: Date | null | undefined) => (at ? (clock.now().getTime() - at.getTime()) / secondMs : null);
    return { baseSeconds: seconds(newestBase?.at), archiveSeconds: seconds(lastArchivedAt), walBytes };
  };

/** The nightly backup, if there is something to back up and a folder for it. */
export function backupJobs(
  { backup: { folder, recipient }, dataDir }: Pick<Config, 'backup' | 'dataDir'>,
  { owner, log }: { owner: Database['owner']; log: Log },
): Job[] {
  return owner && folder !== null ? [nightlyBackup({ backupDir: folder, recipient, dataDir, owner }, log)] : [];
}
