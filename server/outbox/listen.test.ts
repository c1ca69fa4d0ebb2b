import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OutboxTopic } from '#domain/outbox/topics.ts';
import { beginAnew, queueMessage } from '#tests/builders/messages/messages.ts';
import { openTestApp, type TestApp } from '#tests/builders/test-app.ts';
import { announceEnqueued } from './announce.ts';
import { enqueue } from './enqueue.ts';
import { listenJob } from './listen.ts';
import { type RunningJobs, startJobs } from './scheduler.ts';
import { openWakeup } from './wakeup.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  announceEnqueued(testApp.db);
});
afterAll(() => testApp.close());
beforeEach(() => beginAnew(testApp));

let running: RunningJobs | null = null;
afterEach(async () => {
  await running?.stop();
  running = null;
});

const aDayMs = 24 * 60 * 60 * 1000;

/** A job for texts that would look by itself tomorrow; answers its next run. */
async function sleepingJob(): Promise<{ nextRun(): Promise<void> }> {
  const texts = openWakeup();
  let ran = Promise.withResolvers<void>();
  const nextRun = async () => {
    await ran.promise;
    ran = Promise.withResolvers();
  };
  const job = { name: 'texts', everyMs: aDayMs, wakeup: texts, run: async () => ran.resolve() };
  running = startJobs([job, listenJob(testApp.pool, new Map([['sms', [texts]]]))], testApp.deps.log);
  await nextRun();
  // Once more when it listens, for what came before.
  await nextRun();
  return { nextRun };
}

const listeners = `from pg_stat_activity where datname = current_database() and query = 'listen outbox'`;

it('What is due wakes its job as soon as it is committed', async () => {
  const { nextRun } = await sleepingJob();
  await queueMessage(testApp, { topic: 'sms.follow-up' });
  await nextRun();
});

it('What is rolled back, due later or of another provider wakes nobody', async () => {
  const { nextRun } = await sleepingJob();
  const woken = nextRun().then(() => 'woken');
  const { now } = testApp.time;
  const entry = { topic: 'sms.follow-up', subject: crypto.randomUUID(), dueAt: now } as const;
  const rolledBack = testApp.db.transaction(async (tx) => {
    await enqueue(tx, [entry], now);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await queueMessage(testApp, { topic: 'sms.follow-up', dueAt: new Date(now.getTime() + 1) });
  // Notices come in the order of their commits, so by then the others would have come.
  const heard = Promise.withResolvers<string | undefined>();
  const client = await testApp.pool.connect();
  client.on('notification', ({ payload }) => heard.resolve(payload));
  await client.query('listen outbox');
  await queueMessage(testApp, { topic: 'mail.confirmation' });
  expect(await heard.promise).toBe('mail');
  expect(await Promise.race([woken, Promise.resolve('asleep')])).toBe('asleep');
  client.release(true);
});

it('All that is committed within a moment is told in one notice for each provider', async () => {
  const { now } = testApp.time;
  const heard: (string | undefined)[] = [];
  const last = Promise.withResolvers<void>();
  const client = await testApp.pool.connect();
  client.on('notification', ({ payload }) => {
    heard.push(payload);
    if (payload === 'accounting') last.resolve();
  });
  await client.query('listen outbox');
  const entry = (topic: OutboxTopic) => ({ topic, subject: crypto.randomUUID(), dueAt: now });
  await Promise.all(
    Array.from({ length: 8 }, () => testApp.db.transaction((tx) => enqueue(tx, [entry('mail.confirmation')], now))),
  );
  await enqueue(testApp.db, [entry('accounting.booking')], now);
  await last.promise;
  expect(heard.length).toBeLessThan(8);
  client.release(true);
});

it('A line that is lost is opened again, and what came meanwhile is looked for', async () => {
  const { nextRun } = await sleepingJob();
  await testApp.pool.query(`select pg_terminate_backend(pid) ${listeners}`);
  await nextRun();
  await queueMessage(testApp, { topic: 'sms.follow-up' });
  await nextRun();
});

it('A stop closes the line', async () => {
  await sleepingJob();
  await running?.stop();
  const { rows } = await testApp.pool.query(`select count(*)::int as count ${listeners}`);
  expect(rows).toEqual([{ count: 0 }]);
});
