import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { MoveWay } from '#domain/planning/day-move.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { takeBackUntil } from '#domain/take-back.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { MovedVisit } from '#server/database/schema/days/day-moves.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Actor } from '#server/modules/bookings/change.ts';
import { moveLockedVisit } from '#server/modules/bookings/move/operator.ts';
import { lockVisits } from '#server/modules/bookings/queries/visits.ts';
import { inDemandAt } from '#server/modules/calendar/open-days.ts';
import { holdOwnDay } from '#server/modules/calendar/queries/weather-holds.ts';
import { recentForecast } from '#server/modules/weather/forecast.ts';
import { type Asking, askClient } from './ask-client.ts';
import { insertDayMove } from './queries/day-moves.ts';
import { hasArrived } from './queries/visits.ts';
import { type DayMoveRecord, readDayMove } from './records.ts';

type Wish = { order: string; version: number; date: IsoDate; time: AppointmentTime };
type Asked = { way: MoveWay; atClientsWish: boolean; visits: readonly Wish[]; by: Actor };

/**
 * Moves the visits of a day, or proposes their new days to the clients, all of them in one transaction or none. The
 * second of two operators finds the visits changed and moves nothing. Clients are notified once the undo period is over.
 */
export async function moveDay(deps: Deps, { way, atClientsWish, visits, by }: Asked): Promise<DayMoveRecord | Refusal> {
  const now = deps.clock.now();
  const undoUntil = takeBackUntil(now);
  // Read up front, because a transaction must not take a second connection from the pool.
  const [rules, settings, overUnpaidSince, forecast] = await Promise.all([
    deps.calendar.rules.read(),
    deps.settings.read(),
    inDemandAt(deps, now),
    way === 'ask' ? recentForecast(deps) : null,
  ]);
  const asking: Asking = { rules, settings, overUnpaidSince, forecast, undoUntil, now };
  const moved = await transact<{ id: number } | Refusal>(deps.db, async (tx) => {
    const locked = new Map(
      (
        await lockVisits(
          tx,
          visits.map(({ order }) => order),
        )
      ).map((one) => [one.orderNo, one]),
    );
    const done: MovedVisit[] = [];
    // Days are claimed in order, like everywhere that claims several.
    for (const { order, version, date, time } of visits.toSorted(byDay)) {
      const booking = locked.get(order);
      const refused = await whyNot(tx, { booking, version, date });
      if (refused) return refused;
      if (!booking) return refuse('ORDER_NOT_FOUND');
      const to = { date, time };
      const wish = { ...to, notify: true, anyDay: false, atClientsWish, messagesAt: undoUntil, by };
      const outcome =
        way === 'ask'
          ? await askClient(deps, tx, booking, { to, ...asking })
          : await moveOutright(deps, tx, { booking, wish, rules, overUnpaidSince, policy: settings.policy });
      if (isRefusal(outcome)) return outcome;
      done.push({ ...unmoved(booking), to, ...outcome });
    }
    const id = await insertDayMove(tx, { way, administratorId: by.id, visits: done, createdAt: now, undoUntil });
    const after = { visits: done.length, ...(way === 'move' && { atClientsWish }) };
    await audit(tx, deps, { by: by.id, action: `visits.${way}`, subject: `day-move:${id}`, after });
    return { id };
  });
  deps.calendar.claims.forget();
  return isRefusal(moved) ? moved : readDayMove(deps, moved.id);
}

const byDay = (one: Wish, other: Wish): number =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : one.order < other.order ? -1 : 1;

type Looked = { booking: Booking | undefined; version: number; date: IsoDate };

async function whyNot(tx: Db, { booking, version, date }: Looked): Promise<Refusal | null> {
  if (!booking) return refuse('ORDER_NOT_FOUND');
  if (booking.version !== version || booking.appointmentDate === date) return refuse('BOOKING_CHANGED');
  if (booking.status === 'cancelled') return refuse('ALREADY_CANCELLED');
  if (booking.status !== 'active' || (await hasArrived(tx, booking))) return refuse('VISIT_OVER');
  return null;
}

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

const unmoved = ({ id, appointmentDate, appointmentTime, ...promise }: Booking) => ({
  bookingId: id,
  from: { date: appointmentDate, time: appointmentTime },
  promise: {
    refundUntil: iso(promise.refundUntil),
    moveUntil: iso(promise.moveUntil),
    lostRefundHours: promise.lostRefundHours,
  },
});

/** Its old day stays held as long as the move can be undone. */
async function moveOutright(
  deps: Deps,
  tx: Db,
  move: Parameters<typeof moveLockedVisit>[2] & { wish: { messagesAt: Date } },
): Promise<Pick<MovedVisit, 'notificationId' | 'holdId' | 'version'> | Refusal> {
  const { id: bookingId, appointmentDate: date, appointmentTime: time } = move.booking;
  const own = { bookingId, date, time, expiresAt: move.wish.messagesAt, now: deps.clock.now() };
  const holdId = await holdOwnDay(tx, own);
  const moved = await moveLockedVisit(deps, tx, move);
  return isRefusal(moved) ? moved : { notificationId: null, holdId, version: moved.version };
}
