import { afterAll, expect, it } from 'vitest';
import { mostCrews } from '#domain/settings/setting-rules.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { sold } from '#tests/builders/bookings/sold.ts';
import { book } from '#tests/builders/test-app.ts';
import { openWeatherApp, rain } from '#tests/builders/weather.ts';
import { forgetForecast } from './forecast.ts';

const testApp = await openWeatherApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const cookie = await signIn('staff');

const read = async () => (await app.inject({ url: '/api/admin/weather', headers: { cookie } })).json();
const run = async () => {
  const headers = { cookie, origin: testApp.deps.publicUrl };
  const { statusCode: status, body } = await app.inject({ method: 'POST', url: '/api/admin/weather/run', headers });
  return { status, body: JSON.parse(body) };
};
const dayOf = async (date: string) => (await read()).days.find((day: { date: string }) => day.date === date);

it('a run by hand judges and proposes, and the strip shows the day, the visit and the proposal', async () => {
  const { orderNo } = await book(testApp, { booking: { appointmentDate: '2025-10-09' } });
  testApp.forecast.set('2025-10-09', rain);
  expect(await dayOf('2025-10-09')).toMatchObject({
    judgement: 'unsuitable',
    reasons: ['precipitation'],
    figures: { precipitationChance: 90, condition: 'rain' },
    visits: [{ orderNo, time: '9:00 AM', proposal: null }],
  });
  const outcome = { judged: 1, proposed: 1, source: 'fake', incomplete: false };
  expect(await run()).toMatchObject({ status: 200, body: outcome });
  const weather = await read();
  expect(weather).toMatchObject({ source: 'fake', failures: [], lastRun: outcome });
  expect(weather.days).toHaveLength(14);
  expect(weather.today).toMatchObject({ date: '2025-10-06', judgement: 'suitable', figures: { condition: 'clear' } });
  expect(weather.days.filter(({ judged }: { judged: boolean }) => judged)).toHaveLength(7);
  expect((await dayOf('2025-10-09')).visits[0].proposal).toMatchObject({
    state: 'open',
    answer: null,
    from: '2025-10-09',
    proposedDate: '2025-10-13',
  });
  // Asked once more, nothing is proposed twice.
  expect((await run()).body).toMatchObject({ judged: 1, proposed: 0 });
  const { rows } = await testApp.pool.query(`select after from audit_log where action = 'weather.run' order by id`);
  expect(rows.map(({ after }) => after.proposed)).toEqual([1, 0]);
});

it('runs by hand come one at a time', async () => {
  const runs = await Promise.all([run(), run(), run()]);
  expect(runs.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  for (const { status, body } of runs) if (status !== 200) expect([status, body.code]).toEqual([409, 'WORK_UNDER_WAY']);
  await testApp.pool.query(
    `update settings set value = value || jsonb_build_object('leaseUntil', $1::text) where key = 'weather-run'`,
    [new Date(testApp.time.now.getTime() + 60_000).toISOString()],
  );
  expect((await run()).body.code).toBe('WORK_UNDER_WAY');
  // What a killed program left behind is over when its time is up.
  await testApp.pool.query(
    `update settings set value = value || jsonb_build_object('leaseUntil', $1::text) where key = 'weather-run'`,
    [testApp.time.now.toISOString()],
  );
  expect((await run()).status).toBe(200);
});

it('when no service answers, the strip says which failed, and a run judges nothing', async () => {
  testApp.forecast.told.state = 'unavailable';
  forgetForecast(testApp.deps);
  expect(await read()).toMatchObject({
    source: null,
    readAt: null,
    failures: [{ source: 'fake', detail: 'no answer' }],
  });
  expect(await dayOf('2025-10-09')).toMatchObject({ figures: null, judgement: 'unknown' });
  expect((await run()).body).toMatchObject({ judged: 0, proposed: 0, source: null });
});

it('the strip shows as many visits of a day as it can have crews, and says where there are more', async () => {
  for (let count = 0; count <= mostCrews; count++) await sold(testApp, { at: '2025-09-01', visit: '2025-10-20' });
  const [full, empty] = [await dayOf('2025-10-20'), await dayOf('2025-10-19')];
  expect([full.visits.length, full.hasMore]).toEqual([mostCrews, true]);
  expect([empty.visits.length, empty.hasMore]).toEqual([0, false]);
});
