import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { createDatabase, type TestDatabase } from '#tests/database.ts';

const own = join(import.meta.dirname, '../../server/database/migrations');

/** A database as it was before the migration of this name. */
export async function databaseBefore(name: string): Promise<TestDatabase> {
  const database = await createDatabase({ ...inject('templateDatabase'), template: 'template0' });
  const folder = mkdtempSync(join(tmpdir(), 'earlier-migrations-'));
  cpSync(own, folder, { recursive: true });
  rmSync(join(folder, 'concurrent'), { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8'));
  const at = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(`_${name}`));
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  await migrate(database.pool, { folder });
  rmSync(folder, { recursive: true });
  return database;
}
