import { afterAll, expect, it } from 'vitest';
import { openAdmin } from '#tests/builders/admin.ts';
import { refundedOf, sold } from '#tests/builders/bookings/sold.ts';
import { openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const [owner, staff] = [await signIn('owner'), await signIn('staff')];
const id = await sold(testApp, { at: '2025-10-01T12:00:00Z' });
await refundedOf(testApp, id, { at: '2025-10-03T12:00:00Z', amount: 104_340, reason: 'partial' });

const read = (path: string, cookie = owner, headers = {}) =>
  app.inject({ url: `/api/admin/${path}`, headers: { cookie, ...headers } });

it('the owner reads the figures and the taxes, in whole cents', async () => {
  const figures = (await read('figures')).json();
  expect([figures.from, figures.to, figures.bookings]).toEqual(['2024-11', '2025-10', 1]);
  const taxes = (await read('taxes?year=2025')).json();
  expect(taxes.numbers.gst).toMatch(/RT0001$/);
  expect(taxes.quarters[3]).toMatchObject({
    sold: { base: 181_500, gst: 9075, qst: 18_105 },
    refunded: { base: 90_750, gst: 4538, qst: 9052 },
    net: { base: 90_750, gst: 4537, qst: 9053 },
  });
});

it('staff sees none of the money', async () => {
  for (const path of ['figures', 'taxes?year=2025', 'figures.csv?table=months', 'taxes.csv?year=2025']) {
    const answer = await read(path, staff);
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'OWNER_NEEDED']);
  }
});

it('what is no month, no year and no table is refused', async () => {
  for (const path of [
    'figures?from=2025-13',
    'figures?from=2025-10&to=2025-09',
    'taxes',
    'taxes?year=1',
    'figures.csv?table=secrets',
    'figures.csv?table=months&from=2025-10&to=2025-09',
  ])
    expect([path, (await read(path)).statusCode]).toEqual([path, 400]);
});

it('each table is a file with a name, in the language of the reader or the one that is asked for', async () => {
  const months = await read('figures.csv?table=months&from=2025-10&to=2025-10');
  expect(months.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(months.headers['content-disposition']).toBe('attachment; filename="months-2025-10-2025-10.csv"');
  expect(months.body).toContain('\r\n2025-10,1,0,1815.00,90.75,181.05,2086.80,1,1043.40\r\n');
  for (const table of ['funnel', 'services', 'sizes', 'areas', 'lead-times', 'changes'])
    expect([table, (await read(`figures.csv?table=${table}`)).body.split('\r\n').length > 2]).toEqual([table, true]);
  const french = await read('taxes.csv?year=2025', owner, { 'accept-language': 'fr-CA' });
  expect(french.body).toMatch(/^\ufeffTrimestre;Du;Au;Ventes/);
  expect(french.body).toContain(';1;1815,00;90,75;181,05;');
  expect((await read('taxes.csv?year=2025&language=en', owner, { 'accept-language': 'fr' })).body).toMatch(
    /^\ufeffQuarter/,
  );
});

it('the taxes as a file have a line for each quarter and the year below, to the cent', async () => {
  const { body } = await read('taxes.csv?year=2025');
  const lines = body.trim().split('\r\n');
  expect(lines).toHaveLength(6);
  const figures = '1,1815.00,90.75,181.05,1,907.50,45.38,90.52,907.50,45.37,90.53';
  expect(lines[4]).toBe(`2025-Q4,2025-10-01,2025-12-31,${figures},000000000 RT0001,0000000000 TQ0001`);
  expect(lines[5]).toBe(`2025,2025-01-01,2025-12-31,${figures},000000000 RT0001,0000000000 TQ0001`);
});
