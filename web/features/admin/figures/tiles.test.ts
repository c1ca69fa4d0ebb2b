import { describe, expect, it } from 'vitest';
import { areaMap } from '#business/area-map.ts';
import type { TaxSummary } from '#contract/admin/reports.ts';
import { messages } from './reports.messages.ts';
import { groupsOf } from './tax-groups.ts';
import { elsewhereIn, figureOf, shadesOf } from './tiles.ts';
import { fileNameIn } from './use-reports.ts';

const [{ area: mapped } = { area: '' }] = areaMap;
const area = (name: string, bookings: number, away = 0, asked = 0) => ({ name, bookings, base: 0, away, asked });

describe('the map of areas', () => {
  it('is the darker the more was booked, and light where nothing was', () => {
    const shadeOf = shadesOf([{ bookings: 40 }, { bookings: 3 }]);
    expect([0, 1, 8, 9, 40].map((bookings) => shadeOf({ bookings }))).toEqual([0, 1, 1, 2, 5]);
    expect(shadesOf([])({ bookings: 0 })).toBe(0);
  });

  it('has beside it where else somebody booked or wanted to, the most booked first, one row of them', () => {
    const away = elsewhereIn([
      area('J4H', 0, 1, 1),
      area(mapped, 90),
      area('J7A', 2),
      area('G1R', 0, 3, 0),
      area('A1A', 5),
    ]);
    expect(away.map(({ name }) => name)).toEqual(['A1A', 'J7A', 'G1R', 'J4H']);
    expect(elsewhereIn(Array.from({ length: 12 }, (_, index) => area(`X${index}`, index)))).toHaveLength(9);
  });

  it('says of a closed area how many wanted it, unless somebody booked there before', () => {
    expect(figureOf(area('H2Y', 0, 2, 3), true)).toBe(5);
    expect(figureOf(area('H2Y', 4, 2, 3), true)).toBe(4);
    expect(figureOf(area('H2Y', 0, 2, 3), false)).toBe(0);
  });
});

const amounts = (base: number) => ({ base, gst: base / 20, qst: base / 10 });
const quarter = (number: number, sold: number, refunded: number): TaxSummary['quarters'][number] =>
  ({
    ...{ quarter: number, from: `2025-0${3 * number - 2}-01`, to: `2025-0${3 * number}-30` },
    ...{ sales: number, refunds: refunded > 0 ? 1 : 0 },
    ...{ sold: amounts(sold), refunded: amounts(refunded), net: amounts(sold - refunded) },
  }) as TaxSummary['quarters'][number];

describe('the taxes of a year', () => {
  const summary = {
    ...{ year: 2025, numbers: { gst: '1', qst: '2' } },
    quarters: [quarter(1, 100_000, 0), quarter(2, 200_000, 400_000)],
  } as unknown as TaxSummary;
  const groups = groupsOf(summary, 'en');

  it('stand quarter by quarter, and the year below', () => {
    expect(groups.map(({ key, name }) => [key, name])).toEqual([
      ['1', messages.quarterOf.en(1, 2025)],
      ['2', messages.quarterOf.en(2, 2025)],
      ['year', messages.wholeYear.en(2025)],
    ]);
  });

  it('are what was collected, what was returned, and what is left, which may be less than nothing', () => {
    const [sold, refunded, net] = groups[1]?.lines ?? [];
    expect(sold).toMatchObject({ count: '2', amounts: ['$2,000.00', '$100.00', '$200.00'] });
    expect(refunded).toMatchObject({ count: '1', amounts: ['$4,000.00', '$200.00', '$400.00'] });
    expect(net).toMatchObject({ count: '', amounts: ['−$2,000.00', '−$100.00', '−$200.00'] });
  });

  it('of the year are the sum of its quarters', () => {
    const [sold, refunded, net] = groups[2]?.lines ?? [];
    expect([sold?.amounts[0], sold?.count]).toEqual(['$3,000.00', '3']);
    expect([refunded?.amounts[0], net?.amounts[0]]).toEqual(['$4,000.00', '−$1,000.00']);
  });
});

it('a file of figures has the name that the server gives it', () => {
  const named = (disposition: string) => fileNameIn(new Headers({ 'content-disposition': disposition }));
  expect(named('attachment; filename="areas-2025-01-2025-10.csv"')).toBe('areas-2025-01-2025-10.csv');
  expect([named('attachment'), fileNameIn(new Headers())]).toEqual(['figures.csv', 'figures.csv']);
});
