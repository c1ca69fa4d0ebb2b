import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { newestMigration } from '#server/database/migrate.ts';
import { secretFile } from './export-all.ts';
import { BackupError, reasonOf } from './parts/error.ts';
import { manifestFile, requireFolder } from './parts/folder.ts';
import { type ExportManifest, exportManifest } from './parts/manifest.ts';
import { measured, sealedName, unsealStream } from './parts/seal.ts';
import { type Pool, type Session, withSession } from './queries/session.ts';
import {
  copyIn,
  filledTables,
  fillTables,
  readReferences,
  readTables,
  setSequences,
  wholly,
} from './queries/tables.ts';

/** Tables filled by a migration; an import replaces them. */
const seeded = ['client_numbers', 'blocked_postal_codes'];

type From = { folder: string; identityFile: string | null };

/** Fills an empty database of the same schema with an export, whole or not at all. Throws BackupError. */
export async function importAll(owner: Pool, { folder, identityFile }: From) {
  const from = { folder: resolve(folder), identityFile };
  const manifest = manifestIn(from.folder);
  if (manifest.schema !== newestMigration())
    throw new BackupError(
      `${folder}: it was written by release ${manifest.program} (${manifest.schema}), this one has ${newestMigration()}: import with that release, then start this one`,
    );
  const secret = await readSecret(from, manifest.encrypted);
  const rows = await withSession(owner, (session) => wholly(session, () => fill(session, { ...from, manifest })));
  return { tables: manifest.tables.length, rows, secret };
}

function manifestIn(folder: string): ExportManifest {
  requireFolder(folder, 'The export');
  const file = join(folder, manifestFile);
  if (!existsSync(file)) throw new BackupError(`${folder}: there is no whole export in it; ${manifestFile} is missing`);
  try {
    return exportManifest.read(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new BackupError(`${file}: cannot be read: ${reasonOf(cause)}`, { cause });
  }
}

async function fill(session: Session, { manifest, ...from }: From & { manifest: ExportManifest }): Promise<number> {
  const there = (await readTables(session)).map(({ name }) => name);
  const filled = (await filledTables(session, there)).filter((name) => !seeded.includes(name));
  if (filled.length > 0)
    throw new BackupError(
      `The database is not empty (${filled.slice(0, 3).join(', ')}): import into a new DATA_DIR or database, before its first start`,
    );
  const tables = inOrder(there, await readReferences(session));
  const rows = await fillTables(session, {
    tables,
    emptied: seeded,
    async fill() {
      let read = 0;
      for (const name of tables) {
        const table = manifest.tables.find((one) => one.name === name);
        if (!table) throw new BackupError(`${from.folder}: the table ${name} is missing in it`);
        read += await readTable(session, table, { ...from, encrypted: manifest.encrypted });
      }
      return read;
    },
  });
  await setSequences(session, manifest.sequences);
  return rows;
}

/** Each table after those it references. */
function inOrder(tables: readonly string[], references: readonly { from: string; to: string }[]): string[] {
  const order: string[] = [];
  while (order.length < tables.length) {
    const isReady = (table: string) => references.every(({ from, to }) => from !== table || order.includes(to));
    const next = tables.filter((table) => !order.includes(table) && isReady(table));
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    order.push(...next);
  }
  return order;
}

async function readTable(
  session: Session,
  { file, rows, bytes, sha256, ...table }: ExportManifest['tables'][number],
  { folder, identityFile, encrypted }: From & { encrypted: boolean },
): Promise<number> {
  const damaged = (what: string, cause?: unknown) =>
    new BackupError(`${join(folder, file)}: ${what}; use another export`, { cause });
  const { through, result } = measured();
  const source = createReadStream(join(folder, file));
  source.on('error', (error) => through.destroy(error));
  const plain = await unsealStream(source.pipe(through), { encrypted, identityFile });
  const copy = copyIn(session, table);
  try {
    await pipeline(plain, copy);
  } catch (cause) {
    throw damaged(`it is damaged (${reasonOf(cause)})`, cause);
  }
  const read = result();
  if (read.bytes !== bytes || read.sha256 !== sha256 || copy.rowCount !== rows)
    throw damaged('it is not what the manifest says');
  return rows;
}

async function readSecret({ folder, identityFile }: From, encrypted: boolean): Promise<string | null> {
  const file = join(folder, sealedName(secretFile, encrypted));
  return existsSync(file) ? text(await unsealStream(createReadStream(file), { encrypted, identityFile })) : null;
}
