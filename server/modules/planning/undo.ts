import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { isClosed } from '#domain/weather/answer.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { MovedVisit } from '#server/database/schema/days/day-moves.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { type Actor, raiseVersion } from '#server/modules/bookings/change.ts';
import { writeMove } from '#server/modules/bookings/move/write.ts';
import { lockVisitsById } from '#server/modules/bookings/queries/visits.ts';
import { endHold } from '#server/modules/calendar/queries/weather-holds.ts';
import { findProposal, updateProposal } from '#server/modules/weather/queries/proposals.ts';
import { stateOf } from '#server/modules/weather/read-proposal.ts';
import { dequeue } from '#server/outbox/enqueue.ts';
import { hasReminder } from '#server/outbox/reminders.ts';
import { lockDayMove, markUndone, takeBackMail } from './queries/day-moves.ts';
import { type DayMoveRecord, readDayMove } from './records.ts';

/**
 * Undoes a day's move before any of its messages are sent: visits back, holds released, in one transaction. A visit
 * that was moved, cancelled or answered since stays as it is.
 */
export async function undoDayMove(deps: Deps, { id, by }: { id: number; by: Actor }): Promise<DayMoveRecord | Refusal> {
  const undone = await transact<{ id: number } | Refusal>(deps.db, async (tx) => {
    const move = await lockDayMove(tx, id);
    const now = deps.clock.now();
    if (!move) return refuse('DAY_MOVE_NOT_FOUND');
    if (move.undoneAt) return { id };
    if (now >= move.undoUntil) return refuse('DAY_MOVE_SENT');
    const locked = new Map(
      (
        await lockVisitsById(
          tx,
          move.visits.map(({ bookingId }) => bookingId),
        )
      ).map((one) => [one.id, one]),
    );
    for (const visit of move.visits) {
      const booking = locked.get(visit.bookingId);
      if (!booking) continue;
      const refused = await putBack(tx, { booking, visit, by, now });
      if (isRefusal(refused)) return refused;
    }
    await markUndone(tx, id, now);
    await audit(tx, deps, { by: by.id, action: 'visits.undone', subject: `day-move:${id}` });
    return { id };
  });
  deps.calendar.claims.forget();
  return isRefusal(undone) ? undone : readDayMove(deps, undone.id);
}

type Standing = { booking: Booking; visit: MovedVisit; by: Actor; now: Date };

const putBack = (tx: Db, standing: Standing): Promise<Refusal | undefined> =>
  standing.visit.notificationId === null
    ? moveBack(tx, standing)
    : withdraw(tx, standing.visit.notificationId, standing);

async function moveBack(tx: Db, { booking, visit, by, now }: Standing): Promise<Refusal | undefined> {
  const { from, holdId, promise, version } = visit;
  if (booking.version !== version || booking.status !== 'active' || holdId === null) return;
  const moved = await writeMove(tx, {
    ...{ booking, ...from, movedBy: 'operator', administratorId: by.id, from: { holdId }, notify: false, now },
    // A reminder that was waiting, or has come due since, is still owed.
    ...(!(await hasReminder(tx, booking.id, from)) && { messagesAt: new Date(0) }),
  });
  if (isRefusal(moved)) return moved;
  await takeBackMail(tx, { bookingId: booking.id, undone: booking.calendarSequence });
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  await raiseVersion(
    tx,
    { ...booking, version: moved.version },
    {
      refundUntil: instant(promise.refundUntil),
      moveUntil: instant(promise.moveUntil),
      lostRefundHours: promise.lostRefundHours,
    },
  );
  return;
}

async function withdraw(tx: Db, id: number, { booking, now }: Standing): Promise<undefined> {
  const proposal = await findProposal(tx, id);
  if (proposal?.state !== 'open' || isClosed(stateOf(proposal), now)) return;
  await updateProposal(tx, id, { state: 'closed', withdrawnAt: now });
  if (proposal.holdId !== null) await endHold(tx, proposal.holdId, 'released');
  await dequeue(tx, booking.id, ['sms.weather-proposal', 'mail.weather-proposal']);
}
