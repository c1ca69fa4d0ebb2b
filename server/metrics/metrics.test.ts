import { tmpdir } from 'node:os';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { writeBeat } from '#server/outbox/heartbeats.ts';
import { openTestApp } from '#tests/builders/test-app.ts';
import { type BackupAges, registerGauges } from './gauges.ts';
import { openMetrics } from './metrics.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(() => testApp.pool.query('truncate outbox, refunds, calendar_holds, process_beats cascade'));

async function read(backup: BackupAges | null = null): Promise<string[]> {
  const metrics = openMetrics();
  const { db, pool, deps } = testApp;
  const clock = { ...deps.clock, differenceMs: () => 1500 };
  registerGauges(metrics, { db, pool, clock, dataDir: tmpdir(), backupAges: async () => backup });
  metrics.request('GET', '/api/booked-dates', 200, 0.02);
  metrics.call('cards', 'silent', 3);
  return (await metrics.read()).split('\n');
}
const queue = (topic: string, state: string, due: string) =>
  testApp.pool.query(
    `insert into outbox (topic, subject, dedupe_key, state, due_at, created_at) values ($1, 's', gen_random_uuid()::text, $2, $3, $3)`,
    [topic, state, due],
  );

it('counts what waits by topic and state, with the age of what is due longest', async () => {
  await queue('mail.confirmation', 'queued', '2025-10-06T13:58:00Z');
  await queue('mail.confirmation', 'queued', '2025-10-06T13:59:00Z');
  await queue('sms.service-reminder', 'failed', '2025-10-06T13:00:00Z');
  await queue('mail.confirmation', 'done', '2025-10-06T13:00:00Z');
  const lines = await read();
  expect(lines).toContain('outbox_rows{topic="mail.confirmation",state="queued"} 2');
  expect(lines).toContain('outbox_rows{topic="sms.service-reminder",state="failed"} 1');
  expect(lines).toContain('outbox_oldest_due_seconds{topic="mail.confirmation",state="queued"} 120');
  expect(lines.join()).not.toContain('state="done"');
});

it('tells refunds, holds and paid checkouts that have no end', async () => {
  await testApp.pool.query(`insert into refunds
    (reason, order_no, ticket, gateway_order_no, transaction_no, amount, paid_at, state, due_at, created_at) values
    ('partial', 'HC-1', 't1', 'HC-1', '1', 100, '2025-10-06T13:00Z', 'unknown', '2025-10-06T13:00Z', '2025-10-06T13:30Z')`);
  await testApp.pool.query(`insert into calendar_holds
    (hold_type, proposed_date, proposed_time, status, expires_at, created_at) values
    ('weather', '2025-10-14', '9:00 AM', 'active', '2025-10-07T00:00Z', '2025-10-06T13:00Z'),
    ('weather', '2025-10-14', '9:00 AM', 'active', '2025-10-06T13:59Z', '2025-10-06T13:00Z')`);
  const lines = await read();
  expect(lines).toContain('refunds_open{state="unknown"} 1');
  expect(lines).toContain('refunds_oldest_seconds{state="unknown"} 1800');
  expect(lines).toContain('holds_live{type="weather"} 1');
  expect(lines).toContain('checkouts_paid_unfinished 0');
});

it('tells the beats of processes and jobs by the database’s clock', async () => {
  await writeBeat(testApp.db, { id: 'w', role: 'worker', detail: { silent: {}, jobs: { 'send-mails': 40 } } });
  await testApp.pool.query("update process_beats set beat_at = clock_timestamp() - interval '100 s'");
  const lines = await read();
  expect(lines).toContainEqual(expect.stringMatching(/^process_beat_age_seconds\{role="worker"\} 10\d\./));
  expect(lines).toContainEqual(expect.stringMatching(/^job_beat_age_seconds\{job="send-mails"\} 14\d\./));
});

it('tells how the process is: requests, calls to providers, pool, clock, disk, event loop', async () => {
  const lines = await read();
  for (const line of [
    'http_request_duration_seconds_count{method="GET",route="/api/booked-dates",status="200"} 1',
    'provider_call_duration_seconds_count{provider="cards",outcome="silent"} 1',
    'clock_difference_seconds 1.5',
    'database_up 1',
  ]) {
    expect(lines).toContain(line);
  }
  for (const name of [
    'database_pool_connections{state="waiting"}',
    'disk_free_bytes{folder="data"}',
    'nodejs_eventloop_lag_seconds',
  ]) {
    expect(lines).toContainEqual(expect.stringContaining(name));
  }
});

it('says nothing of backups where there are none, so that nobody takes them for fresh', async () => {
  expect((await read()).join()).not.toContain('backup_age_seconds{');
  expect(await read({ baseSeconds: null, archiveSeconds: 5, walBytes: null })).toContain(
    'backup_age_seconds{what="archive"} 5',
  );
});
