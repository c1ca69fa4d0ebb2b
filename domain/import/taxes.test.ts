import { expect, it } from 'vitest';
import { services } from '#business/services.ts';
import { always, weekdaysWith } from '#domain/calendar/schedule.ts';
import type { TaxRates } from '#domain/pricing/tax.ts';
import { readHeads } from './columns.ts';
import { type Cells, readLine } from './read-line.ts';

const weekdays = weekdaysWith([1, 2, 4], ['9:00 AM']);
const schedule = { timeZone: 'America/Toronto', versions: [{ startsOn: always, weekdays }] };
const view = {
  now: new Date('2025-10-06T14:00:00Z'),
  schedule,
  opensOn: '2025-04-01',
  closesOn: '2025-11-05',
  blocks: [],
};
const line: Cells = {
  language: 'en',
  coatingType: 'complete',
  storefrontSize: 'little',
  selectedLayout: '1',
  appointmentDate: '2024-05-07',
  appointmentTime: '9:00',
  base: '1000.00',
};

function read(rates: TaxRates, cells: Cells) {
  const { visit, faults } = readLine(
    { ...line, ...cells },
    { view, area: { served: new Set(), blocked: new Set() }, ratesOn: () => rates, services },
  );
  return visit ? [visit.base, visit.gst, visit.qst, visit.total] : faults;
}
const two = { gst: 5000, qst: 9975 };
const harmonized = { gst: 13_000, qst: 0 };

it('a line without taxes is given those of the brand', () => {
  expect(read(two, {})).toEqual([100_000, 5000, 9975, 114_975]);
  expect(read(harmonized, {})).toEqual([100_000, 13_000, 0, 113_000]);
});

it('a line with the one tax of the brand is whole, and half a line with two is not', () => {
  expect(read(harmonized, { gst: '130.00' })).toEqual([100_000, 13_000, 0, 113_000]);
  expect(read(two, { gst: '50.00' })).toEqual([{ column: 'qst', reason: 'taxes' }]);
});

it('a past visit has the rates of its day, and one to come those of today', () => {
  const ratesOn = (day: string) => (day < '2025-07-01' ? two : harmonized);
  const ratesOf = (appointmentDate: string) =>
    readLine({ ...line, appointmentDate }, { view, area: { served: new Set(), blocked: new Set() }, ratesOn, services })
      .visit?.taxRates;
  expect([ratesOf('2025-06-30'), ratesOf('2025-07-01'), ratesOf('2026-05-05')]).toEqual([two, harmonized, harmonized]);
});

it('a column of HST is known by its name in either language', () => {
  expect(readHeads(['HST', 'TVH']).columns).toEqual(['gst', 'gst']);
});
