import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { clusterIn } from '#server/database/embedded/folder.ts';
import { listSets } from '../parts/folder.ts';

/** The backups outside the data folder. */
export type Saved = {
  newestBase: { at: Date; encrypted: boolean } | null;
  /** When the last segment was archived; an idle database archives none. */
  lastArchivedAt: Date | null;
  /** Since when archiving fails: the log is kept, and grows, until it succeeds. */
  failingSince: Date | null;
  /** The log's size on the database's disk. */
  walBytes: number;
};

/** Read from the folder and the running database in a few milliseconds. */
export async function readSaved(
  db: Db,
  { backupDir, dataDir }: { backupDir: string; dataDir: string },
): Promise<Saved> {
  const [newest] = listSets(backupDir).sets;
  const { rows } = await db.execute<{ archived: Date | null; failing: Date | null }>(sql`
    select last_archived_time as archived, case
      when last_failed_time > coalesce(last_archived_time, '-infinity') then last_failed_time end as failing
    from pg_stat_archiver`);
  const instant = (value: Date | string | null | undefined) => (value ? new Date(value) : null);
  const wal = join(clusterIn(dataDir), 'pg_wal');
  return {
    newestBase: newest ? { at: newest.at, encrypted: newest.manifest.encrypted } : null,
    lastArchivedAt: instant(rows[0]?.archived),
    failingSince: instant(rows[0]?.failing),
    walBytes: (existsSync(wal) ? readdirSync(wal) : []).reduce((sum, name) => sum + sizeOf(join(wal, name)), 0),
  };
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
