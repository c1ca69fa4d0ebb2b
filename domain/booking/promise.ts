import { hourMs } from '../durations.ts';
import type { VisitPolicy } from '../settings/contact.ts';

/** What was promised when a visit was booked. Null in rows of the previous release, which promised today's setting. */
export type VisitPromise = {
  /** Cancelling before this instant (exclusive) is fully refunded. */
  refundUntil: Date | null;
  /** The client can move the visit until this instant (inclusive). */
  moveUntil: Date | null;
  /** Hours of the refund that a late move by the client forfeited for good; null while it moves with the visit. */
  lostRefundHours: number | null;
};

export type Deadlines = { refundUntil: Date; moveUntil: Date };

const before = (begins: Date, hours: number): Date => new Date(begins.getTime() - hours * hourMs);

/** Elapsed hours, regardless of clock changes. */
export const hoursBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / hourMs;

const later = (one: Date | null, other: Date): Date => (one && one > other ? one : other);

export const promisedBy = ({ refundCutoffHours, rescheduleNoticeHours }: VisitPolicy, begins: Date): Deadlines => ({
  refundUntil: before(begins, refundCutoffHours),
  moveUntil: before(begins, rescheduleNoticeHours),
});

/** What applies now: the promise or today's settings, whichever is better for the client. A lost refund stays lost. */
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

/** When the refund window closed, if a move by the client must not reopen it; null while it is open. */
export const refundLost = ({ refundUntil }: Deadlines, now: Date): Date | null =>
  now >= refundUntil ? refundUntil : null;

type Moving = { from: Date; to: Date; lost: Date | null };

/** The promise after a move: the promised hours, before the new day. What is `lost` stays where it was. */
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
