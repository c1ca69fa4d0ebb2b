import { afterAll, beforeAll, expect, it } from 'vitest';
import { chargedOn, refundedOf, sold } from '#tests/builders/bookings/sold.ts';
import { openTestApp, type TestApp } from '#tests/builders/test-app.ts';
import { type BusinessReport, readBusinessReport } from './business.ts';
import { reportAsCsv } from './csv.ts';

let testApp: TestApp;
let figures: BusinessReport;

async function read(period: { from?: string; to?: string }): Promise<BusinessReport> {
  const answer = await readBusinessReport(testApp.deps, period);
  if ('refused' in answer) throw new Error(answer.refused);
  return answer;
}

beforeAll(async () => {
  testApp = await openTestApp();
  const first = await sold(testApp, { at: '2025-08-04T15:00:00Z', visit: '2025-08-07', status: 'cancelled' });
  await sold(testApp, { at: '2025-10-01T03:59:59Z', visit: '2025-10-14', language: 'fr', size: 'grand-storefront' });
  const byOffice = await sold(testApp, {
    ...{ at: '2025-10-01T04:00:00Z', visit: '2025-12-31', service: 'essential', postalCode: 'h3b2k1' },
  });
  await sold(testApp, { at: '2025-09-02T12:00:00Z', visit: '2025-09-30', imported: true });
  await sold(testApp, { at: '2023-01-02T12:00:00Z' });
  await chargedOn(testApp, byOffice, { at: '2025-09-03T12:00:00Z', base: 30_000 });
  await refundedOf(testApp, first, { at: '2025-09-01T12:00:00Z', amount: 208_680 });
  await refundedOf(testApp, null, { at: '2025-09-01T13:00:00Z', amount: 50_000, reason: 'not-booked' });
  await testApp.pool.query(`
    insert into funnel_counts values ('2025-08-01', 'landing', 'en', 40), ('2025-08-02', 'landing', 'fr', 20),
      ('2025-08-02', 'postal-code', 'en', 30), ('2025-08-02', 'out-of-area', 'en', 3),
      ('2025-08-02', 'away:H1X', 'en', 2), ('2025-08-03', 'away:H1X', 'fr', 1), ('2020-01-01', 'landing', 'en', 9)`);
  await testApp.pool.query(`
    insert into area_requests (id, email, area, language, state, token_hash, consent_text, ip_address, user_agent, created_at)
    values (gen_random_uuid(), 'a@example.com', 'H1X', 'en', 'confirmed', 'a', '', '', '', '2025-08-05'),
      (gen_random_uuid(), 'b@example.com', 'H3B', 'en', 'told', 'b', '', '', '', '2025-08-05'),
      (gen_random_uuid(), 'c@example.com', 'H1X', 'en', 'asked', 'c', '', '', '', '2025-08-05')`);
  const proposal = (response: string | null, state: string) =>
    testApp.pool.query(
      `insert into weather_notifications (booking_id, weather_judgment, proposed_new_date, response_token, state,
         answer_by, client_response, created_at)
       values ($1, 'rain', '2025-08-11', gen_random_uuid(), $2, '2025-08-06', $3, '2025-08-06')`,
      [first, state, response],
    );
  await proposal('accept', 'closed');
  await proposal('decline', 'closed');
  await proposal(null, 'closed');
  await proposal(null, 'open');
  await testApp.pool.query(
    `insert into booking_moves (booking_id, moved_by, from_date, from_time, to_date, to_time, created_at)
     values ($1, 'weather', '2025-08-07', '9:00 AM', '2025-08-11', '9:00 AM', '2025-08-06')`,
    [first],
  );
  await testApp.pool.query(
    `insert into operator_bookings (id, administrator_id, way, language, booking_data, base, gst, qst, total, listed_base,
       booking_id, created_at)
     values (gen_random_uuid(), 'one', 'cash', 'en', '{}', 1, 0, 0, 1, 1, $1, '2025-10-01T04:00:00Z')`,
    [byOffice],
  );
  figures = await read({});
});
afterAll(() => testApp.close());

it('twelve months are read where none are asked for, and each of them has its row', () => {
  expect([figures.from, figures.to, figures.first]).toEqual(['2024-11', '2025-10', '2020-01']);
  expect(figures.months.map(({ month }) => month)).toHaveLength(12);
  expect(figures.bookings).toBe(4);
});

