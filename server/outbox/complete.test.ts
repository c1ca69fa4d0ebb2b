import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alertsOf, beginAnew, messageOf, queueMessage } from '#tests/builders/messages/messages.ts';
import { later, openTestApp, type TestApp } from '#tests/builders/test-app.ts';
import { closeRow, pauseService, retryRow } from './complete.ts';
import type { OutboxRow } from './enqueue.ts';
import { lockMessage, mailTopics, textTopics } from './queries.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => beginAnew(testApp));

const settings = { failureCode: 'settings', setting: 'credentials' } as const;

/** A row whose provider is being called for the second time. */
async function calling(): Promise<OutboxRow> {
  const id = await queueMessage(testApp, { topic: 'sms.follow-up' });
  await testApp.pool.query(`update outbox set state = 'calling', attempts = 2 where id = $1`, [id]);
  const row = await lockMessage(testApp.db, id);
  if (!row) throw new Error(`no row ${id}`);
  return row;
}
const minutesOn = (count: number) => new Date(testApp.time.now.getTime() + count * 60_000);

it('A row whose attempt failed waits for its next one', async () => {
  const row = await calling();
  await retryRow(testApp.deps, row, { dueAt: minutesOn(2), failureCode: 'deferred', failure: 'busy' });
  const { state, attempts, failure, due_at } = await messageOf(testApp, row.id);
  expect({ state, attempts, failure, due_at }).toEqual({
    state: 'queued',
    attempts: 2,
    failure: 'busy',
    due_at: minutesOn(2),
  });
});

it('A row is given up once', async () => {
  const row = await calling();
  expect(
    await closeRow(testApp.deps, row, { state: 'failed', failureCode: 'address', failure: 'no such number' }),
  ).toBe(true);
  expect(await closeRow(testApp.deps, row, { state: 'unknown', failureCode: 'address', failure: 'late' })).toBe(false);
  expect(await messageOf(testApp, row.id)).toMatchObject({
    state: 'failed',
    failure: 'no such number',
    settled_at: testApp.time.now,
  });
});

it('What an earlier attempt is answered changes nothing', async () => {
  const row = await calling();
  const earlier = { ...row, attempts: 1 };
  await retryRow(testApp.deps, earlier, { dueAt: minutesOn(2), failureCode: 'deferred', failure: 'busy' });
  expect(
    await closeRow(testApp.deps, earlier, { state: 'failed', failureCode: 'address', failure: 'no such number' }),
  ).toBe(false);
  expect(await messageOf(testApp, row.id)).toMatchObject({ state: 'calling', attempts: 2, failure: null });
});

describe('a pause', () => {
  const timeZone = 'America/Toronto';
  const mail = { name: 'mail' as const, provider: 'the mail server', topics: mailTopics, timeZone };
  const sms = { name: 'sms' as const, provider: 'the text message provider', topics: textTopics, timeZone };

  it('is no attempt and holds back what is due at its service', async () => {
    const row = await calling();
    const text = await queueMessage(testApp, { topic: 'sms.aftercare' });
    const other = await queueMessage(testApp, { topic: 'mail.confirmation' });
    await pauseService(testApp.deps, row, { ...sms, ...settings, failure: 'quota', pauseMs: 60_000 });
    expect(await messageOf(testApp, row.id)).toMatchObject({ state: 'queued', attempts: 1, due_at: minutesOn(1) });
    expect((await messageOf(testApp, text)).due_at).toEqual(minutesOn(1));
    expect((await messageOf(testApp, other)).due_at).toEqual(testApp.time.now);
    expect(await alertsOf(testApp)).toEqual([]);
  });

  it('for refused settings puts the row that met it behind the others, and keeps the order of what failed before', async () => {
    const row = await calling();
    const text = await queueMessage(testApp, { topic: 'sms.aftercare' });
    const failed = await queueMessage(testApp, { topic: 'sms.aftercare', dueAt: minutesOn(2) });
    const later = await queueMessage(testApp, { topic: 'sms.aftercare', dueAt: minutesOn(2) });
    await testApp.pool.query(`update outbox set failure = 'busy' where id = $1`, [failed]);
    await pauseService(testApp.deps, row, { ...sms, ...settings, failure: '20003' });
    expect((await messageOf(testApp, text)).due_at).toEqual(minutesOn(5 - 1 / 60));
    expect((await messageOf(testApp, row.id)).due_at).toEqual(minutesOn(5));
    expect((await messageOf(testApp, failed)).due_at).toEqual(minutesOn(6 - 1 / 60));
    expect((await messageOf(testApp, later)).due_at).toEqual(minutesOn(2));
  });

  it('for refused settings is told once a day', async () => {
    await pauseService(testApp.deps, await calling(), { ...sms, ...settings, failure: '20003' });
    await pauseService(testApp.deps, await calling(), { ...sms, ...settings, failure: '20003' });
    expect(await alertsOf(testApp)).toEqual(['settings:sms']);
    later(testApp, 24 * 60);
    await pauseService(testApp.deps, await calling(), { ...sms, ...settings, failure: '20003' });
    expect(await alertsOf(testApp)).toEqual(['settings:sms', 'settings:sms']);
  });

  it.each([
    ['of mail keeps its alert as well', mail, 5 - 1 / 60],
    ['of texts does not keep its alert', sms, 0],
  ] as const)('%s', async (_what, service, minutes) => {
    await pauseService(testApp.deps, await calling(), { ...service, ...settings, failure: '535' });
    const { rows } = await testApp.pool.query(`select due_at, detail from outbox where topic = 'operator.alert'`);
    const detail = { reason: `settings-${service.name}`, said: '535' };
    expect(rows).toEqual([{ due_at: minutesOn(minutes), detail }]);
  });
});
