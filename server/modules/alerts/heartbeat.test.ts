import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { pingedAddress } from '#adapters/heartbeat/client.ts';
import { writeBeat } from '#server/outbox/heartbeats.ts';
import type { JobAge } from '#server/outbox/job-beats.ts';
import { openTestApp } from '#tests/builders/test-app.ts';
import { heartbeatJob } from './heartbeat.ts';

const testApp = await openTestApp();
const asked: string[] = [];
const status = { code: 200 };
const listener = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(status.code).end('ok');
}).listen(0, '127.0.0.1');
await once(listener, 'listening');
afterAll(async () => {
  listener.close();
  await testApp.close();
});

beforeEach(async () => {
  asked.length = 0;
  status.code = 200;
  testApp.warnings.length = 0;
  await testApp.pool.query('truncate process_beats');
  await writeBeat(testApp.db, { id: 'web-1', role: 'web', detail: { silent: {}, jobs: {} } });
});

const { port } = listener.address() as AddressInfo;
const heartbeat = pingedAddress(`http://127.0.0.1:${port}/sesame`);
const everySecond = (ageSeconds: number): JobAge => ({ name: 'send-mails', everyMs: 1000, ageSeconds });
const ping = (...jobs: JobAge[]) => heartbeatJob(testApp.deps, heartbeat, () => jobs).run(new AbortController().signal);

it('asks the address while every job goes well and a web process is at work', async () => {
  await ping(everySecond(1));
  expect(asked).toEqual(['GET /sesame']);
  expect(testApp.warnings).toEqual([]);
});

it('stays silent while a job is behind, and the log says which', async () => {
  await ping(everySecond(1000));
  expect(asked).toEqual([]);
  expect(testApp.warnings).toEqual([{ trouble: 'the job send-mails went well 1000 s ago' }]);
});

it('a job that runs every ten minutes is not behind after fifteen', async () => {
  await ping({ name: 'retention', everyMs: 600_000, ageSeconds: 900 });
  expect(asked).toHaveLength(1);
});

it('stays silent while nobody answers visitors', async () => {
  await testApp.pool.query("update process_beats set beat_at = clock_timestamp() - interval '2 minutes'");
  await ping(everySecond(1));
  expect(asked).toEqual([]);
});

it('an address that does not answer is in the log, without the address', async () => {
  status.code = 500;
  await ping(everySecond(1));
  expect(testApp.warnings).toEqual([{ detail: 'HTTP 500' }]);
});
