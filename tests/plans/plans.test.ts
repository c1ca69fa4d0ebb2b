import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consentVersion } from '#business/consents/consents.ts';
import { sandboxLinks } from '#sandbox/pages/links.ts';
import { allJobs } from '#server/jobs.ts';
import { registerGauges } from '#server/metrics/gauges.ts';
import { openMetrics } from '#server/metrics/metrics.ts';
import { linkVisits } from '#server/modules/clients/link.ts';
import { growthOfWeek, waitingRows } from '#server/modules/doctor/queries.ts';
import { queuePlanVisits } from '#server/modules/offers/queue-plan.ts';
import { queueRatings } from '#server/modules/offers/queue-ratings.ts';
import { queueSeasonOffers } from '#server/modules/offers/queue-season.ts';
import { checkLedger } from '#server/modules/reconciliation/ledger.ts';
import { erasePersonalData, exportPersonalData } from '#server/modules/retention/person.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { adminCalls, siteCalls } from '#tests/builders/admin-calls.ts';
import { answers, choosesPlan, asked as queuedMail } from '#tests/builders/consents.ts';
import { paidBooking } from '#tests/builders/money.ts';
import { bookedWithKey } from '#tests/builders/self-service.ts';
import { later } from '#tests/builders/test-app.ts';
import { openWeatherApp, proposed, tokensOf } from '#tests/builders/weather.ts';
import { asIfLarge, indexesOf, recordStatements, wholeReads } from './explain.ts';
import { boundedTables, growingTables } from './tables.ts';

const testApp = await openWeatherApp();
const statements = recordStatements(testApp.pool);
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);

