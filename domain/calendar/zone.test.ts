import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourMs } from '../durations.ts';
import { appointmentInstant } from './schedule.ts';
import { instantOf, today, type WallTime, wallTime } from './zone.ts';

const zone = 'America/Toronto';
const wall = (date: string, hour: number, minute = 0, second = 0): WallTime => ({ date, hour, minute, second });
const instantAt = (time: WallTime): string => instantOf(time, zone).toISOString();

describe('the clock on the wall in Montréal', () => {
  it.each([
    ['2026-01-15T14:00:00Z', wall('2026-01-15', 9), 'five hours behind UTC in winter'],
    ['2026-07-15T13:00:00Z', wall('2026-07-15', 9), 'four hours behind in summer'],
    ['2026-07-15T03:59:59Z', wall('2026-07-14', 23, 59, 59), 'still on the day before'],
    ['2026-07-15T04:00:00Z', wall('2026-07-15', 0), 'midnight as hour 0, never 24'],
    ['2026-03-08T06:59:59Z', wall('2026-03-08', 1, 59, 59), 'the last second before spring 2026'],
    ['2026-03-08T07:00:00Z', wall('2026-03-08', 3), 'spring 2026 skips the hour of two'],
    ['2027-03-14T06:59:59Z', wall('2027-03-14', 1, 59, 59), 'the last second before spring 2027'],
    ['2027-03-14T07:00:00Z', wall('2027-03-14', 3), 'spring 2027 skips the hour of two'],
    ['2026-11-01T05:30:00Z', wall('2026-11-01', 1, 30), 'autumn 2026, half past one for the first time'],
    ['2026-11-01T06:30:00Z', wall('2026-11-01', 1, 30), 'autumn 2026, half past one for the second time'],
    ['2027-11-07T05:30:00Z', wall('2027-11-07', 1, 30), 'autumn 2027, half past one for the first time'],
    ['2027-11-07T06:30:00Z', wall('2027-11-07', 1, 30), 'autumn 2027, half past one for the second time'],
    ['2027-11-07T07:00:00Z', wall('2027-11-07', 2), 'autumn 2027, two o’clock, once'],
  ])('at %s shows %o: %s', (instant, shown) => {
    expect(wallTime(new Date(instant), zone)).toEqual(shown);
  });

  it.each(['America/Toronto', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'])(
    'of %s is the one that Intl shows, at any instant of a century',
    (timeZone) => {
      const format = new Intl.DateTimeFormat('en-CA', {
        ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
        ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
      });
      const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2089-12-31'), noInvalidDate: true });
      const pad = (part: number) => String(part).padStart(2, '0');
      fc.assert(
        fc.property(instants, (instant) => {
          const { date, hour, minute, second } = wallTime(instant, timeZone);
          expect(`${date} ${pad(hour)}:${pad(minute)}:${pad(second)}`).toBe(format.format(instant).replace(',', ''));
        }),
      );
    },
  );

  it('tells what day it is for the business', () => {
    expect(today(new Date('2025-11-05T04:59:59Z'), zone)).toBe('2025-11-04');
    expect(today(new Date('2025-11-05T05:00:00Z'), zone)).toBe('2025-11-05');
  });
});

describe('the instant of a wall time', () => {
  it.each([
    ['2026-03-08', '2026-03-08T07:30:00.000Z'],
    ['2027-03-14', '2027-03-14T07:30:00.000Z'],
  ])('that the spring of %s skips is counted with the offset before: half past three', (date, instant) => {
    expect(instantAt(wall(date, 2, 30))).toBe(instant);
    expect(wallTime(new Date(instant), zone)).toEqual(wall(date, 3, 30));
  });

  it.each([
    ['2026-11-01', '2026-11-01T05:30:00.000Z'],
    ['2027-11-07', '2027-11-07T05:30:00.000Z'],
  ])('that the autumn of %s has twice is the first', (date, instant) => {
    expect(instantAt(wall(date, 1, 30))).toBe(instant);
  });

  it.each([
    [wall('2027-03-14', 1, 59, 59), '2027-03-14T06:59:59.000Z'],
    [wall('2027-03-14', 3), '2027-03-14T07:00:00.000Z'],
    [wall('2027-11-07', 0, 59, 59), '2027-11-07T04:59:59.000Z'],
    [wall('2027-11-07', 2), '2027-11-07T07:00:00.000Z'],
    [wall('2028-02-29', 9), '2028-02-29T14:00:00.000Z'],
  ])('just beside a change, or on a leap day, is exact: %o is %s', (time, instant) => {
    expect(instantAt(time)).toBe(instant);
  });

  it.each([
    ['2026-03-07', '2026-03-08', 23],
    ['2027-03-13', '2027-03-14', 23],
    ['2026-10-31', '2026-11-01', 25],
    ['2027-11-06', '2027-11-07', 25],
    ['2027-06-14', '2027-06-15', 24],
  ])('from nine o’clock on %s to nine o’clock on %s is %i real hours away', (day, next, hours) => {
    const [from, to] = [day, next].map((date) => appointmentInstant(date, '9:00 AM', zone).getTime());
    expect(((to ?? 0) - (from ?? 0)) / hourMs).toBe(hours);
  });

  it('is the instant whose clock was read, unless that hour came a second time: then it is the first', () => {
    const changes = ['2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z', '2027-03-14T07:00:00Z', '2027-11-07T06:00:00Z'];
    const nearChange = fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -7200, max: 7200 }))
      .map(([change, seconds]) => Date.parse(change) + seconds * 1000);
    const anywhen = fc.integer({ min: 946_684_800, max: 2_524_608_000 }).map((seconds) => seconds * 1000);
    const same = (one: number, other: number) =>
      JSON.stringify(wallTime(new Date(one), zone)) === JSON.stringify(wallTime(new Date(other), zone));
    fc.assert(
      fc.property(fc.oneof(nearChange, anywhen), (at) => {
        const repeated = same(at, at - hourMs);
        const back = instantOf(wallTime(new Date(at), zone), zone).getTime();
        expect(back).toBe(repeated ? at - hourMs : at);
      }),
      { numRuns: 2000 },
    );
  });
});

it('a zone without clock changes, and one beyond the date line, are read as well', () => {
  expect(wallTime(new Date('2026-07-15T12:00:00Z'), 'UTC')).toEqual(wall('2026-07-15', 12));
  expect(wallTime(new Date('2026-07-15T12:00:00Z'), 'Pacific/Kiritimati')).toEqual(wall('2026-07-16', 2));
  expect(instantOf(wall('2026-07-16', 2), 'Pacific/Kiritimati').toISOString()).toBe('2026-07-15T12:00:00.000Z');
});
