import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isQuiet } from '../outbox/quiet-hours.ts';
import { offerEnd, wishedDays } from './waiting-list.ts';

const quiet = { from: '9:00 PM', until: '8:00 AM', timeZone: 'America/Toronto' } as const;
const day = { date: '2025-10-16', times: ['9:00 AM', '1:00 PM'] as const };
const endAt = (now: string, hours = 4) =>
  offerEnd(day, { now: new Date(now), hours, leastMinutes: 60, quiet })?.toISOString() ?? null;

describe('a day that is held for one person', () => {
  it('is held for its hours by day', () => {
    expect(endAt('2025-10-06T14:00:00Z')).toBe('2025-10-06T18:00:00.000Z');
  });

  it('does not run through the night: what is left of it goes on in the morning', () => {
    expect(endAt('2025-10-06T23:00:00Z')).toBe('2025-10-07T14:00:00.000Z');
    expect(endAt('2025-10-07T03:00:00Z')).toBe('2025-10-07T16:00:00.000Z');
  });

  it('ends an hour before the last visit of the day, and is not offered where less than an hour is left', () => {
    expect(endAt('2025-10-16T13:30:00Z')).toBe('2025-10-16T16:00:00.000Z');
    expect(endAt('2025-10-16T15:01:00Z')).toBeNull();
    expect(endAt('2025-10-17T15:01:00Z')).toBeNull();
  });

  it('leaves everybody at least an hour outside the night', () => {
    const within = fc.date({ min: new Date('2025-10-01'), max: new Date('2025-10-15'), noInvalidDate: true });
    fc.assert(
      fc.property(within, fc.integer({ min: 1, max: 48 }), (now, hours) => {
        const end = offerEnd({ ...day, date: '2025-11-20' }, { now, hours, leastMinutes: 60, quiet });
        if (end)
          expect([end.getTime() - now.getTime() >= hours * 3_600_000, isQuiet(end, quiet)]).toEqual([true, false]);
      }),
    );
  });
});

describe('the days that somebody waits for', () => {
  const days = ['2025-10-07', '2025-10-09', '2025-10-14'].map((date) => ({ date }));
  const wish = { from: '2025-10-07', to: '2025-10-14', before: null, offered: [] };
  const datesOf = (more: Partial<Parameters<typeof wishedDays>[1]>) =>
    wishedDays(days, { ...wish, ...more }).map(({ date }) => date);

  it('are those of the span, both ends included', () => {
    expect(datesOf({})).toEqual(['2025-10-07', '2025-10-09', '2025-10-14']);
    expect(datesOf({ from: '2025-10-08', to: '2025-10-13' })).toEqual(['2025-10-09']);
  });

  it('leave out those that are not earlier than their own visit, and those that were held for them before', () => {
    expect(datesOf({ before: '2025-10-09' })).toEqual(['2025-10-07']);
    expect(datesOf({ offered: ['2025-10-07'] })).toEqual(['2025-10-09', '2025-10-14']);
  });
});
