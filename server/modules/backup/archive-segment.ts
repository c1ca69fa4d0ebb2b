import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '#server/database/embedded/folder.ts';
import { BackupError } from './parts/error.ts';
import { seal, sealedName, unseal } from './parts/seal.ts';

/** Enough of the SHA-256 in an archived file's name that two contents never share one. */
const hashLength = 32;

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, hashLength);

const findArchived = (folder: string, name: string): string | null =>
  readdirSync(folder).find((file) => file.startsWith(`${name}.`) && archived.test(file.slice(name.length))) ?? null;

const archived = /^\.[\da-f]{32}\.zst(\.age)?$/;

/** The names of the segments in an archive, as the database knows them, with their files. */
export function archivedSegments(folder: string): Map<string, string> {
  const files = readdirSync(folder).flatMap((file) => {
    const more = /\.[\da-f]{32}\.zst(\.age)?$/.exec(file);
    return more && !file.startsWith('.') ? [[file.slice(0, more.index), file] as const] : [];
  });
  return new Map(files);
}

/** Whole and synced to disk, or not at all; different content under the same name never overwrites it. */
export async function archiveSegment(
  source: string,
  { folder, name, recipient }: { folder: string; name: string; recipient: string | null },
): Promise<void> {
  const content = readFileSync(source);
  const hash = hashOf(content);
  const there = findArchived(folder, name);
  if (there?.startsWith(`${name}.${hash}.`)) return;
  if (there)
    throw new BackupError(`${join(folder, there)} holds another ${name}: two databases archive into one BACKUP_DIR`);
  const temporary = join(folder, `.${name}.${process.pid}`);
  try {
    const file = openSync(temporary, 'w', 0o600);
    try {
      writeFileSync(file, await seal(content, recipient));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, join(folder, sealedName(`${name}.${hash}`, recipient !== null)));
    syncFolder(folder);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Takes a segment out of the archive; false when it is not in it. Throws when it is damaged. */
export async function fetchSegment(
  target: string,
  { folder, name, identityFile }: { folder: string; name: string; identityFile: string | null },
): Promise<boolean> {
  const there = findArchived(folder, name);
  if (!there) return false;
  const content = await unseal(readFileSync(join(folder, there)), there.endsWith('.age'), identityFile);
  if (!there.startsWith(`${name}.${hashOf(content)}.`)) throw new BackupError(`${join(folder, there)} is damaged`);
  writeFileSync(target, content, { flush: true });
  return true;
}
