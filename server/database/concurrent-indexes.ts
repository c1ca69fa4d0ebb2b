import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/**
 * Builds the indexes of large tables, one file each of `<migrations>/concurrent`, named as its index: outside of any
 * transaction, while visitors go on booking. What a killed program left half-built is built anew. A first line
 * `-- replaces NAME` takes another index away once the new one is whole. Returns the names of the built.
 */
export async function buildConcurrentIndexes(client: pg.Client, migrations: string): Promise<string[]> {
  const folder = join(migrations, 'concurrent');
  if (!existsSync(folder)) return [];
  const built: string[] = [];
  for (const file of readdirSync(folder).toSorted()) {
    const name = file.replace(/\.sql$/, '');
    const statement = readFileSync(join(folder, file), 'utf8');
    if (!(await isWhole(client, name))) {
      await drop(client, name);
      await client.query(statement);
      if (!(await isWhole(client, name))) throw new Error(`${file} does not build the index ${name}`);
      built.push(name);
    }
    const [, replaced] = /^-- replaces (\w+)$/m.exec(statement) ?? [];
    if (replaced && (await isWhole(client, replaced)) !== null) await drop(client, replaced);
  }
  return built;
}

const drop = (client: pg.Client, name: string) =>
  client.query(`drop index concurrently if exists ${client.escapeIdentifier(name)}`);

/** Null where there is no such index. */
async function isWhole(client: pg.Client, name: string): Promise<boolean | null> {
  const { rows } = await client.query<{ whole: boolean }>(
    'select indisvalid as whole from pg_index where indexrelid = to_regclass($1)',
    [client.escapeIdentifier(name)],
  );
  return rows[0]?.whole ?? null;
}
