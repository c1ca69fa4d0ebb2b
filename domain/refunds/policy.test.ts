import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import { cancellationOutcome } from './policy.ts';

const zone = 'America/Toronto';
const earlierBy = (begins: Date, hours: number) => new Date(begins.getTime() - hours * 3_600_000);
const at = (date: string) => appointmentInstant(date, '9:00 AM', zone);

describe('what a cancellation brings back', () => {
  it('is everything strictly more than 24 hours before, and nothing from then on', () => {
    const begins = at('2025-10-14');
    const earlier = (ms: number) => cancellationOutcome(begins, new Date(begins.getTime() - ms), earlierBy(begins, 24));
    expect(earlier(24 * 3_600_000)).toEqual({ refundEligible: false, hoursUntilAppointment: 24 });
    expect(earlier(24 * 3_600_000 + 1)).toEqual({ refundEligible: true, hoursUntilAppointment: 24 });
    expect(earlier(90 * 60_000)).toEqual({ refundEligible: false, hoursUntilAppointment: 1.5 });
  });

  it.each([
    ['2025-11-02', 25],
    ['2026-03-08', 23],
    ['2026-06-10', 24],
  ])('counts real hours over the night before %s: %i', (date, hours) => {
    const eve = new Date(`${date}T12:00:00Z`);
    eve.setUTCDate(eve.getUTCDate() - 1);
    const sameTimeTheDayBefore = appointmentInstant(eve.toISOString().slice(0, 10), '9:00 AM', zone);
    const outcome = cancellationOutcome(at(date), sameTimeTheDayBefore, earlierBy(at(date), 24));
    expect(outcome).toEqual({ refundEligible: hours > 24, hoursUntilAppointment: hours });
  });

  it('never becomes better as time goes by', () => {
    const begins = at('2025-10-14');
    const left = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(left, fc.nat(1_000_000_000), (ms, passed) => {
        const now = new Date(begins.getTime() - ms);
        const sooner = cancellationOutcome(begins, now, earlierBy(begins, 24));
        const later = cancellationOutcome(begins, new Date(now.getTime() + passed), earlierBy(begins, 24));
        expect(later.refundEligible && !sooner.refundEligible).toBe(false);
        expect(later.hoursUntilAppointment).toBeLessThanOrEqual(sooner.hoursUntilAppointment);
      }),
      { numRuns: 1000 },
    );
  });
});