/** What is asked about the whole of a table, and why that is right. */
const asksForAll: readonly [why: string, RegExp][] = [
  ['an owner asks whether the audit log is whole', /audit_hash|count\(\*\) from "audit_log"/],
  ['the ledger check compares every order', /not exists \(?select "id" from "payment_events"/],
];

const query: Record<string, readonly string[]> = {
  '/api/admin/bookings': [
    '',
    'q=camille',
    'filter=upcoming',
    'filter=attention',
    'filter=refunds',
    'filter=unsynced',
    'day=2025-10-14',
    'order=visit',
    'order=latest-visit&filter=refunds',
  ],
  '/api/admin/booking-counts': [
    '',
    'q=camille',
    'filter=refunds',
    'filter=attention',
    'day=2025-10-14',
    'q=h2y&filter=refunds',
  ],
  '/api/admin/clients': ['', 'q=camille', 'q=complete'],
  '/api/admin/messages': [
    'view=trouble',
    'view=waiting',
    'view=sent',
    'view=sent&q=camille',
    'view=sent&channel=text&cursor=3',
  ],
  '/api/admin/audit': ['', 'group=bookings', 'by=nobody', 'q=HC-1', 'cursor=5'],
  '/api/admin/calendar': ['from=2025-10-01&to=2025-10-31'],
  '/api/admin/calendar/covered': ['startDate=2025-10-01&endDate=2025-10-31'],
  '/api/admin/calendar/crews/check': ['crewsPerDay=1'],
  '/api/admin/figures': ['', 'from=2020-01&to=2025-10'],
  '/api/admin/taxes': ['year=2025'],
  '/api/admin/reviews': ['', 'list=answered'],
  '/api/nearby-days': ['area=H2Y'],
};

beforeAll(async () => {
  const { deps } = testApp;
  const cookie = await signIn('owner');
  const kept = await bookedWithKey(testApp, '2025-10-14');
  const given = await paidBooking(testApp, '2025-10-16');
  await given.part(10_000);
  const cancelled = await paidBooking(testApp, '2025-10-23');
  await cancelled.cancel('full');
  const own = await bookedWithKey(testApp, '2025-10-20');
  const links = await sandboxLinks(deps, own);
  const post = (url: string, payload: object, headers = {}) => app.inject({ method: 'POST', url, payload, headers });
  await post(`/api/booking-details/${kept.orderNo}/move`, { key: kept.key, date: '2025-10-27', time: '9:00 AM' });
  await post(`/api/booking-details/${kept.orderNo}/unlock`, { email: 'camille@example.com' });
  await post('/api/pricing', {
    buildingSize: 'little-storefront',
    layout: 1,
    coatingType: 'refresh',
    orderNumber: kept.orderNo,
  });
  await app.inject({ url: `/api/cancel-token/${links.cancel?.split('/').at(-1)}` });
  await post('/api/cancel-booking-secure', { token: links.cancel?.split('/').at(-1) });
  await answers(testApp, kept.orderNo);
  await answers(testApp, kept.orderNo, { purpose: 'rating' });
  const leave = await queuedMail(testApp, kept.orderNo);
  await app.inject({ url: `/api/unsubscribe/${leave}` });
  const weather = await proposed(testApp);
  const tokens = await tokensOf(testApp, weather.bookingId);
  await linkVisits(deps);
  const { clients } = (await app.inject({ url: '/api/admin/clients', headers: { cookie } })).json();
  const client = `/api/admin/clients/${clients[0].id}`;
  await app.inject({ url: client, headers: { cookie } });
  await post(`${client}/notes`, { words: 'Rings twice' }, { cookie });
  const parted = (await post(`${client}/part-visit`, { orderNo: kept.orderNo }, { cookie })).json();
  const joined = parted.alike[0].id;
  await post(`${client}/join`, { other: joined }, { cookie });
  await post(`${client}/part`, { joined }, { cookie });
  await post(`${client}/plan`, { visits: 2, textVersion: consentVersion }, { cookie });
  await post(`${client}/plan/end`, {}, { cookie });
  await choosesPlan(testApp, kept.orderNo, 4);
  for (const { path, method } of [...adminCalls, ...siteCalls]) {
    if (method !== 'GET') continue;
    const filled = path
      .replace(':order', kept.orderNo)
      .replace(':id', '1')
      .replace(':token', tokens.text)
      .replace(':file', 'bookings.csv');
    for (const asked of query[path] ?? ['']) await app.inject({ url: `${filled}?${asked}`, headers: { cookie } });
  }
  await post(`/api/weather-response/${tokens.text}`, { action: 'accept' });
  for (const minutes of [1, 60, 60 * 24 * 40, 60 * 24 * 400]) {
    later(testApp, minutes);
    for (const job of allJobs(deps)) await job.run(new AbortController().signal).catch(() => null);
  }
  testApp.time.now = new Date('2027-02-20T15:00:00Z');
  await queueSeasonOffers(deps);
  testApp.time.now = new Date('2027-03-31T15:00:00Z');
  await queuePlanVisits(deps);
  await writeSetting(deps.db, 'ratingPage', { en: 'https://example.com', fr: 'https://example.com' });
  testApp.forget();
  await queueRatings(deps);
  const agreed = await testApp.pool.query('select id from consents order by id limit 1');
  await post(`/api/admin/consents/${agreed.rows[0]?.id}/withdraw`, {}, { cookie });
  await post('/api/unsubscribe', { token: leave });
  await checkLedger(deps, { since: null, report() {} });
  await exportPersonalData(deps, { email: 'camille@example.com', by: null });
  await erasePersonalData(deps, { email: 'camille@example.com', by: null });
  const metrics = openMetrics();
  registerGauges(metrics, {
    db: deps.db,
    pool: testApp.pool,
    clock: deps.clock,
    dataDir: tmpdir(),
    backupAges: async () => null,
  });
  await metrics.read();
  await growthOfWeek(deps.db, deps.clock.now());
  await waitingRows(deps.db, deps.clock.now());
}, 120_000);

it('no statement reads a table that grows as a whole', async () => {
  const client = await testApp.pool.connect();
  const asked = [...statements.values()];
  await asIfLarge(client);
  const found: Record<string, string[]> = {};
  for (const statement of asked) {
    const reads = await wholeReads(client, statement);
    const isMeant = asksForAll.some(([, text]) => text.test(statement.text));
    if (reads.length > 0 && !isMeant) found[statement.text.replaceAll(/\s+/g, ' ')] = reads;
  }
  client.release(true);
  expect(found).toEqual({});
  expect(asked.length).toBeGreaterThan(200);
}, 120_000);

it('a message that is due is looked for among those of its service, however much waits for the others', async () => {
  const client = await testApp.pool.connect();
  await asIfLarge(client);
  await client.query('set enable_sort = off');
  const claim = [...statements.values()].find(({ text }) =>
    /from "outbox".*limit 1 for update skip locked/s.test(text),
  );
  const walked = claim && (await indexesOf(client, claim));
  client.release(true);
  expect(walked).toEqual({ outbox_due_by_service: expect.stringMatching(/CASE .* END = .* AND \(due_at <= /s) });
});

it('every table is known to grow or to stay small', async () => {
  const { rows } = await testApp.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'sandbox_%' order by 1`,
  );
  expect([...growingTables, ...Object.keys(boundedTables)].sort()).toEqual(rows.map(({ name }) => name));
});
