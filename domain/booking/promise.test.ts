import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AppointmentTime, appointmentInstant } from '#domain/calendar/schedule.ts';
import { hourMs } from '#domain/durations.ts';
import { cancellationOutcome } from '#domain/refunds/policy.ts';
import { deadlinesInForce, promiseAfterMove, promisedBy, refundLost, type VisitPromise } from './promise.ts';

const zone = 'America/Toronto';
const at = (date: string, time: AppointmentTime = '9:00 AM') => appointmentInstant(date, time, zone);
const policyOf = (refundCutoffHours: number, rescheduleNoticeHours: number) => ({
  refundCutoffHours,
  rescheduleNoticeHours,
});
const promised = (begins: Date, refund = 24, notice = 48): VisitPromise => ({
  ...promisedBy(policyOf(refund, notice), begins),
  lostRefundHours: null,
});

describe('what is promised of cancelling and moving', () => {
  it('ends elapsed hours before the visit, so an hour later by the clock over the autumn night, and earlier in spring', () => {
    expect(promised(at('2025-10-14'))).toMatchObject({ refundUntil: at('2025-10-13'), moveUntil: at('2025-10-12') });
    expect(promised(at('2025-11-03'), 48)).toMatchObject({ refundUntil: at('2025-11-01', '10:00 AM') });
    expect(promised(at('2026-03-09'), 48)).toMatchObject({ refundUntil: at('2026-03-07', '8:00 AM') });
  });

  it('is kept when the settings become stricter, and bettered when they become milder', () => {
    const begins = at('2026-06-04');
    const promise = promised(begins);
    expect(deadlinesInForce(begins, promise, policyOf(96, 96))).toEqual(promisedBy(policyOf(24, 48), begins));
    expect(deadlinesInForce(begins, promise, policyOf(12, 36))).toEqual(promisedBy(policyOf(12, 36), begins));
  });

  it('is today’s setting where the release before stored none', () => {
    const none = { refundUntil: null, moveUntil: null, lostRefundHours: null };
    const begins = at('2026-06-04');
    expect(deadlinesInForce(begins, none, policyOf(12, 36))).toEqual(promisedBy(policyOf(12, 36), begins));
    expect(promiseAfterMove(none, { from: begins, to: at('2026-06-09'), lost: null })).toEqual(none);
  });

  it('goes with a visit that is moved, by the same hours, over a change of the clocks too', () => {
    const move = { from: at('2026-10-30'), to: at('2026-11-01', '1:00 PM'), lost: null };
    expect(promiseAfterMove(promised(move.from), move)).toEqual(promised(move.to));
  });

  it('stays where it was after a late move of the client, until we move the visit ourselves', () => {
    const [first, second, third] = [at('2026-06-04'), at('2026-10-29'), at('2026-10-30')];
    const promise = promised(first);
    const lost = refundLost(deadlinesInForce(first, promise, policyOf(24, 1)), at('2026-06-03', '10:00 AM'));
    const late = promiseAfterMove(promise, { from: first, to: second, lost });
    expect(late).toEqual({ refundUntil: at('2026-06-03'), moveUntil: at('2026-10-27'), lostRefundHours: 24 });
    expect(deadlinesInForce(second, late, policyOf(1, 1)).refundUntil).toEqual(at('2026-06-03'));
    expect(promiseAfterMove(late, { from: second, to: third, lost: null })).toEqual(promised(third));
  });
});

const hours = fc.integer({ min: 1, max: 336 });
const settings = fc.tuple(hours, hours).map(([refund, notice]) => policyOf(refund, notice));
const begins = fc.integer({ min: 0, max: 20_000 }).map((passed) => new Date(Date.UTC(2026, 0, 1) + passed * hourMs));
/** What happens to a booking: the settings are changed, time passes, its client moves it. */
const story = fc.array(fc.record({ policy: settings, passed: fc.nat(200), to: begins }), { maxLength: 6 });

describe('over all settings and all moves of a client', () => {
  it('a refund that a cancellation would not bring back is never brought back by a move', () => {
    fc.assert(
      fc.property(begins, settings, story, fc.nat(400), (first, policy, steps, ahead) => {
        let [visit, promise, now] = [first, { ...promisedBy(policy, first), lostRefundHours: null } as VisitPromise, 0];
        now = first.getTime() - ahead * hourMs;
        let isLost = false;
        for (const step of steps) {
          now += step.passed * hourMs;
          const inForce = deadlinesInForce(visit, promise, step.policy);
          const isEligible = cancellationOutcome(visit, new Date(now), inForce.refundUntil).refundEligible;
          expect(isLost && isEligible).toBe(false);
          const lost = refundLost(inForce, new Date(now));
          expect(lost === null).toBe(isEligible);
          isLost ||= !isEligible;
          promise = promiseAfterMove(promise, { from: visit, to: step.to, lost });
          visit = step.to;
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('what was promised for the day of the visit is kept, whatever becomes of the settings', () => {
    fc.assert(
      fc.property(begins, settings, fc.array(settings), (visit, policy, later) => {
        const promise = { ...promisedBy(policy, visit), lostRefundHours: null };
        for (const now of later) {
          const { refundUntil, moveUntil } = deadlinesInForce(visit, promise, now);
          expect(refundUntil >= promise.refundUntil && moveUntil >= promise.moveUntil).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
