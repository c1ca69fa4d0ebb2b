import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from './builders/database.ts';
import type { TestDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it('the tests run on the PostgreSQL that they are asked to run on', async () => {
  const { rows } = await database.pool.query("select current_setting('server_version_num')::int / 10000 as version");
  expect(rows).toEqual([{ version: process.env.TEST_POSTGRES_BIN ? 15 : 18 }]);
});
