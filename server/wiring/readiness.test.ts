import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBeats } from '#server/outbox/heartbeats.ts';
import { beatJob } from '#server/outbox/job-beats.ts';
import { openTestApp, type TestApp } from '#tests/builders/test-app.ts';
import { watchDatabase } from './readiness.ts';

let testApp: TestApp;
let watch: ReturnType<typeof watchDatabase>;
let operator: pg.Client;
let now = 0;
beforeEach(async () => {
  testApp = await openTestApp();
  watch = watchDatabase(testApp.pool, () => now);
  operator = new pg.Client({ ...testApp.pool.options, database: 'postgres' });
  await operator.connect();
});
afterEach(async () => {
  await operator.end();
  await watch.close();
  await testApp.close();
});

const admits = async (connections: boolean) => {
  const name = testApp.pool.options.database;
  await operator.query(`alter database "${name}" allow_connections ${connections}`);
  if (connections) return;
  await operator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
};
const isReadyAt = async (milliseconds: number) => {
  now = milliseconds;
  await watch.look();
  return watch.reason() === null;
};

it('A process is ready with the first answer of its database', async () => {
  expect(watch.reason()).toBe('the database does not answer');
  expect(await isReadyAt(0)).toBe(true);
});

it('A database that fails for a moment takes no site offline, one that is away for five seconds does', async () => {
  expect(await isReadyAt(0)).toBe(true);
  await admits(false);
  expect(await isReadyAt(1000)).toBe(true);
  expect(await isReadyAt(5999)).toBe(true);
  expect(await isReadyAt(6000)).toBe(false);
  await admits(true);
  expect(await isReadyAt(6001)).toBe(true);
  await admits(false);
  expect(await isReadyAt(20_000)).toBe(true);
  await admits(true);
});

it('A pool of which every connection is taken is no fault, and the process still says that it lives', async () => {
  const taken = await Promise.all(Array.from({ length: testApp.pool.options.max }, () => testApp.pool.connect()));
  expect(await isReadyAt(0)).toBe(true);
  await beatJob({ db: watch.db, id: 'web', role: 'web', silent: () => ({}) }).run(new AbortController().signal);
  for (const client of taken) client.release();
  expect(await readBeats(testApp.db)).toMatchObject([{ role: 'web' }]);
});
