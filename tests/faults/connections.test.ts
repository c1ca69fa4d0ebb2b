import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refuse } from '#domain/refusal.ts';
import { connect } from '#server/database/connect.ts';
import { databaseOver } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import { isOutage } from '#server/http/failures.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { freshDatabase } from '#tests/builders/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { silentWay } from './database/silent-way.ts';
import { Interposer } from './matrix/interposer.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const interposer = new Interposer();
/** What each of two connections sees, one of which is not the one that wrote. */
async function crewsSeen(): Promise<unknown[]> {
  const clients = [await database.pool.connect(), await database.pool.connect()];
  const seen = await Promise.all(clients.map((client) => client.query('select value from settings')));
  for (const client of clients) client.release();
  return seen.flatMap(({ rows }) => rows.map(({ value }) => value));
}

describe('a connection whose transaction went wrong on the way', () => {
  afterEach(() => interposer.strike(null));

  const trouble = [
    { name: 'begun, but nobody was told', when: 'after', step: 'begin' },
    { name: 'not even begun', when: 'before', step: 'begin' },
    { name: 'not rolled back', when: 'before', step: 'rollback' },
    { name: 'rolled back, but nobody was told', when: 'after', step: 'rollback' },
    { name: 'written, but nobody was told', when: 'after', step: 'commit of nothing' },
  ] as const;

  it.each(trouble)('serves no later statement: $name', async ({ when, step }) => {
    const db = databaseOver(interposer.overPool(database.pool));
    interposer.strike({ fault: 'throw', when, step });
    const fired = interposer.fired;
    const fails = db.transaction(async (tx) => {
      await writeSetting(tx, 'crewsPerDay', 1);
      if (step === 'rollback') throw new Error('the work itself failed');
    });
    await expect(fails).rejects.toThrow();
    expect(interposer.fired).toBe(fired + 1);

    await writeSetting(db, 'crewsPerDay', 7);
    expect(await crewsSeen()).toEqual([7, 7]);
  });
});

describe('a database that falls silent', () => {
  let way: Awaited<ReturnType<typeof silentWay>>;
  let pool: ReturnType<typeof connect>;
  beforeEach(async () => {
    way = await silentWay(database.source);
    pool = connect(way.source, { max: 1, queryTimeoutMs: 300 });
  });
  afterEach(async () => {
    await pool.end();
    way.close();
  });

  it('is waited for no longer than a little more than it allows a statement itself', () => {
    expect(database.pool.options).toMatchObject({ query_timeout: 20_000, keepAliveInitialDelayMillis: 10_000 });
  });

  it('fails the statement under way, and the next one has another connection', async () => {
    way.fallSilentAt('select 1 as one');
    await expect(pool.query('select 1 as one')).rejects.toThrow('Query read timeout');
    way.speak();
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  });

  it('keeps no later write to itself, when its answer to BEGIN comes too late', async () => {
    const db = databaseOver(pool);
    await pool.query('select 1'); // the connection is there
    way.fallSilentAt('begin');
    await expect(db.transaction((tx) => writeSetting(tx, 'crewsPerDay', 1))).rejects.toThrow();
    way.speak();
    await writeSetting(db, 'crewsPerDay', 5);
    expect(await crewsSeen()).toEqual([5, 5]);
  });
});

it('a connection that is lost between two statements is an outage like any other', async () => {
  const pool = connect(database.source, { max: 1 });
  const ended = new Promise((resolve) => pool.once('connect', (client) => client.once('end', resolve)));
  const failure = await transact(databaseOver(pool), async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await tx.execute(sql`select 1`);
  }).catch((error: unknown) => error);
  expect(isOutage(failure)).toBe(true);
  await pool.end();
});

it('a refusal that rolls its writes back keeps the connection', async () => {
  const pool = connect(database.source, { max: 1 });
  const db = databaseOver(pool);
  const whichOne = async () => (await pool.query('select pg_backend_pid() as pid')).rows;
  const before = await whichOne();
  expect(await transact(db, async () => refuse('NOT_FOUND'))).toEqual(refuse('NOT_FOUND'));
  await expect(db.transaction(() => Promise.reject(new Error('the work itself failed')))).rejects.toThrow();
  expect(await whichOne()).toEqual(before);
  await pool.end();
});
