import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '#tests/builders/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { connect } from './connect.ts';
import { type Db, databaseOver } from './database.ts';
import { savepoint, sqlState } from './transaction.ts';

let database: TestDatabase;
/** One connection, so that every transaction follows the one before on it. */
let pool: pg.Pool;
let db: Db;

beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query('create table words (word text primary key)');
  pool = connect(database.source, { max: 1 });
  db = databaseOver(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await database.pool.query('truncate words');
});

const write = (tx: Db, word: string | null) => tx.execute(sql`insert into words values (${word})`);
const read = (tx: Db, number: number) => tx.execute<{ n: number }>(sql`select ${number}::int as n`);
const written = async () => {
  const { rows } = await database.pool.query<{ word: string }>('select word from words order by word');
  return rows.map(({ word }) => word);
};
const failureOf = (work: Promise<unknown>) => work.then(String, (error: unknown) => error);

describe('statements that are asked for at once', () => {
  it('run in their order, and each gets its own answer', async () => {
    const numbers = await db.transaction(async (tx) => {
      const [first, second, , words] = await Promise.all([
        read(tx, 1),
        read(tx, 2),
        write(tx, 'a'),
        tx.execute<{ word: string }>(sql`select word from words`),
      ]);
      return [first.rows, second.rows, words.rows];
    });
    expect(numbers).toEqual([[{ n: 1 }], [{ n: 2 }], [{ word: 'a' }]]);
    expect(await written()).toEqual(['a']);
  });

  it('have one failure, after which the rest does not run and nothing is committed', async () => {
    const work = db.transaction((tx) =>
      Promise.allSettled([write(tx, 'a'), write(tx, 'a'), write(tx, 'b'), read(tx, 1)]).then((answers) => {
        expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
        expect(answers.map((answer) => sqlState('reason' in answer && answer.reason))).toEqual([
          undefined,
          '23505',
          '25P02',
          '25P02',
        ]);
      }),
    );
    expect(String(await failureOf(work))).toMatch('rolled back instead of committed');
    expect(await written()).toEqual([]);
  });

  it('are not sent from the first on whose value has no text', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const unsendable = (tx: Db) => tx.execute(sql`insert into words values (${circular})`);
    const work = db.transaction((tx) => Promise.all([write(tx, 'a'), unsendable(tx), write(tx, 'b')]));
    expect(String(await failureOf(work))).toMatch('Failed query');
    expect(await written()).toEqual([]);
    await db.transaction((tx) => Promise.all([write(tx, 'c'), write(tx, 'd')]));
    expect(await written()).toEqual(['c', 'd']);
  });

  it('may fail in a savepoint, and the transaction goes on', async () => {
    await db.transaction(async (tx) => {
      await write(tx, 'a');
      await expect(savepoint(tx, (inner) => Promise.all([write(inner, 'b'), write(inner, null)]))).rejects.toThrow();
      await write(tx, 'c');
    });
    expect(await written()).toEqual(['a', 'c']);
  });
});

describe('no statement of one transaction runs in another', () => {
  it('when it is asked for after the end', async () => {
    let late: Db = db;
    await db.transaction(async (tx) => {
      late = tx;
      await write(tx, 'a');
    });
    const next = db.transaction(async (tx) => {
      await write(tx, 'b');
      await expect((async () => write(late, 'late'))()).rejects.toThrow('revoked');
    });
    await next;
    expect(await written()).toEqual(['a', 'b']);
  });

  it('when the work is given up before it is answered', async () => {
    const work = db.transaction((tx) => {
      void failureOf(write(tx, 'unanswered'));
      return Promise.reject(new Error('given up'));
    });
    expect(String(await failureOf(work))).toMatch('given up');
    await db.transaction((tx) => write(tx, 'b'));
    expect(await written()).toEqual(['b']);
  });

  it('when BEGIN itself fails: nothing that left with it runs on its own, and the connection is closed', async () => {
    const [before] = (await pool.query('select pg_backend_pid() as pid')).rows;
    const work = db.transaction((tx) => Promise.all([write(tx, 'a'), write(tx, 'b')]), {
      isolationLevel: 'no such level' as 'serializable',
    });
    expect(sqlState(await failureOf(work))).toBe('42601');
    expect(await written()).toEqual([]);
    expect((await pool.query('select pg_backend_pid() as pid')).rows).not.toEqual([before]);
  });

  it('when the line is lost between two answers: what is committed is all or nothing', async () => {
    const work = db.transaction(async (tx) => {
      await write(tx, 'a');
      const leaving = sql`select pg_terminate_backend(pg_backend_pid())`;
      await Promise.all([write(tx, 'b'), tx.execute(leaving), write(tx, 'c')]);
    });
    // The server's last word, or that nobody listened any more.
    expect(['57P01', 'EPIPE']).toContain(sqlState(await failureOf(work)));
    await db.transaction((tx) => write(tx, 'd'));
    expect(await written()).toEqual(['d']);
  });
});

it('COMMIT after a failure that the work kept to itself is no success', async () => {
  const work = db.transaction(async (tx) => {
    await write(tx, 'a');
    await write(tx, null).catch(() => {});
    return 'done';
  });
  expect(String(await failureOf(work))).toMatch('rolled back instead of committed');
  expect(await written()).toEqual([]);
});