it('a month has its bookings and money in business time, and the refunds that were given in it', () => {
  const of = (month: string) => figures.months.find((one) => one.month === month);
  expect(of('2025-08')).toMatchObject({ bookings: 1, cancelled: 1, base: 181_500, total: 208_680, refunds: 0 });
  expect(of('2025-09')).toMatchObject({ bookings: 2, cancelled: 0, refunds: 2, refunded: 258_680 });
  expect(of('2025-10')).toMatchObject({ bookings: 1, gst: 9075, qst: 18_105 });
  expect(of('2024-12')).toMatchObject({ bookings: 0, total: 0 });
});

it('the funnel has every step in both languages; what was brought over or booked by the office did not go through it', () => {
  const of = (step: string) => figures.wayIn.find((one) => one.step === step);
  expect(of('landing')).toEqual({ step: 'landing', count: 60, en: 40, fr: 20 });
  expect(of('booked')).toEqual({ step: 'booked', count: 2, en: 1, fr: 1 });
  expect(of('payment')).toMatchObject({ count: 0 });
  expect(figures.waysOut[0]).toEqual({ step: 'out-of-area', count: 3, en: 3, fr: 0 });
});

it('services, sizes, areas and days ahead are counted, the most sold first', () => {
  expect(figures.services.map(({ name, bookings }) => [name, bookings])).toEqual([
    ['complete', 3],
    ['essential', 1],
    ['charges', 0],
  ]);
  expect(figures.sizes[1]).toEqual({ name: 'grand-storefront', bookings: 1, base: 181_500 });
  expect(figures.areas).toEqual([
    { name: 'H2Y', bookings: 3, base: 544_500, away: 0, asked: 0 },
    { name: 'H3B', bookings: 1, base: 181_500, away: 0, asked: 1 },
    { name: 'H1X', bookings: 0, base: 0, away: 3, asked: 1 },
  ]);
  expect(figures.leadTimes.map(({ bookings }) => bookings)).toEqual([1, 0, 1, 1, 0, 1]);
});

it('what was charged after the sale has its line, so that services and sizes add up to the revenue that is shown', () => {
  const sum = (rows: readonly { base: number }[]) => rows.reduce((all, { base }) => all + base, 0);
  expect(figures.services.at(-1)).toEqual({ name: 'charges', bookings: 0, base: 30_000 });
  expect([sum(figures.services), sum(figures.sizes)]).toEqual([sum(figures.months), sum(figures.months)]);
});

it('refunds, weather and moves are told by what they were', () => {
  expect(figures.refunds).toEqual([
    { reason: 'cancellation', count: 1, amount: 208_680 },
    { reason: 'partial', count: 0, amount: 0 },
    { reason: 'not-booked', count: 1, amount: 50_000 },
  ]);
  expect(figures.weather).toEqual({ proposed: 4, accepted: 1, declined: 1, expired: 1, open: 1 });
  expect(figures.moves).toEqual({ customer: 0, weather: 1, operator: 0 });
});

it('an empty span is all zeros, and a span that is none is refused', async () => {
  const empty = await read({ from: '2021-01', to: '2021-03' });
  expect([empty.bookings, empty.months.length, empty.services]).toEqual([0, 3, []]);
  expect(await readBusinessReport(testApp.deps, { from: '2025-03', to: '2025-01' })).toMatchObject({
    refused: 'INVALID_INPUT',
  });
  expect(await readBusinessReport(testApp.deps, { from: '2001-01', to: '2025-01' })).toMatchObject({
    refused: 'INVALID_INPUT',
  });
});

it('a table as CSV has its head and its amounts as the language writes them', () => {
  const lines = reportAsCsv(figures, 'services', 'fr').split('\r\n');
  expect(lines).toEqual([
    '\ufeffService;Réservations;Avant taxes',
    'Préservation complète;3;5445,00',
    'Préservation essentielle;1;1815,00',
    'Suppléments après la vente;0;300,00',
    '',
  ]);
  for (const table of ['funnel', 'sizes', 'changes'] as const)
    expect(reportAsCsv(figures, table, 'fr')).not.toMatch(/landing|postal-code|-storefront|refund|weather|move/);
  expect(reportAsCsv(figures, 'months', 'en')).toContain('\r\n2025-09,2,0,3930.00,196.50,392.03,4518.53,2,2586.80\r\n');
});
