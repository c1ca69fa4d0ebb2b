import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { minuteMs } from '../durations.ts';
import { latestSlot } from './scheduled-slot.ts';

const zone = 'America/Toronto';
const newest = (time: AppointmentTime, now: string) => {
  const { name, at } = latestSlot(time, new Date(now), zone);
  return [name, at.toISOString()];
};

describe('the newest time of daily work', () => {
  it.each<[time: AppointmentTime, now: string, name: string, at: string, what: string]>([
    ['7:00 PM', '2025-10-06T22:59:59Z', '2025-10-05 7:00 PM', '2025-10-05T23:00:00.000Z', 'not yet today’s'],
    [
      '7:00 PM',
      '2025-10-06T23:00:00Z',
      '2025-10-06 7:00 PM',
      '2025-10-06T23:00:00.000Z',
      'today’s, from its second on',
    ],
    ['7:00 PM', '2025-11-02T23:59:59Z', '2025-11-01 7:00 PM', '2025-11-01T23:00:00.000Z', 'on the day with 25 hours'],
    ['7:00 PM', '2025-11-03T00:00:00Z', '2025-11-02 7:00 PM', '2025-11-03T00:00:00.000Z', 'at seven of that day'],
    ['7:00 PM', '2026-03-08T23:00:00Z', '2026-03-08 7:00 PM', '2026-03-08T23:00:00.000Z', 'on the day with 23 hours'],
    ['1:30 AM', '2025-11-02T05:30:00Z', '2025-11-02 1:30 AM', '2025-11-02T05:30:00.000Z', 'the first of two'],
    ['1:30 AM', '2025-11-02T06:30:00Z', '2025-11-02 1:30 AM', '2025-11-02T05:30:00.000Z', 'the second is the same'],
    [
      '2:30 AM',
      '2026-03-08T07:29:59Z',
      '2026-03-07 2:30 AM',
      '2026-03-07T07:30:00.000Z',
      'before an hour that is lacking',
    ],
    ['2:30 AM', '2026-03-08T07:30:00Z', '2026-03-08 2:30 AM', '2026-03-08T07:30:00.000Z', 'which comes all the same'],
  ])('of %s at %s is %s, %s: %s', (time, now, name, at) => {
    expect(newest(time, now)).toEqual([name, at]);
  });

  it.each([
    ['over the hour that a night has twice', '2025-11-01T04:00:00Z', '2025-11-04T04:00:00Z'],
    ['over the hour that a night lacks', '2026-03-07T05:00:00Z', '2026-03-10T05:00:00Z'],
  ])('comes once each day, %s, whenever it is looked', (_what, from, to) => {
    const hour = fc.constantFrom('1:00 AM', '1:30 AM', '2:00 AM', '2:30 AM', '3:00 AM', '7:00 PM', '12:00 AM');
    const step = fc.integer({ min: 7, max: 90 });
    fc.assert(
      fc.property(hour, fc.array(step, { minLength: 1, maxLength: 5 }), (time, steps) => {
        const names: string[] = [];
        let now = Date.parse(from);
        for (let n = 0; now < Date.parse(to); n++) {
          const { name, at } = latestSlot(time, new Date(now), zone);
          expect(at.getTime()).toBeLessThanOrEqual(now);
          if (names.at(-1) !== name) names.push(name);
          now += (steps[n % steps.length] ?? 1) * minuteMs;
        }
        expect(new Set(names).size).toBe(names.length);
        const days = names.map((name) => name.slice(0, 10));
        expect(days).toEqual([...days].sort());
        expect(days.length).toBeLessThanOrEqual(4);
        expect(days.length).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 50 },
    );
  });
});
