import { afterEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '#tests/builders/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { rushForDays } from './rush.ts';

let database: TestDatabase;
afterEach(() => database.drop());

const patienceMs = 300_000;

async function rush(more: { withoutKey?: boolean } = {}) {
  database = await freshDatabase();
  const { figures, broken } = await rushForDays({
    source: database.source,
    days: 20,
    tries: 2_000,
    atOnce: 200,
    seed: 4242,
    ...more,
  });
  console.log(figures);
  return { figures, broken };
}

describe('two thousand tries after twenty days, two hundred at once', () => {
  it(
    'sell each day once and leave none',
    async () => {
      const { figures, broken } = await rush();
      expect(broken).toEqual([]);
      expect(figures).toMatchObject({ tickets: 20, refused: 1_980, oversold: 0, unsold: 0 });
    },
    patienceMs,
  );

  it(
    'sell days twice where the database has no key for a day',
    async () => {
      const { figures, broken } = await rush({ withoutKey: true });
      expect(figures.oversold).toBeGreaterThan(0);
      expect(broken).not.toEqual([]);
    },
    patienceMs,
  );
});
