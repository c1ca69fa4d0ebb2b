import { hourMs } from '../durations.ts';
import type { VisitPolicy } from '../settings/contact.ts';

/** What was promised when a visit was booked. Null in what the release before wrote, which promised today's setting. */
export type VisitPromise = {
  /** Before this instant, and not at it, a cancellation brings everything back. */
  refundUntil: Date | null;
  /** Until this instant, and at it, the client can move the visit. */
  moveUntil: Date | null;
  /** The hours of the refund that a late move at the client's wish ended for good; null while it goes with the visit. */
  lostRefundHours: number | null;
};

export type Deadlines = { refundUntil: Date; moveUntil: Date };

const before = (begins: Date, hours: number): Date => new Date(begins.getTime() - hours * hourMs);

/** Elapsed hours, whatever the clocks do. */
export const hoursBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / hourMs;

const later = (one: Date | null, other: Date): Date => (one && one > other ? one : other);

/** What the settings promise of a visit that begins then. */
export const promisedBy = ({ refundCutoffHours, rescheduleNoticeHours }: VisitPolicy, begins: Date): Deadlines => ({
  refundUntil: before(begins, refundCutoffHours),
  moveUntil: before(begins, rescheduleNoticeHours),
});

/** What counts now: of the promise and today's settings, whichever is better for the client. A lost refund stays lost. */
export function deadlinesInForce(
  begins: Date,
  { refundUntil, moveUntil, lostRefundHours }: VisitPromise,
  policy: VisitPolicy,
): Deadlines {
  const today = promisedBy(policy, begins);
  return {
    refundUntil: refundUntil && lostRefundHours !== null ? refundUntil : later(refundUntil, today.refundUntil),
    moveUntil: later(moveUntil, today.moveUntil),
  };
}

/** When the time for a refund ended, where a move at the client's wish must not bring it back; null while it lasts. */
export const refundLost = ({ refundUntil }: Deadlines, now: Date): Date | null =>
  now >= refundUntil ? refundUntil : null;

type Moving = { from: Date; to: Date; lost: Date | null };

/** The promise after a move: the hours that were promised, before the new day. What is `lost` stays where it was. */
export function promiseAfterMove(promise: VisitPromise, { from, to, lost }: Moving): VisitPromise {
  const { refundUntil, lostRefundHours: hours } = promise;
  const shifted = (until: Date | null) => until && new Date(until.getTime() + to.getTime() - from.getTime());
  const moveUntil = shifted(promise.moveUntil);
  if (lost) {
    const lostRefundHours = hours ?? Math.round(hoursBetween(refundUntil ?? lost, from));
    return { refundUntil: lost, moveUntil, lostRefundHours };
  }
  return { refundUntil: hours === null ? shifted(refundUntil) : before(to, hours), moveUntil, lostRefundHours: null };
}
