import type { CalendarDay } from '#contract/admin/calendar.ts';

/** A day of the operator's calendar that takes visits. */
export const aDay = (date: string, more: Partial<CalendarDay> = {}): CalendarDay => ({
  ...{
    date,
    why: null,
    times: ['8:00 AM', '9:00 AM', '10:00 AM'],
    crews: 2,
    free: 1,
    usualCrews: 2,
    ownCrews: null,
    holiday: null,
  },
  ...{ visits: [], hasMore: false, holds: [], blocks: [] },
  ...more,
});

type DayVisit = CalendarDay['visits'][number];

/** A visit on October 14 that is to come. */
export const aVisit = (more: Partial<DayVisit> = {}): DayVisit => ({
  ...{ order: 'HC-20251006-100000', clientId: 'HC0001', name: 'Example shop' },
  ...{ date: '2025-10-14', time: '9:00 AM', service: 'complete', status: 'active', version: 0, crew: 1 },
  ...more,
});
