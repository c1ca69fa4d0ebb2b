import type { Pool } from 'pg';
import { secondMs } from '#domain/durations.ts';
import type { Clock } from '#server/common/clock.ts';
import type { Log } from '#server/common/log.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/database.ts';
import { setArchive } from '#server/database/embedded/archive.ts';
import type { BackupAges } from '#server/metrics/gauges.ts';
import { ownWalFolder } from '#server/modules/backup/queries/identity.ts';
import { backupState } from '#server/modules/backup/queries/state.ts';
import { nightlyBackup } from '#server/modules/backup/run-nightly.ts';
import type { Saved } from '#server/modules/doctor/checks/saved.ts';
import type { Job } from '#server/outbox/scheduler.ts';
import type { Database } from './database.ts';

/**
 * Configures log archiving of the embedded database. An unusable folder is reported and retried with each
 * segment; the site keeps running, and the log waits on its own disk.
 */
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

/** The backup state of the embedded database; null if there is none, or the database is external. */
async function stateOf({ backup: { folder, recipient }, databaseUrl, dataDir }: Backup, { db, clock }: Found) {
  if (databaseUrl !== null || folder === null) return null;
  return backupState(db, { backupDir: folder, recipient, dataDir, now: clock.now() });
}

type Found = { db: Db; clock: Clock };

/** The doctor's checks of the backups. */
export const savedOf = (settings: Backup, found: Found) => async (): Promise<Saved | null> => {
  const state = await stateOf(settings, found);
  if (!state) return null;
  const { newestBase, archive, walBytes } = state;
  const failingSince = archive.isFailing ? archive.lastFailedAt : null;
  return { newestBase, lastArchivedAt: archive.lastArchivedAt, failingSince, walBytes: walBytes ?? 0 };
};

/** The metrics of the backups. */
export const backupAgesOf = (settings: Backup, found: Found) => async (): Promise<BackupAges | null> => {
  const state = await stateOf(settings, found);
  if (!state) return null;
  const seconds = (ms: number | null | undefined) => (typeof ms === 'number' ? ms / secondMs : null);
  return {
    baseSeconds: seconds(state.newestBase?.ageMs),
    archiveSeconds: seconds(state.archive.ageMs),
    walBytes: state.walBytes,
  };
};

/** The nightly backup, if there is something to back up and a folder for it. */
export function backupJobs(
  { backup: { folder, recipient }, dataDir }: Pick<Config, 'backup' | 'dataDir'>,
  { owner, log }: { owner: Database['owner']; log: Log },
): Job[] {
  return owner && folder !== null ? [nightlyBackup({ backupDir: folder, recipient, dataDir, owner }, log)] : [];
}
