import { expect, it } from 'vitest';
import type { Calendar } from '#web/state/calendar/days.ts';
import { withinLimits } from './within-limits.ts';

const calendar: Calendar = {
  today: '2025-10-06',
  firstDate: null,
  opensOn: '2025-04-01',
  closesOn: '2025-10-12',
  bookedDates: ['2025-10-09'],
  blockedTimes: {},
};
const limited = (after: string | null, before: string | null) => withinLimits(calendar, { after, before }).bookedDates;

it('the days of a visit are those after the one that it refreshes and before its own refresh', () => {
  expect(limited(null, null)).toEqual(['2025-10-09']);
  expect(limited('2025-10-07', null)).toEqual(['2025-10-09', '2025-10-06', '2025-10-07']);
  expect(limited(null, '2025-10-10')).toEqual(['2025-10-09', '2025-10-10', '2025-10-11']);
  expect(limited('2025-10-01', '2026-04-02')).toEqual(['2025-10-09']);
});
