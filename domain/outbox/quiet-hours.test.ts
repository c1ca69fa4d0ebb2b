import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallTime } from '#domain/calendar/zone.ts';
import { afterQuietHours, isQuiet } from './quiet-hours.ts';

const timeZone = 'America/Toronto';
const hours = { from: '9:00 PM' as const, until: '8:00 AM' as const, timeZone };
const after = (instant: string) => afterQuietHours(new Date(instant), hours).toISOString();

describe('the quiet hours', () => {
  it.each([
    ['2025-10-07T00:59:59Z', '2025-10-07T00:59:59.000Z', 'a second before nine in the evening'],
    ['2025-10-07T01:00:00Z', '2025-10-07T12:00:00.000Z', 'at nine in the evening'],
    ['2025-10-07T11:59:59Z', '2025-10-07T12:00:00.000Z', 'a second before eight in the morning'],
    ['2025-10-07T12:00:00Z', '2025-10-07T12:00:00.000Z', 'at eight in the morning'],
    ['2025-11-02T01:00:00Z', '2025-11-02T13:00:00.000Z', 'over the night that has an hour twice: twelve hours'],
    ['2025-11-02T05:30:00Z', '2025-11-02T13:00:00.000Z', 'in the first of the two hours'],
    ['2025-11-02T06:30:00Z', '2025-11-02T13:00:00.000Z', 'in the second of the two hours'],
    ['2026-03-08T02:00:00Z', '2026-03-08T12:00:00.000Z', 'over the night that lacks an hour: ten hours'],
    ['2026-03-08T07:00:00Z', '2026-03-08T12:00:00.000Z', 'after the hour that is lacking'],
    ['2025-12-31T23:30:00-05:00', '2026-01-01T13:00:00.000Z', 'over the turn of the year'],
  ])('at %s a text leaves at %s: %s', (now, leaves) => {
    expect(after(now)).toBe(leaves);
  });

  it('hold nothing back longer than they last, and nothing leaves in them', () => {
    const anInstant = fc.date({ noInvalidDate: true, min: new Date('2025-01-01'), max: new Date('2035-01-01') });
    fc.assert(
      fc.property(anInstant, (now) => {
        const leaves = afterQuietHours(now, hours);
        const { hour } = wallTime(leaves, timeZone);
        expect(hour).toBeGreaterThanOrEqual(8);
        expect(hour).toBeLessThan(21);
        expect(isQuiet(leaves, hours)).toBe(false);
        expect(leaves.getTime() - now.getTime()).toBeGreaterThanOrEqual(0);
        expect(leaves.getTime() - now.getTime()).toBeLessThanOrEqual(12 * 3_600_000);
        if (!isQuiet(now, hours)) expect(leaves).toEqual(now);
      }),
      { numRuns: 1000 },
    );
  });
});
