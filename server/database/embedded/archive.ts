import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownProgram } from '#server/common/build-files.ts';
import { archiveScript, quote } from './cluster.ts';
import { firstInaccessible, syncFolder, systemUser } from './folder.ts';

/**
 * Sets where the running server of a cluster archives its log from now on; null: nowhere. It persists while the program is
 * stopped or killed. `folder` is created, owned by the user who runs the server.
 */
export function setArchive(cluster: string, target: { folder: string; recipient: string | null } | null): void {
  const script = join(cluster, archiveScript);
  if (target === null) {
    rmSync(script, { force: true });
    return;
  }
  const { folder, recipient } = target;
  const command = [process.execPath, ownProgram('archive-wal'), folder, recipient ?? ''].map(quote).join(' ');
  const fresh = `${script}.new`;
  writeFileSync(fresh, `exec ${command} "$1" "$2"\n`, { mode: 0o644, flush: true });
  renameSync(fresh, script);
  syncFolder(cluster);
  mkdirSync(dirname(folder), { recursive: true, mode: 0o711 });
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  const as = systemUser();
  if (!as) return;
  chownSync(folder, as.uid, as.gid);
  const denied = firstInaccessible(folder, as);
  if (denied !== undefined)
    throw new Error(`the system user "postgres", which runs the database, may not enter ${denied} (chmod o+x)`);
}

/** Whether a cluster archives into a folder other than this one. */
export function archivesElsewhere(cluster: string, folder: string): boolean {
  const script = join(cluster, archiveScript);
  return existsSync(script) && !readFileSync(script, 'utf8').includes(` ${quote(folder)} `);
}
