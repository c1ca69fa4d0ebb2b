import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databaseOver } from '#server/db/database.ts';
import { writeSetting } from '#server/db/queries/house-settings.ts';
import { freshDatabase } from '#tests/builders/database.ts';
import type { TestDatabase } from '#tests/database.ts';
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
