import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, appOver } from '#tests/builders/admin.ts';
import { anOrderNo, aRequest, openTestApp, totals } from '#tests/builders/test-app.ts';
import { stepCounter } from './count.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const testApp = await openTestApp({ limits: true });
const open = () => appOver({ ...testApp.deps, funnelSteps: stepCounter(testApp.deps) });
beforeEach(() => testApp.pool.query('delete from funnel_counts'));
afterAll(() => testApp.close());

const tell = (app: App, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url: '/api/step', payload, headers: { 'user-agent': browser, ...headers } });

async function counts(): Promise<string[]> {
  const { rows } = await testApp.pool.query('select day::text, step, language, count from funnel_counts order by 2, 3');
  return rows.map(({ day, step, language, count }) => `${day} ${step} ${language} ${count}`);
}

/** What an application counted is written at the latest when it closes. */
async function counted(visit: (app: App) => Promise<void>): Promise<string[]> {
  const app = await open();
  await visit(app);
  await app.close();
  return counts();
}

describe('a step of the funnel', () => {
  it('is counted by day of the business and by language, and adds up over copies and time', async () => {
    const visit = async (app: App) => {
      expect((await tell(app, { step: 'landing' })).statusCode).toBe(204);
      await tell(app, { step: 'landing' });
      await tell(app, { step: 'landing' }, { 'accept-language': 'fr-CA' });
    };
    await counted(visit);
    expect(await counted(visit)).toEqual(['2025-10-06 landing en 4', '2025-10-06 landing fr 2']);
  });

  it('leaves no cookie and nothing about who reached it', async () => {
    const rows = await counted(async (app) => {
      const { headers, body } = await tell(app, { step: 'size', visitor: 'x' }, { cookie: 'visitor=known' });
      expect([headers['set-cookie'], body]).toEqual([undefined, '']);
    });
    expect(rows).toEqual(['2025-10-06 size en 1']);
  });

  it('names the area that somebody was turned away from, where it is one of Québec', async () => {
    const rows = await counted(async (app) => {
      await tell(app, { step: 'out-of-area', area: 'H1X' });
      expect((await tell(app, { step: 'out-of-area', area: 'M5V' })).statusCode).toBe(400);
      expect((await tell(app, { step: 'out-of-area', area: "H1X'; drop" })).statusCode).toBe(400);
      await tell(app, { step: 'size', area: 'H1X' });
    });
    expect(rows).toEqual(['2025-10-06 away:H1X en 1', '2025-10-06 out-of-area en 1', '2025-10-06 size en 1']);
  });

  it('is not counted for robots and for whoever asks to be left out', async () => {
    const rows = await counted(async (app) => {
      for (const headers of [{ 'sec-gpc': '1' }, { dnt: '1' }, { 'user-agent': 'Googlebot/2.1' }])
        expect((await tell(app, { step: 'landing' }, headers)).statusCode).toBe(204);
    });
    expect(rows).toEqual([]);
  });

  it('is not taken from other sites, nor when no page can reach it, nor without end', async () => {
    const rows = await counted(async (app) => {
      expect((await tell(app, { step: 'landing' }, { origin: 'https://example.org' })).statusCode).toBe(403);
      for (const step of ['payment', 'booked', 'away:H1X', '__proto__'])
        expect([step, (await tell(app, { step })).statusCode]).toEqual([step, 400]);
      let refused = 0;
      for (let round = 0; round < 130; round++) {
        if ((await tell(app, { step: 'layout' })).statusCode === 429) refused++;
      }
      expect(refused).toBeGreaterThanOrEqual(10);
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/^2025-10-06 layout en (1[01]\d|120)$/);
  });

  it('waits in memory while the database does not answer', async () => {
    await testApp.pool.query('alter table funnel_counts rename to gone');
    const counter = stepCounter(testApp.deps);
    counter.count('terms', 'en');
    await counter.flush();
    expect(testApp.warnings).toHaveLength(1);
    await testApp.pool.query('alter table gone rename to funnel_counts');
    counter.count('terms', 'en');
    await counter.flush();
    expect(await counts()).toEqual(['2025-10-06 terms en 2']);
  });
});

it('a payment is counted by the server, once for each order however often it is asked for', async () => {
  const rows = await counted(async (app) => {
    const payload = { order_no: anOrderNo(), amount: totals.complete, booking: aRequest() };
    const headers = { 'accept-language': 'fr', 'user-agent': 'curl/8' };
    const first = await app.inject({ method: 'POST', url: '/api/preload', payload, headers });
    expect(first.statusCode).toBe(200);
    const cookie = String(first.headers['set-cookie']).split(';')[0];
    const again = { method: 'POST', url: '/api/preload', payload, headers: { ...headers, cookie } } as const;
    expect((await app.inject(again)).statusCode).toBe(200);
    const other = { ...again, payload: { ...payload, amount: '1.00' } };
    expect((await app.inject(other)).statusCode).toBeGreaterThanOrEqual(400);
  });
  expect(rows).toEqual(['2025-10-06 payment fr 1']);
});
