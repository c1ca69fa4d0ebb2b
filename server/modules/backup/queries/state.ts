import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { clusterIn } from '#server/database/embedded/folder.ts';
import { listSets } from '../parts/folder.ts';

export type BackupState = {
  /** Null: nothing is backed up. */
  folder: string | null;
  /** Whether new backups are encrypted. */
  encrypted: boolean;
  /** Sets that cannot be read, one line each. */
  broken: string[];
  newestBase: { name: string; at: Date; ageMs: number; encrypted: boolean } | null;
  archive: {
    lastArchivedAt: Date | null;
    /** Since the last segment was archived; an idle database archives none. */
    ageMs: number | null;
    failures: number;
    lastFailedAt: Date | null;
    /** The last attempt failed: the log is kept, and grows, until one succeeds. */
    isFailing: boolean;
    /** Segments waiting to be archived. */
    waiting: number | null;
  };
  /** The log's size on the database's disk; null for an external database. */
  walBytes: number | null;
};

type Where = { backupDir: string | null; recipient: string | null; dataDir: string | null; now?: Date };

/** The backup's state, read from the folder and the running database in a few milliseconds. */
export async function backupState(
  db: Db,
  { backupDir, recipient, dataDir, now = new Date() }: Where,
): Promise<BackupState> {
  const { sets, broken } = backupDir === null ? { sets: [], broken: [] } : listSets(backupDir);
  const [newest] = sets;
  const ageOf = (at: Date) => now.getTime() - at.getTime();
  const archiver = await readArchiver(db);
  const { lastArchivedAt, lastFailedAt } = archiver;
  const wal = dataDir === null ? null : join(clusterIn(dataDir), 'pg_wal');
  return {
    folder: backupDir,
    encrypted: recipient !== null,
    broken,
    newestBase: newest
      ? { name: newest.name, at: newest.at, ageMs: ageOf(newest.at), encrypted: newest.manifest.encrypted }
      : null,
    archive: {
      ...archiver,
      ageMs: lastArchivedAt && ageOf(lastArchivedAt),
      isFailing: lastFailedAt !== null && (lastArchivedAt === null || lastFailedAt > lastArchivedAt),
      waiting:
        wal === null ? null : namesIn(join(wal, 'archive_status')).filter((name) => name.endsWith('.ready')).length,
    },
    walBytes: wal === null ? null : namesIn(wal).reduce((sum, name) => sum + sizeOf(join(wal, name)), 0),
  };
}

async function readArchiver(db: Db) {
  const { rows } = await db.execute<{ failed: string; archived: Date | null; failure: Date | null }>(
    sql`select failed_count as failed, last_archived_time as archived, last_failed_time as failure from pg_stat_archiver`,
  );
  const [row] = rows;
  const instant = (value: Date | string | null | undefined) => (value ? new Date(value) : null);
  return {
    failures: Number(row?.failed ?? 0),
    lastArchivedAt: instant(row?.archived),
    lastFailedAt: instant(row?.failure),
  };
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
