import { createWriteStream, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { programVersion } from '#server/common/build-files.ts';
import { syncFolder } from '#server/database/embedded/folder.ts';
import { newestMigration } from '#server/database/migrate.ts';
import { BackupError, codeOf } from './parts/error.ts';
import { manifestFile } from './parts/folder.ts';
import { type ExportManifest, exportManifest } from './parts/manifest.ts';
import { measured, sealedName, sealStream } from './parts/seal.ts';
import { type Pool, type Session, withSession } from './queries/session.ts';
import { beginSnapshot, copyOut, readSequences, readTables, type TableColumns } from './queries/tables.ts';

/** Writes every table of one moment into a new folder, as text that every PostgreSQL reads. Throws BackupError. */
export async function exportAll(
  pool: Pool,
  { folder, recipient, secret = null }: { folder: string; recipient: string | null; secret?: string | null },
) {
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new BackupError(`${folder}: is not empty; name a new folder`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  try {
    const manifest = await withSession(pool, (session) => writeTables(session, { target, recipient }));
    if (secret !== null) await writeSecret(target, secret, recipient);
    writeFileSync(join(target, manifestFile), exportManifest.write(manifest), { mode: 0o600, flush: true });
    syncFolder(target);
    return { tables: manifest.tables.length, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0) };
  } catch (error) {
    for (const name of readdirSync(target)) rmSync(join(target, name), { force: true });
    if (codeOf(error) === 'ENOSPC') throw new BackupError(`${folder}: the disk is full; make room and try again`);
    throw error;
  }
}

type To = { target: string; recipient: string | null };

async function writeTables(session: Session, { target, recipient }: To): Promise<ExportManifest> {
  const { postgres, now } = await beginSnapshot(session);
  const tables: ExportManifest['tables'] = [];
  for (const table of await readTables(session)) tables.push(await writeTable(session, table, { target, recipient }));
  return {
    program: programVersion(),
    schema: newestMigration(),
    postgres,
    exportedAt: now.toISOString(),
    encrypted: recipient !== null,
    tables,
    sequences: await readSequences(session),
  };
}

async function writeTable(session: Session, table: TableColumns, { target, recipient }: To) {
  const file = sealedName(`${table.name}.copy`, recipient !== null);
  const copy = copyOut(session, table);
  const { through, result } = measured();
  const out = createWriteStream(join(target, file), { mode: 0o600, flush: true });
  await pipeline(await sealStream(copy, recipient), through, out);
  return { ...table, rows: copy.rowCount, file, ...result() };
}

/** The name of the file with the secret that signs links and encrypts the operators' second factors. */
export const secretFile = 'app-secret';

async function writeSecret(target: string, secret: string, recipient: string | null): Promise<void> {
  const file = join(target, sealedName(secretFile, recipient !== null));
  await pipeline(await sealStream(Readable.from([secret]), recipient), createWriteStream(file, { mode: 0o600 }));
}
