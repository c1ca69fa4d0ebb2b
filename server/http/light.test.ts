import { afterAll, expect, it } from 'vitest';
import { siteFolder } from '#server/common/build-files.ts';
import { lastKnownFacts } from '#server/http/pages/public-settings.ts';
import { appOver } from '#tests/builders/admin.ts';
import { goodValues } from '#tests/builders/calls/good-values.ts';
import { withRoutes } from '#tests/builders/calls/routes.ts';
import { openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
const { app, routes } = await withRoutes(async () => ({ app: await appOver(testApp.deps, { build: siteFolder }) }));
afterAll(async () => {
  await app.close();
  await testApp.close();
});

const unlimited = routes.filter(({ config, url }) => !config?.limits?.length && url !== '*' && !url.includes('/*'));
const nameOf = ({ method, url }: { method: unknown; url: string }) => `${[method].flat().join()} ${url}`;
const most = 100_000;
/** Files as the build made them are cut into pieces by a proxy and kept by browsers. */
const isFile = (type: string) => /^(image|text\/javascript)/.test(type);

it('no call of the administration and no paper is without a limit', () => {
  const heavy = unlimited.filter(({ url }) => url.startsWith('/api/admin') || /\.(pdf|ics|csv)$/.test(url)).map(nameOf);
  expect(heavy.filter((name) => name.startsWith('GET '))).toEqual([]);
});

it('no call or page without a limit answers more than 100 kB, also in a full season', async () => {
  await testApp.pool.query(
    `insert into calendar_blocks (block_type, start_date, end_date, start_time, end_time, created_at)
     select 'hours', day, day, '09:00', '11:00', now()
     from generate_series(date '2025-10-06', date '2026-10-06', '1 day') as days (day)`,
  );
  testApp.forget();
  await lastKnownFacts(testApp.deps)();
  expect(unlimited.length).toBeGreaterThan(100);
  const sizes: [string, number][] = [];
  for (const { method, url } of unlimited) {
    const verb = [method].flat()[0] ?? 'GET';
    const asked = url.replace(/:\w+/g, 'x');
    const { payload, headers } = await app.inject({
      method: verb as 'GET',
      remoteAddress: '203.0.113.9',
      url: verb === 'GET' ? `${asked}?date=2025-10-14&postalCode=H2Y` : asked,
      ...(verb !== 'GET' && verb !== 'HEAD' && { payload: goodValues }),
    });
    if (!isFile(String(headers['content-type'])))
      sizes.push([nameOf({ method: verb, url }), Buffer.byteLength(payload)]);
  }
  expect(sizes.filter(([, size]) => size > most)).toEqual([]);
  expect(Math.max(...sizes.map(([, size]) => size))).toBeGreaterThan(10_000);
});
