import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { dayMoves } from '#server/database/schema/days/day-moves.ts';
import { outbox } from '#server/database/schema/outbox.ts';
import { receivedTexts } from '#server/database/schema/received-texts.ts';
import { weatherNotifications } from '#server/database/schema/weather.ts';

export type DayMove = typeof dayMoves.$inferSelect;

export async function insertDayMove(tx: Db, move: typeof dayMoves.$inferInsert): Promise<number> {
  const [row] = await tx.insert(dayMoves).values(move).returning({ id: dayMoves.id });
  if (!row) throw new Error('insert into day_moves returned no row');
  return row.id;
}

/** Locked until the transaction ends: it can be undone once. */
export async function lockDayMove(tx: Db, id: number): Promise<DayMove | null> {
  const [row] = await tx.select().from(dayMoves).where(eq(dayMoves.id, id)).for('update');
  return row ?? null;
}

export async function markUndone(tx: Db, id: number, undoneAt: Date): Promise<void> {
  await tx.update(dayMoves).set({ undoneAt }).where(eq(dayMoves.id, id));
}

/** What was moved since then, the newest first, with who did it. */
export const dayMovesSince = (db: Db, since: Date) =>
  db
    .select({ move: dayMoves, by: administrators.email })
    .from(dayMoves)
    .leftJoin(administrators, eq(administrators.id, dayMoves.administratorId))
    .where(gte(dayMoves.createdAt, since))
    .orderBy(desc(dayMoves.id))
    .limit(20);

export const bookingsNamed = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: bookings.id,
      order: bookings.orderNo,
      clientId: bookings.clientId,
      name: bookings.businessName,
      date: bookings.appointmentDate,
      time: bookings.appointmentTime,
      status: bookings.status,
    })
    .from(bookings)
    .where(inArray(bookings.id, [...ids]));

export const proposalsNamed = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: weatherNotifications.id,
      state: weatherNotifications.state,
      answer: weatherNotifications.clientResponse,
    })
    .from(weatherNotifications)
    .where(inArray(weatherNotifications.id, [...ids]));

/** Texts that clients sent since then, the newest of each first. */
export const textsSince = (db: Db, ids: readonly string[], since: Date) =>
  db
    .select({ bookingId: receivedTexts.bookingId, at: receivedTexts.receivedAt })
    .from(receivedTexts)
    .where(inArray(receivedTexts.bookingId, [...ids]))
    .orderBy(desc(receivedTexts.receivedAt))
    .limit(200)
    .then((rows) => new Set(rows.flatMap(({ bookingId, at }) => (at >= since && bookingId ? [bookingId] : []))));

/**
 * Withdraws the mail of an undone move. An unsent one of the move before it, if mail is stopped, is about
 * the day the visit is on again.
 */
export async function takeBackMail(
  tx: Db,
  { bookingId, undone }: { bookingId: string; undone: number },
): Promise<void> {
  const ofMove = (sequence: number) =>
    and(
      eq(outbox.subject, bookingId),
      eq(outbox.topic, 'mail.reschedule'),
      eq(outbox.state, 'queued'),
      sql`${outbox.detail} ->> 'sequence' = ${String(sequence)}`,
    );
  await tx.delete(outbox).where(ofMove(undone));
  const detail = sql`${outbox.detail} || ${JSON.stringify({ sequence: undone + 1 })}::jsonb`;
  await tx
    .update(outbox)
    .set({ detail })
    .where(ofMove(undone - 1));
}
