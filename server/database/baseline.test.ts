import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase } from '#tests/builders/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { former } from './baseline.ts';
import { casing } from './database.ts';
import { migrate, missingMigrations } from './migrate.ts';
import * as schema from './schema/index.ts';

const { generateDrizzleJson, generateMigration } = await import('drizzle-kit/api');
// The tool gives every array an enumerable method, which stops others of the same process.
Reflect.deleteProperty(Array.prototype, 'random');

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

/** The baseline without what came after it. */
const baselineAlone = mkdtempSync(join(tmpdir(), 'baseline-'));
afterAll(() => rmSync(baselineAlone, { recursive: true }));
cpSync(join(import.meta.dirname, 'migrations'), baselineAlone, { recursive: true });
const journal = join(baselineAlone, 'meta/_journal.json');
const whole = JSON.parse(readFileSync(journal, 'utf8'));
writeFileSync(journal, JSON.stringify({ ...whole, entries: whole.entries.slice(0, 1) }));

/** The schema as the migrations before the baseline made and noted it. */
async function noteFormer({ when, hash }: Pick<typeof former, 'when' | 'hash'> = former) {
  await database.pool.query('drop schema public, drizzle cascade; create schema public');
  await migrate(database.pool, { folder: baselineAlone });
  await database.pool.query('delete from drizzle.__drizzle_migrations');
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of 0059', 1796018876020), ($1, $2)`,
    [hash, when],
  );
}

const notes = async () =>
  (await database.pool.query('select hash, created_at from drizzle.__drizzle_migrations order by id')).rows;

it('a database of the last migration before goes on with its data, however many programs start at once', async () => {
  await noteFormer();
  await database.pool.query(`insert into settings (key, value) values ('kept', '1')`);
  const { missing } = await missingMigrations(database.pool);
  await expect(migrate(database.pool, { emptyOnly: true })).rejects.toThrow(/^The database is older than this program/);
  const starts = await Promise.all([1, 2, 3].map(() => migrate(database.pool)));
  expect(starts.flat()).toEqual(missing);
  expect(missing[0]).toBe('0061_baseline');
  expect((await database.pool.query('select key from settings')).rows).toEqual([{ key: 'kept' }]);
  expect(await notes()).toHaveLength(2 + missing.length);
  expect(await migrate(database.pool)).toEqual([]);
});

it.each([
  ['of an earlier migration', () => noteFormer({ when: 1796018876021, hash: former.hash })],
  ['whose last migration was another one', () => noteFormer({ when: former.when, hash: 'edited' })],
  [
    'whose indexes are not all built',
    async () => {
      await noteFormer();
      await database.pool.query('drop index weather_notifications_judgement');
    },
  ],
])('a database %s is refused in one line and left as it is', async (_, make) => {
  await make();
  const before = await notes();
  await expect(migrate(database.pool)).rejects.toThrow(
    /^The database is too old for this program: start the release whose newest migration is 0060_services_of_the_brand first$/,
  );
  expect(await notes()).toEqual(before);
});

type Named = Record<string, unknown>;
type Table = {
  name: string;
  columns: Record<string, { name: string; type: string; notNull: boolean }>;
  checkConstraints: Named;
  compositePrimaryKeys: Named;
  uniqueConstraints: Named;
  foreignKeys: Named;
  indexes: Named;
};
/** PostgreSQL's. */
const longestName = 63;

const described = generateDrizzleJson(schema, undefined, undefined, casing);

it('the newest snapshot is of the tables that the program names', async () => {
  const folder = join(import.meta.dirname, 'migrations/meta');
  const { entries } = JSON.parse(readFileSync(join(folder, '_journal.json'), 'utf8'));
  const newest = JSON.parse(readFileSync(join(folder, `${entries.at(-1).tag.slice(0, 4)}_snapshot.json`), 'utf8'));
  expect(await generateMigration(newest, described)).toEqual([]);
});

it('the migrations make the columns, constraints and indexes that the program names', async () => {
  const made = `
    select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), case when attnotnull then 'not null' end) as one
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
    union select conname from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n' and conname not like '%\\_pkey'
    union select relname from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)`;
  const tables: Table[] = Object.values(described.tables);
  const named = tables.flatMap((table) => [
    ...Object.values(table.columns).map(({ name, type, notNull }) =>
      [table.name, name, type.replaceAll('"', ''), ...(notNull ? ['not null'] : [])].join(' '),
    ),
    ...[table.checkConstraints, table.compositePrimaryKeys, table.uniqueConstraints].flatMap(Object.keys),
    ...[table.foreignKeys, table.indexes].flatMap(Object.keys).map((name) => name.slice(0, longestName)),
  ]);
  const { rows } = await database.pool.query(made);
  expect(rows.map(({ one }) => one).toSorted()).toEqual([...new Set(named)].toSorted());
});
