import { describe, expect, it } from 'vitest';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import { canMove, movableUntil } from './reschedule.ts';

const zone = 'America/Toronto';
const visit = appointmentInstant('2025-10-14', '9:00 AM', zone);

describe('a visit can be moved by its customer', () => {
  it.each([
    ['days ahead', '2025-10-01T12:00:00Z', true],
    ['exactly 48 hours ahead', '2025-10-12T13:00:00Z', true],
    ['a millisecond later', '2025-10-12T13:00:00.001Z', false],
    ['when it begins', '2025-10-14T13:00:00Z', false],
    ['when it is over', '2025-10-20T13:00:00Z', false],
  ])('%s', (_when, now, movable) => {
    expect(canMove(visit, new Date(now), 48)).toBe(movable);
  });

  it('until the same hour of the clock two days before, in an ordinary week', () => {
    expect(movableUntil(visit, 48)).toEqual(appointmentInstant('2025-10-12', '9:00 AM', zone));
  });

  it('until an hour later by the clock when the autumn night has an hour more, and earlier in spring', () => {
    const autumn = appointmentInstant('2025-11-03', '9:00 AM', zone);
    expect(movableUntil(autumn, 48)).toEqual(appointmentInstant('2025-11-01', '10:00 AM', zone));
    const spring = appointmentInstant('2026-03-09', '9:00 AM', zone);
    expect(movableUntil(spring, 48)).toEqual(appointmentInstant('2026-03-07', '8:00 AM', zone));
  });
});
