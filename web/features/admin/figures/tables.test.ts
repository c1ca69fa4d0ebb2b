import { describe, expect, it } from 'vitest';
import type { Figures, TaxSummary } from '#contract/admin/reports.ts';
import { exitSteps, funnelSteps } from '#domain/funnel/analytics.ts';
import { inLanguage } from '#domain/language.ts';
import { leadTimes, refundReasons } from '#domain/reports.ts';
import { dollarsOf, moneyOf } from './amounts.ts';
import { messages } from './reports.messages.ts';
import { tablesOf } from './tables.ts';
import { groupsOf } from './tax-groups.ts';

const month = { bookings: 2, cancelled: 1, base: 181_500, gst: 9_075, qst: 18_105, total: 208_680, refunds: 1 };
const figures: Figures = {
  from: '2025-09',
  to: '2025-10',
  first: '2025-09',
  latest: '2025-10',
  bookings: 2,
  wayIn: funnelSteps.map((step, index) => ({ step, count: 100 - 10 * index, en: 60, fr: 40 })),
  waysOut: exitSteps.map((step) => ({ step, count: 3, en: 1, fr: 2 })),
  months: [
    { month: '2025-09', ...month, refunded: 25_000 },
    { month: '2025-10', ...month, bookings: 0, refunded: 0 },
  ],
  services: [
    { name: 'complete', bookings: 2, base: 181_500 },
    { name: 'an older name', bookings: 1, base: 100 },
    { name: 'charges', bookings: 0, base: 30_000 },
  ],
  sizes: [{ name: 'little-storefront', bookings: 2, base: 181_500 }],
  sources: [
    {
      ...{ code: 'van', names: { en: 'The van', fr: 'La camionnette' }, bookings: 1, base: 90_750 },
      steps: [...funnelSteps, ...exitSteps].map((step) => ({ step, count: 2 })),
    },
  ],
  areas: [{ name: 'H2Y', bookings: 2, base: 181_500, away: 4, asked: 5 }],
  refunds: refundReasons.map((reason) => ({ reason, count: 1, amount: 25_000 })),
  weather: { proposed: 5, accepted: 1, declined: 2, expired: 1, open: 1 },
  moves: { customer: 1, weather: 2, operator: 3 },
  leadTimes: leadTimes.map((days, bookings) => ({ days, bookings })),
};

describe.each(['en', 'fr'] as const)('the figures in %s', (language) => {
  const words = inLanguage(messages, language);
  const tables = tablesOf(figures, language);
  const { funnel, months, services, sizes, sources, areas, changes } = tables;

  it('have as many cells in a row as there are columns', () => {
    for (const { columns, rows } of [funnel, months, services, sizes, sources, areas, changes, tables.leadTimes])
      for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
  });

  it('compare each step with the one before, the first with none', () => {
    const [first, second] = funnel.rows;
    expect(first?.cells[2]).toBe('');
    expect(second?.cells[2]).toMatch(/^90\s?%$/);
    expect(funnel.rows.slice(funnelSteps.length).map(({ cells }) => cells[2])).toEqual(exitSteps.map(() => ''));
    expect(funnel.bars).toHaveLength(funnelSteps.length);
  });

  it('show refunds below the line, and no label on a month without bookings', () => {
    expect(months.revenue.map(({ second }) => second)).toEqual([-25_000, -0]);
    expect(months.bookings.map(({ firstLabel }) => firstLabel)).toEqual(['2', '']);
  });

  it('give money to the cent in tables', () => {
    expect(areas.rows[0]?.cells).toEqual(['H2Y', '2', moneyOf(181_500, language), '4', '5']);
    expect(months.rows[0]?.cells.at(-1)).toBe(moneyOf(25_000, language));
  });

  it('name a service as it is sold, and one that is not known any more as it was stored', () => {
    expect(services.rows.map(({ cells }) => cells[0])).not.toContain('complete');
    expect(services.rows.map(({ cells }) => cells[0])).toContain('an older name');
  });

  it('name what was charged after the sale, which counts as no booking', () => {
    expect(services.rows.at(-1)?.cells).toEqual([words.charges, '0', moneyOf(30_000, language)]);
    expect(services.bars.at(-1)?.label).toBe(dollarsOf(30_000, language));
  });

  it('list what changed, whoever moved it', () => {
    expect(changes.rows.slice(-3).map(({ cells }) => cells.slice(0, 2))).toEqual([
      [words.moves.customer, '1'],
      [words.moves.weather, '2'],
      [words.moves.operator, '3'],
    ]);
  });

  it('leave out what never happened', () => {
    const moves = { customer: 0, weather: 2, operator: 0 };
    const { rows } = tablesOf({ ...figures, moves }, language).changes;
    expect(rows.at(-1)?.cells[0]).toBe(words.moves.weather);
    expect(rows.map(({ cells }) => cells[1])).not.toContain('0');
  });
});

const quarter = (number: number, sold: number, refunded: number): TaxSummary['quarters'][number] => ({
  quarter: number,
  from: `2025-0${number * 3 - 2}-01`,
  to: `2025-0${number * 3}-30`,
  sales: 1,
  sold: { base: sold, gst: 50, qst: 100 },
  refunds: 1,
  refunded: { base: refunded, gst: 5, qst: 10 },
  net: { base: sold - refunded, gst: 45, qst: 90 },
});

it('the year of the tax summary is the sum of its quarters', () => {
  const numbers = { gst: '1', qst: '2' };
  const quarters = [quarter(1, 1_000, 100), quarter(2, 2_000, 300)];
  const groups = groupsOf({ year: 2025, timeZone: 'America/Toronto', numbers, quarters }, 'en');
  expect(groups.map(({ key }) => key)).toEqual(['1', '2', 'year']);
  expect(groups.at(-1)?.lines.map(({ count, amounts }) => [count, ...amounts])).toEqual([
    ['2', '$30.00', '$1.00', '$2.00'],
    ['2', '$4.00', '$0.10', '$0.20'],
    ['', '$26.00', '$0.90', '$1.80'],
  ]);
});
