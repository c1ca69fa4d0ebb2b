import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '#domain/calendar/day.ts';
import { timeOf } from '#domain/format.ts';
import { readStart, startOf } from './times.ts';

describe('the times of Zoho Bookings', () => {
  it('are written on the wall clock with an English month', () => {
    expect(startOf('2026-03-14', '10:30 AM')).toBe('14-Mar-2026 10:30:00');
    expect(startOf('2026-12-01', '12:00 AM')).toBe('01-Dec-2026 00:00:00');
    expect(() => startOf('2026-02-30', '9:00 AM')).toThrow(RangeError);
  });

  it('are read in both forms', () => {
    const one = { date: '2019-05-28', time: '1:00 PM' };
    expect([readStart('28-May-2019 13:00:00'), readStart('2019-05-28 13:00:00')]).toEqual([one, one]);
    expect([readStart('tomorrow'), readStart(''), readStart('2019-05-28 13:75:00')]).toEqual([null, null, null]);
  });

  it('are read as they were written', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), minutes, (month, day, at) => {
        const date = dayOf(2026, month, day);
        const time = timeOf({ hour: Math.floor(at / 60), minute: at % 60 });
        expect(readStart(startOf(date, time))).toEqual({ date, time });
      }),
    );
  });
});
