import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, databaseOver } from '#server/database/database.ts';
import { freshDatabase } from '#tests/builders/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { clearFault, orderedFaults, orderFault, takeFault } from './faults.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await freshDatabase();
  db = databaseOver(database.pool);
});
afterAll(() => database.drop());

describe('faults that are ordered', () => {
  it('last for the calls they were ordered for, each provider for itself', async () => {
    await orderFault(db, { provider: 'card', mode: 'down', remaining: 2 });
    await orderFault(db, { provider: 'sms', mode: 'error', remaining: 1 });
    expect([await takeFault(db, 'card'), await takeFault(db, 'card'), await takeFault(db, 'card')]).toEqual([
      'down',
      'down',
      null,
    ]);
    expect(await orderedFaults(db)).toEqual([{ provider: 'sms', mode: 'error', remaining: 1 }]);
    expect(await takeFault(db, 'mail')).toBeNull();
  });

  it('are replaced by the next order, and cleared', async () => {
    await orderFault(db, { provider: 'mail', mode: 'slow', remaining: 5 });
    await orderFault(db, { provider: 'mail', mode: 'reset-after-commit', remaining: 1 });
    expect(await takeFault(db, 'mail')).toBe('reset-after-commit');
    await orderFault(db, { provider: 'mail', mode: 'down', remaining: 9 });
    await clearFault(db, 'mail');
    expect(await takeFault(db, 'mail')).toBeNull();
  });

  it('are used up once each when fifty calls come at once', async () => {
    await orderFault(db, { provider: 'weather', mode: 'error', remaining: 20 });
    const taken = await Promise.all(Array.from({ length: 50 }, () => takeFault(db, 'weather')));
    expect(taken.filter((fault) => fault === 'error')).toHaveLength(20);
  });
});
