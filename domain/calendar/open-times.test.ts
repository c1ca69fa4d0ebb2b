import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schedulesWith } from '#tests/builders/season.ts';
import { type CalendarView, checkAppointment, openTimes } from './availability.ts';
import { addDays } from './day.ts';
import { type AppointmentTime, appointmentInstant, type CalendarBlock } from './schedule.ts';

const times: AppointmentTime[] = ['8:00 AM', '9:00 AM', '10:00 AM'];
const zone = 'America/Toronto';
const schedule = schedulesWith();
/** Wednesday, 8 October 2025, at noon in Montréal. */
const view = (but: Partial<CalendarView> = {}): CalendarView => ({
  now: new Date('2025-10-08T16:00:00Z'),
  schedule,
  opensOn: '2025-04-01',
  closesOn: '2025-11-05',
  blocks: [],
  ...but,
});
const closed = (
  startDate: string,
  endDate: string,
  hours?: [AppointmentTime | null, AppointmentTime | null],
): CalendarBlock => ({
  startDate,
  endDate,
  allDay: hours === undefined,
  startTime: hours?.[0] ?? null,
  endTime: hours?.[1] ?? null,
});

/** Blocks by their hours, and the times that each closes. */
const kindsOfBlock: readonly {
  hours: [AppointmentTime | null, AppointmentTime | null] | undefined;
  closes: readonly string[];
}[] = [
  { hours: undefined, closes: times },
  { hours: ['8:00 AM', '9:00 AM'], closes: ['8:00 AM'] },
  { hours: [null, '9:30 AM'], closes: ['8:00 AM', '9:00 AM'] },
  { hours: ['9:00 AM', null], closes: ['9:00 AM', '10:00 AM'] },
];

describe('the times that can be chosen', () => {
  it.each([
    ['2025-10-09', times, 'a Thursday'],
    ['2025-10-10', [], 'a Friday'],
    ['2025-10-11', [], 'a Saturday'],
    ['2025-10-12', [], 'a Sunday'],
    ['2025-10-13', times, 'a Monday'],
    ['2025-10-14', times, 'a Tuesday'],
    ['2025-10-15', [], 'a Wednesday'],
    ['2025-10-07', [], 'a Tuesday that has passed'],
    ['2025-11-04', times, 'the last Tuesday of the season'],
    ['2025-11-06', [], 'a Thursday after the season'],
    ['2026-10-08', [], 'a Thursday of the next season'],
    ['2025-02-30', [], 'a day that does not exist'],
    ['', [], 'no day'],
  ])('on %s are %j: %s', (date, open) => {
    expect(openTimes(date, view())).toEqual(open);
  });

  it('begin again with the next season on 5 November itself, and none is between the two', () => {
    const next = view({ now: new Date('2025-11-05T15:00:00Z'), opensOn: '2026-04-01', closesOn: '2026-11-05' });
    expect(openTimes('2025-11-06', next)).toEqual([]);
    expect(openTimes('2026-03-31', next)).toEqual([]);
    expect(openTimes('2026-04-02', next)).toEqual(times);
    expect(openTimes('2026-11-03', next)).toEqual(times);
    expect(openTimes('2026-11-05', next)).toEqual([]);
  });

  it('include an open leap day', () => {
    const leap = view({ now: new Date('2028-02-28T20:00:00Z'), opensOn: '2028-02-01', closesOn: '2028-11-05' });
    expect(openTimes('2028-02-29', leap)).toEqual(times);
  });

  it.each([
    ['2025-10-09T11:59:59Z', times, 'a second before eight'],
    ['2025-10-09T12:00:00Z', ['9:00 AM', '10:00 AM'], 'eight sharp'],
    ['2025-10-09T13:30:00Z', ['10:00 AM'], 'half past nine'],
    ['2025-10-09T14:00:00Z', [], 'ten sharp'],
    ['2025-10-10T03:59:59Z', [], 'a second before midnight'],
    ['2025-10-09T04:00:00Z', times, 'midnight'],
  ])('today, seen at %s, are those still ahead: %j (%s)', (now, open) => {
    expect(openTimes('2025-10-09', view({ now: new Date(now) }))).toEqual(open);
  });

  it('leave out what the operator blocked, the day or some hours of it', () => {
    expect(openTimes('2025-10-13', view({ blocks: [closed('2025-10-13', '2025-10-13')] }))).toEqual([]);
    const morning = closed('2025-10-13', '2025-10-13', ['8:00 AM', '10:00 AM']);
    expect(openTimes('2025-10-13', view({ blocks: [morning] }))).toEqual(['10:00 AM']);
    expect(openTimes('2025-10-14', view({ blocks: [morning] }))).toEqual(times);
  });

  it('never fall on a closed weekday, in the past, before the opening day, on or after the closing day, or in a block; all others do', () => {
    const days = fc.integer({ min: -10, max: 60 });
    const now = fc.integer({ min: 1_735_689_600, max: 1_893_456_000 }).map((seconds) => new Date(seconds * 1000));
    const blocked = fc.record({ from: days, lasts: fc.nat(7), kind: fc.constantFrom(...kindsOfBlock) });
    const scene = fc.record({
      now,
      ahead: days,
      opens: days,
      season: days,
      drawn: fc.array(blocked, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(scene, ({ now, ahead, opens, season, drawn }) => {
        const inDays = (count: number) => addDays(now.toISOString().slice(0, 10), count);
        const blocks = drawn.map(({ from, lasts, kind }) => closed(inDays(from), inDays(from + lasts), kind.hours));
        const covering = drawn.filter(({ from, lasts }) => from <= ahead && ahead <= from + lasts);
        const openWeekday = [1, 2, 4].includes(new Date(`${inDays(ahead)}T12:00:00Z`).getUTCDay());
        const expected = times.filter(
          (time) =>
            openWeekday &&
            appointmentInstant(inDays(ahead), time, zone) > now &&
            opens <= ahead &&
            ahead < season &&
            !covering.some(({ kind }) => kind.closes.includes(time)),
        );
        expect(
          openTimes(inDays(ahead), view({ now, opensOn: inDays(opens), closesOn: inDays(season), blocks })),
        ).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('an appointment', () => {
  const blocks = [closed('2025-10-13', '2025-10-13'), closed('2025-10-14', '2025-10-14', ['8:00 AM', '9:00 AM'])];

  it.each([
    ['2025-10-09', '9:00 AM', null, 'is open'],
    ['2025-10-14', '9:00 AM', null, 'is open beside blocked hours'],
    ['2025-10-13', '9:00 AM', 'date-blocked', 'is on a blocked day'],
    ['2025-10-14', '8:00 AM', 'time-not-open', 'is in blocked hours'],
    ['2025-10-09', '11:00 AM', 'time-not-open', 'is at a time that is not offered'],
    ['2025-10-10', '9:00 AM', 'date-not-open', 'is on a closed weekday'],
    ['2025-10-07', '9:00 AM', 'date-not-open', 'is in the past'],
    ['2025-11-06', '9:00 AM', 'date-not-open', 'is after the season'],
    ['2025-02-31', '9:00 AM', 'date-not-open', 'is on a day that does not exist'],
    ['soon', '9:00 AM', 'date-not-open', 'is on no day'],
  ] as const)('on %s at %s is answered with %s: it %s', (date, time, refusal, _why) => {
    expect(checkAppointment(date, time, view({ blocks }))).toBe(refusal);
  });
});
