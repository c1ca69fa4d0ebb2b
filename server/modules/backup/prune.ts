import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { schedule } from '#business/schedule.ts';
import { setsToKeep } from '#domain/backup/retention.ts';
import { unneededFiles } from '#domain/backup/segments.ts';
import { syncFolder } from '#server/database/embedded/folder.ts';
import { archivedSegments } from './archive-segment.ts';
import { type BaseSet, baseFolder, listSets, walFolder } from './parts/folder.ts';

/** Removes expired sets, and the log that no remaining one needs. An unreadable set stays. */
export function pruneBackups(backupDir: string) {
  const { sets, broken } = listSets(backupDir);
  const keeping = setsToKeep(sets, schedule.timeZone);
  const kept = new Set(keeping.map(({ set }) => set));
  const old = sets.filter((set) => !kept.has(set));
  // Sets first: one without its log would look complete.
  for (const { folder } of old) rmSync(folder, { recursive: true, force: true });
  if (old.length > 0) syncFolder(baseFolder(backupDir));
  const segments = broken.length > 0 ? 0 : removeLog(backupDir, keeping);
  return { sets: old.map(({ name }) => name), segments };
}

function removeLog(backupDir: string, keeping: readonly { set: BaseSet; isDaily: boolean }[]): number {
  const bySystem = Map.groupBy(keeping, ({ set }) => set.manifest.systemIdentifier);
  let removed = 0;
  for (const [system, ofSystem] of bySystem) {
    const folder = walFolder(backupDir, system);
    const archived = archivedSegments(folder);
    const needs = ofSystem.map(({ set: { manifest }, isDaily }) => ({
      from: manifest.startSegment,
      to: manifest.stopSegment,
      andLater: isDaily,
    }));
    for (const name of unneededFiles([...archived.keys()], needs)) {
      rmSync(join(folder, archived.get(name) ?? ''), { force: true });
      removed += 1;
    }
  }
  return removed;
}
