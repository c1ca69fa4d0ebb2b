import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type ConnectOptions, connect } from '#server/database/connect.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { folderWithTable, onCleanUp, program } from '#tests/faults/database/support.ts';

type File = { tag: string; when: number; sql: string };
const first: File = { tag: '0000_shops', when: 1000, sql: 'create table shop (id int); select pg_sleep(0.2)' };
const second: File = { tag: '0001_visits', when: 2000, sql: 'create table visit (id int)' };
const late: File = { tag: '0002_late', when: 1500, sql: 'create table late (id int)' };
const broken: File = { tag: '0001_broken', when: 3000, sql: 'create table half (id int); select 1/0' };

function write(folder: string, files: File[]): string {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = files.map(({ tag, when }, idx) => ({ idx, version: '7', when, tag, breakpoints: true }));
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const { tag, sql } of files) writeFileSync(join(folder, `${tag}.sql`), sql);
  return folder;
}

function migrations(...files: File[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onCleanUp(() => rmSync(folder, { recursive: true }));
  return write(folder, files);
}

async function emptyDatabase(options: ConnectOptions = {}) {
  const database = await embeddedPostgres(await folderWithTable());
  onCleanUp(database.leave);
  const pool = connect(database.connection, options);
  onCleanUp(() => pool.end());
  return pool;
}

test('two copies migrating at once apply each migration once', async () => {
  const data = await folderWithTable();
  const folder = migrations(first, second);
  const copies = [program(), program(), program()];
  await Promise.all(copies.map(({ ask }) => ask({ join: data })));
  const applied = await Promise.all(copies.map(({ ask }) => ask({ migrate: folder })));
  expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([['0000_shops', '0001_visits'], [], []]);
});

test('only what is new is applied, and a failed file leaves nothing behind', async () => {
  const pool = await emptyDatabase();
  const folder = migrations(first);
  expect(await migrate(pool, { folder })).toEqual(['0000_shops']);
  expect(await migrate(pool, { folder: write(folder, [first, second]) })).toEqual(['0001_visits']);
  await expect(migrate(pool, { folder: write(folder, [first, second, broken]) })).rejects.toThrow();
  const { rows } = await pool.query("select to_regclass('half') as half");
  expect(rows).toEqual([{ half: null }]);
  expect(await migrate(pool, { folder: write(folder, [first, second]) }), 'the lock is free again').toEqual([]);
});

test('a migration may take longer than a call of the site waits for an answer', async () => {
  const pool = await emptyDatabase({ queryTimeoutMs: 100 });
  expect(await migrate(pool, { folder: migrations(first) })).toEqual(['0000_shops']);
});

const wider: File = { tag: '0001_wider', when: 2000, sql: 'alter table shop add column name text' };

/** A table in which somebody has been reading for long. */
async function houseInUse() {
  const pool = await emptyDatabase();
  const folder = migrations(first);
  await migrate(pool, { folder });
  const reader = await pool.connect();
  onCleanUp(() => reader.release(true));
  await reader.query('begin isolation level repeatable read');
  await reader.query('select * from shop');
  return { pool, folder: write(folder, [first, wider]), reader };
}

test('a migration that waits for a long read lets the program go on, and is done after the read', async () => {
  const { pool, folder, reader } = await houseInUse();
  const { promise: waits, resolve: log } = Promise.withResolvers<string>();
  const migrating = migrate(pool, { folder, log, lockRetry: { attempts: 500, lockTimeoutMs: 300, pauseMs: 100 } });
  expect(await waits).toContain('Migration waiting for a lock');
  for (let visit = 0; visit < 10; visit++) expect((await pool.query('select * from shop')).rows).toEqual([]);
  await reader.query('commit');
  expect(await migrating).toEqual(['0001_wider']);
});

test('a migration that meets a visitor crosswise is done again as a whole', async () => {
  const pool = await emptyDatabase();
  const folder = migrations(first, second);
  await migrate(pool, { folder });
  const crosswise = 'alter table visit add column at text; alter table shop add column name text';
  write(folder, [first, second, { tag: '0002_crosswise', when: 3000, sql: crosswise }]);
  const visitor = await pool.connect();
  await visitor.query("set deadlock_timeout = '1h'"); // the other one has to give way
  await visitor.query('begin');
  await visitor.query('insert into shop values (1)');
  const migrating = migrate(pool, { folder, lockRetry: { attempts: 50, lockTimeoutMs: 10_000, pauseMs: 50 } });
  const waiting = "select 1 from pg_locks where relation = 'shop'::regclass and not granted";
  while ((await pool.query(waiting)).rowCount === 0) await pause(5);
  await visitor.query('insert into visit values (1)');
  await visitor.query('commit');
  visitor.release(true);
  expect(await migrating).toEqual(['0002_crosswise']);
});

test('a migration that waits for a visitor keeps no table of the one before it from anybody', async () => {
  const pool = await emptyDatabase();
  const folder = migrations(first, second);
  await migrate(pool, { folder });
  const visits: File = { tag: '0002_visits', when: 3000, sql: 'alter table visit add column at text' };
  const shops: File = { tag: '0003_shops', when: 4000, sql: 'alter table shop add column name text' };
  write(folder, [first, second, visits, shops]);
  const visitor = await pool.connect();
  await visitor.query('begin');
  await visitor.query('insert into shop values (1)');
  const { promise: waits, resolve: log } = Promise.withResolvers<string>();
  const migrating = migrate(pool, { folder, log, lockRetry: { attempts: 500, lockTimeoutMs: 100, pauseMs: 10 } });
  await waits;
  await visitor.query("set local lock_timeout = '50ms'");
  await visitor.query('insert into visit values (1)');
  expect((await visitor.query('select at from visit')).rowCount).toBe(1);
  await visitor.query('commit');
  visitor.release(true);
  expect(await migrating).toEqual(['0002_visits', '0003_shops']);
});

test('a migration that waits in vain says for what, and leaves nothing behind', async () => {
  const { pool, folder, reader } = await houseInUse();
  const migrating = migrate(pool, { folder, lockRetry: { attempts: 2, lockTimeoutMs: 50, pauseMs: 10 } });
  await expect(migrating).rejects.toThrow('a table is locked');
  await reader.query('commit');
  expect(await migrate(pool, { folder })).toEqual(['0001_wider']);
});

test('refuses files that would be passed over in silence', async () => {
  const pool = await emptyDatabase();
  const folder = migrations(first, second);
  await migrate(pool, { folder });
  const copy = `${folder}-late`;
  cpSync(folder, copy, { recursive: true });
  onCleanUp(() => rmSync(copy, { recursive: true }));
  await expect(migrate(pool, { folder: write(copy, [first, second, late]) })).rejects.toThrow('0002_late is older');
  const edited = { ...second, sql: 'create table visit (id bigint)' };
  await expect(migrate(pool, { folder: write(folder, [first, edited]) })).rejects.toThrow('0001_visits was edited');
});

test('a database of a newer program is refused in one line, and left as it is', async () => {
  const pool = await emptyDatabase();
  const folder = migrations(first, second);
  await migrate(pool, { folder });
  await expect(migrate(pool, { folder: migrations(first) })).rejects.toThrow(
    /^The database is newer than this program/,
  );
  expect(await migrate(pool, { folder })).toEqual([]);
});

test('a command makes the tables of an empty database, and never those of one that a program uses', async () => {
  const pool = await emptyDatabase();
  const folder = migrations(first);
  expect(await migrate(pool, { folder, emptyOnly: true })).toEqual(['0000_shops']);
  expect(await migrate(pool, { folder, emptyOnly: true })).toEqual([]);
  write(folder, [first, second]);
  await expect(migrate(pool, { folder, emptyOnly: true })).rejects.toThrow(/^The database is older than this program/);
  expect((await pool.query("select to_regclass('visit') as visit")).rows).toEqual([{ visit: null }]);
});

const index = 'create index concurrently if not exists shop_by_id on shop (id)';

/** Migrations with an index that is built beside them. */
function withIndex(sql: string): string {
  const folder = migrations(first);
  mkdirSync(join(folder, 'concurrent'));
  writeFileSync(join(folder, 'concurrent', 'shop_by_id.sql'), sql);
  return folder;
}

const indexesOf = async (pool: Awaited<ReturnType<typeof emptyDatabase>>) =>
  (await pool.query('select indisvalid as whole from pg_index where indrelid = $1::regclass', ['shop'])).rows;

test('the index of a large table is built once, beside other starts and open transactions', async () => {
  const pool = await emptyDatabase();
  await migrate(pool, { folder: migrations(first) });
  const reader = await pool.connect();
  await reader.query('begin');
  await reader.query('insert into shop values (1)');
  const folder = withIndex(index);
  const starts = [migrate(pool, { folder }), migrate(pool, { folder }), migrate(pool, { folder })];
  const waiting = "select 1 from pg_stat_activity where query like 'create index%' and wait_event_type = 'Lock'";
  while ((await pool.query(waiting)).rowCount === 0) await pause(5);
  await pool.query('insert into shop values (2)');
  await reader.query('commit');
  reader.release();
  expect((await Promise.all(starts)).flat()).toEqual(['shop_by_id']);
  expect(await indexesOf(pool)).toEqual([{ whole: true }]);
});

test('an index that was left half-built is built anew, and a file that builds another one is refused', async () => {
  const pool = await emptyDatabase();
  await migrate(pool, { folder: migrations(first) });
  await pool.query('insert into shop values (1), (1)');
  await expect(migrate(pool, { folder: withIndex(index.replace('create', 'create unique')) })).rejects.toThrow();
  expect(await indexesOf(pool)).toEqual([{ whole: false }]);
  expect(await migrate(pool, { folder: withIndex(index) })).toEqual(['shop_by_id']);
  expect(await indexesOf(pool)).toEqual([{ whole: true }]);
  await pool.query('drop index shop_by_id');
  const other = index.replace('shop_by_id', 'another');
  await expect(migrate(pool, { folder: withIndex(other) })).rejects.toThrow('does not build the index shop_by_id');
});

test('an index takes the place of another once it is whole, also of one that a killed program left there', async () => {
  const pool = await emptyDatabase();
  await migrate(pool, { folder: migrations(first) });
  await pool.query('create index shop_before on shop (id)');
  const folder = withIndex(`-- replaces shop_before\n${index}`);
  const names = async () =>
    (await pool.query("select indexrelid::regclass::text as name from pg_index where indrelid = 'shop'::regclass"))
      .rows;
  expect(await migrate(pool, { folder })).toEqual(['shop_by_id']);
  expect(await names()).toEqual([{ name: 'shop_by_id' }]);
  await pool.query('create index shop_before on shop (id)');
  expect(await migrate(pool, { folder })).toEqual([]);
  expect(await names()).toEqual([{ name: 'shop_by_id' }]);
});

test('an index whose file says something else than before is built anew, whoever built it, and only then', async () => {
  const pool = await emptyDatabase();
  await migrate(pool, { folder: migrations(first) });
  await pool.query('create index shop_by_id on shop ((id + 1))');
  const definition = async () =>
    (await pool.query("select pg_get_indexdef(indexrelid) as is from pg_index where indrelid = 'shop'::regclass")).rows;
  expect(await migrate(pool, { folder: withIndex(index) })).toEqual(['shop_by_id']);
  expect(await definition()).toEqual([{ is: expect.stringMatching(/shop_by_id .*\(id\)$/) }]);
  expect(await migrate(pool, { folder: withIndex(`-- Why it is there.\n${index}`) })).toEqual([]);
  const partial = withIndex(`${index} where id > 0`);
  expect(await migrate(pool, { folder: partial })).toEqual(['shop_by_id']);
  expect(await definition()).toEqual([{ is: expect.stringMatching(/WHERE \(id > 0\)$/) }]);
  expect(await migrate(pool, { folder: partial })).toEqual([]);
});

test('an index that cannot be built as its file says now leaves the former one, until it can', async () => {
  const pool = await emptyDatabase();
  await migrate(pool, { folder: withIndex(index) });
  await pool.query('insert into shop values (1), (1)');
  const unique = withIndex(index.replace('create', 'create unique'));
  await expect(migrate(pool, { folder: unique })).rejects.toThrow();
  expect(await indexesOf(pool)).toEqual(expect.arrayContaining([{ whole: true }]));
  await pool.query('delete from shop');
  expect(await migrate(pool, { folder: unique })).toEqual(['shop_by_id']);
  expect(await indexesOf(pool)).toEqual([{ whole: true }]);
});

test('says what to do when the journal is missing', async () => {
  const pool = connect({ url: 'postgres://nobody@localhost:1/none' });
  onCleanUp(() => pool.end());
  await expect(migrate(pool, { folder: '/nowhere' })).rejects.toThrow('/nowhere/meta/_journal.json is missing');
});
