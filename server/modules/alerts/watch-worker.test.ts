import { afterAll, beforeEach, expect, it } from 'vitest';
import { writeBeat } from '#server/outbox/heartbeats.ts';
import { openTestApp } from '#tests/builders/test-app.ts';
import { watchWorker } from './watch-worker.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(() => testApp.pool.query('truncate process_beats, outbox'));

const beat = (silent: Record<string, string> = {}) =>
  writeBeat(testApp.db, { id: 'worker-1', role: 'worker', detail: { silent, jobs: {} } });
const minutesAgo = (minutes: number) =>
  testApp.pool.query(`update process_beats set beat_at = clock_timestamp() - ${minutes} * interval '1 minute'`);
const alerts = async () =>
  (await testApp.pool.query("select subject, state from outbox where topic = 'operator.alert'")).rows;

const hour = () => 3600;

it('a worker that beats is at work, and what it found silent is known', async () => {
  await beat({ mail: '2025-10-06T14:00:00.000Z' });
  const worker = watchWorker(testApp.deps, hour);
  await worker.look();
  expect(worker.state()).toEqual({ silent: null, providers: new Map([['mail', new Date('2025-10-06T14:00:00Z')]]) });
  expect(await alerts()).toEqual([]);
});

it('a worker that is late by half a minute, as on a busy machine, is still at work', async () => {
  await beat();
  await minutesAgo(0.5);
  const worker = watchWorker(testApp.deps, hour);
  await worker.look();
  expect(worker.state().silent).toBeNull();
});

it('a silence is known at once, and told when it lasts: once, by the process that noticed', async () => {
  await beat();
  await minutesAgo(2);
  const worker = watchWorker(testApp.deps, hour);
  await worker.look();
  expect(worker.state().silent).toEqual({ since: expect.any(Date) });
  expect(await alerts()).toEqual([]);

  await minutesAgo(4);
  await worker.look();
  await worker.look();
  expect(await alerts()).toEqual([{ subject: 'worker:silent', state: 'done' }]);
  expect(testApp.mail.sent.at(-1)?.subject).toContain('Mails, texts and refunds are not being sent');
});

it('a web process that has only begun tells nobody of a worker that begins after it', async () => {
  const worker = watchWorker(testApp.deps, () => 5);
  await worker.look();
  expect(worker.state().silent).toEqual({ since: null });
  expect(await alerts()).toEqual([]);
});

it('a customer’s mail waits for the worker', async () => {
  await testApp.pool.query(`insert into outbox (topic, subject, recipient, language, due_at, created_at)
    values ('mail.confirmation', 'bk_1', 'someone@example.com', 'en', '2025-10-06T13:00Z', '2025-10-06T13:00Z')`);
  await watchWorker(testApp.deps, hour).look();
  const { rows } = await testApp.pool.query("select state from outbox where topic = 'mail.confirmation'");
  expect(rows).toEqual([{ state: 'queued' }]);
});
