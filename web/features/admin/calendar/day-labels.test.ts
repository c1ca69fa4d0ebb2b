import { describe, expect, it } from 'vitest';
import type { BlockOnWire, CalendarDay } from '#contract/admin/calendar.ts';
import { inLanguage } from '#domain/language.ts';
import { messages } from './calendar.messages.ts';
import { dayInWords, refusalOf, shortInstant, standingOf, visitInWords } from './day-labels.ts';

const day: CalendarDay = {
  date: '2025-10-14',
  why: null,
  times: ['8:00 AM', '9:00 AM', '10:00 AM'],
  crews: 2,
  usualCrews: 2,
  holiday: null,
  ownCrews: null,
  free: 1,
  visits: [],
  hasMore: false,
  holds: [],
  blocks: [],
};
const block: BlockOnWire = {
  id: 7,
  startDate: '2025-10-14',
  endDate: '2025-10-14',
  allDay: true,
  startTime: null,
  endTime: null,
  reason: 'Inventory',
};
const visit: CalendarDay['visits'][number] = {
  crew: 1,
  order: 'HC-20251006-100000',
  clientId: 'HC0001',
  name: 'Example shop',
  date: '2025-10-14',
  time: '9:00 AM',
  service: 'complete',
  status: 'active',
  version: 0,
};

describe.each(['en', 'fr'] as const)('a day of the calendar in %s', (language) => {
  const words = inLanguage(messages, language);

  it('says how many crews are free', () => {
    expect(standingOf(day, [], language)).toBe(words.free(1, 2));
  });

  it('says why it is closed, and the reason of its block where there is one', () => {
    const closed = { ...day, why: 'blocked', blocks: [7] } as const;
    expect(standingOf({ ...day, why: 'past' }, [], language)).toBe(words.closings.past);
    expect(standingOf({ ...closed, blocks: [7] }, [block], language)).toBe(words.blockedFor('Inventory'));
    expect(standingOf({ ...closed, blocks: [7] }, [{ ...block, reason: null }], language)).toBe(words.closings.blocked);
  });

  it('names the times that a block of hours leaves', () => {
    const hours = { ...block, allDay: false, startTime: '8:00 AM' as const, endTime: '9:00 AM' as const };
    const left: CalendarDay = { ...day, times: ['10:00 AM'], blocks: [7] };
    expect(standingOf(left, [hours], language)).toBe(words.only(language === 'fr' ? '10\u00a0h' : '10:00 AM'));
  });

  it('is told whole to whoever cannot see the grid', () => {
    const hold = { id: 1, kind: 'checkout', time: '9:00 AM', service: null, clientId: null, expiresAt: '' } as const;
    const told = dayInWords({ ...day, visits: [visit], holds: [hold] }, [], language);
    expect(told).toContain('2025');
    expect(dayInWords({ ...day, visits: [visit], hasMore: true }, [], language)).toContain(words.moreThan(1));
    expect(told.endsWith(`${words.visits(1)}, ${words.holds(1)}`)).toBe(true);
  });

  it('refuses a visit where it is closed, and takes it back on its own day', () => {
    const closed = { ...day, why: 'past' } as const;
    expect(refusalOf({ ...closed, date: '2025-10-13' }, visit, language)).toBe(words.closings.past.toLowerCase());
    expect(refusalOf(closed, visit, language)).toBeNull();
    expect(refusalOf({ ...day, date: '2025-10-16' }, visit, language)).toBeNull();
    expect(refusalOf(undefined, visit, language)).toBeNull();
  });
});

it('a visit is told by its time, its shop and its service', () => {
  expect(visitInWords(visit, 'en')).toMatch(/^9:00 AM, Example shop, /);
});

it('an instant is told in business time', () => {
  expect(shortInstant('2025-10-14T04:30:00.000Z', 'en').replaceAll(/\s/g, ' ')).toContain('Oct 14 at 12:30 AM');
});
