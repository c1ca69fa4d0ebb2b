import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BackupError, reasonOf } from './error.ts';
import { type Manifest, setManifest } from './manifest.ts';

export type BaseSet = { name: string; folder: string; at: Date; manifest: Manifest };

/** In `BACKUP_DIR`: base backups by the instant they started, and the log of each database by its identifier. */
export const baseFolder = (backupDir: string): string => join(resolve(backupDir), 'base');
export const walFolder = (backupDir: string, systemIdentifier: string): string =>
  join(resolve(backupDir), 'wal', systemIdentifier);

export const manifestFile = 'manifest.json';
const unfinished = '.unfinished';

/** The complete sets, newest first, and what is wrong with the others. */
export function listSets(backupDir: string): { sets: BaseSet[]; broken: string[] } {
  const folder = baseFolder(backupDir);
  if (!existsSync(folder)) return { sets: [], broken: [] };
  const sets: BaseSet[] = [];
  const broken: string[] = [];
  for (const name of readdirSync(folder)) {
    if (name.endsWith(unfinished)) continue;
    const path = join(folder, name);
    try {
      const manifest = setManifest.read(readFileSync(join(path, manifestFile), 'utf8'));
      sets.push({ name, folder: path, at: new Date(manifest.startedAt), manifest });
    } catch (cause) {
      broken.push(`${join(path, manifestFile)} cannot be read: ${reasonOf(cause)}`);
    }
  }
  return { sets: sets.toSorted((a, b) => b.at.getTime() - a.at.getTime()), broken };
}

/** A folder for a set in progress; leftovers of interrupted ones are removed. */
export function openUnfinished(backupDir: string, at: Date): { folder: string; final: string } {
  const base = baseFolder(backupDir);
  mkdirSync(base, { recursive: true, mode: 0o711 });
  for (const name of readdirSync(base)) {
    if (name.endsWith(unfinished)) rmSync(join(base, name), { recursive: true, force: true });
  }
  const final = join(
    base,
    at
      .toISOString()
      .replaceAll(':', '-')
      .replace(/\.\d+Z$/, 'Z'),
  );
  if (existsSync(final)) throw new BackupError(`BACKUP_DIR: ${final} is there already; wait a second and try again`);
  const folder = `${final}${unfinished}`;
  mkdirSync(folder, { mode: 0o700 });
  return { folder, final };
}

export function requireFolder(path: string, what: string): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new BackupError(`${what} ${path}: no such folder`);
}
