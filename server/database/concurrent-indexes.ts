import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { sha256 } from '#server/common/secrets.ts';

/**
 * Builds the indexes of large tables, one file each of `<migrations>/concurrent`, named as its index: outside of any
 * transaction, while visitors keep booking. What a killed process left half-built is rebuilt, and so is what another
 * statement built: the index stores the hash of its statement as its comment, and the old one serves until the new one is
 * ready. A first line `-- replaces NAME` then drops another index. Returns the names of the built.
 */
export async function buildConcurrentIndexes(client: pg.Client, migrations: string): Promise<string[]> {
  const folder = join(migrations, 'concurrent');
  if (!existsSync(folder)) return [];
  const built: string[] = [];
  for (const file of readdirSync(folder).toSorted()) {
    const name = file.replace(/\.sql$/, '');
    const text = readFileSync(join(folder, file), 'utf8');
    const statement = text.replaceAll(/^--.*$/gm, '').trim();
    if (await build(client, { name, statement })) built.push(name);
    const [, replaced] = /^-- replaces (\w+)$/m.exec(text) ?? [];
    if (replaced && (await find(client, replaced))) await drop(client, replaced);
  }
  return built;
}

/** False if it already exists with this statement. */
async function build(client: pg.Client, { name, statement }: { name: string; statement: string }): Promise<boolean> {
  const hash = sha256(statement);
  const former = `${name}_former`;
  const [index, formerIndex] = [name, former].map((one) => client.escapeIdentifier(one));
  const found = await find(client, name);
  if (found?.whole && found.comment === hash) return false;
  await drop(client, found?.whole ? former : name);
  if (found?.whole) await client.query(`alter index ${index} rename to ${formerIndex}`);
  await client.query(statement);
  if (!(await find(client, name))?.whole) throw new Error(`${name}.sql does not build the index ${name}`);
  await drop(client, former);
  // Last: without it, all of this is repeated.
  await client.query(`comment on index ${index} is ${client.escapeLiteral(hash)}`);
  return true;
}

const drop = (client: pg.Client, name: string) =>
  client.query(`drop index concurrently if exists ${client.escapeIdentifier(name)}`);

/** Null if the index does not exist. */
async function find(client: pg.Client, name: string) {
  const { rows } = await client.query<{ whole: boolean; comment: string | null }>(
    `select indisvalid as whole, obj_description(indexrelid, 'pg_class') as comment from pg_index
     where indexrelid = to_regclass($1)`,
    [client.escapeIdentifier(name)],
  );
  return rows[0] ?? null;
}
