import { expect, it } from 'vitest';
import { businessDayAfter } from './business-day.ts';
import { isQuebecHoliday, quebecHolidays } from './holidays.ts';

const datesOf = (holidays: readonly { date: string }[]) => holidays.map(({ date }) => date);

const working = {
  hours: { days: [1, 5], opens: '7:00 AM', closes: '5:00 PM' },
  timeZone: 'America/Toronto',
  isHoliday: isQuebecHoliday,
} as const;
const due = (asked: string) => businessDayAfter(new Date(asked), working).toISOString();

it.each([
  ['on a Monday morning', '2025-10-06T10:40:00-04:00', '2025-10-07T10:40:00-04:00'],
  ['on a Friday, over the weekend', '2025-10-03T16:59:00-04:00', '2025-10-06T16:59:00-04:00'],
  ['on a Saturday, from Monday’s opening', '2025-10-04T14:00:00-04:00', '2025-10-07T07:00:00-04:00'],
  ['on a Sunday night', '2025-10-05T23:30:00-04:00', '2025-10-07T07:00:00-04:00'],
  ['before the business opens', '2025-10-07T05:12:00-04:00', '2025-10-08T07:00:00-04:00'],
  ['after the business closed', '2025-10-07T17:00:00-04:00', '2025-10-09T07:00:00-04:00'],
  ['on a Friday before a holiday', '2025-10-10T09:00:00-04:00', '2025-10-14T09:00:00-04:00'],
  ['on a holiday itself', '2025-06-24T09:00:00-04:00', '2025-06-26T07:00:00-04:00'],
  ['before Christmas and a weekend', '2026-12-24T12:00:00-05:00', '2026-12-28T12:00:00-05:00'],
])('an answer that is promised within one business day %s is due at %s', (_, asked, expected) => {
  expect(due(asked)).toBe(new Date(expected).toISOString());
});

it('the clocks’ change of a weekend leaves the time on the wall', () => {
  expect(due('2026-03-06T10:00:00-05:00')).toBe('2026-03-09T14:00:00.000Z');
  expect(due('2025-10-31T10:00:00-04:00')).toBe('2025-11-03T15:00:00.000Z');
});

it('the holidays are Quebec’s', () => {
  expect(datesOf(quebecHolidays(2025))).toEqual([
    '2025-01-01',
    '2025-04-18',
    '2025-04-21',
    '2025-05-19',
    '2025-06-24',
    '2025-07-01',
    '2025-09-01',
    '2025-10-13',
    '2025-12-25',
  ]);
  // Canada Day on a Sunday is kept on Monday, and the Monday before 25 May is never that day itself.
  expect(datesOf(quebecHolidays(2029))).toContain('2029-07-02');
  expect(datesOf(quebecHolidays(2026))).toEqual(expect.arrayContaining(['2026-04-03', '2026-04-06', '2026-05-18']));
});
