import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { arg, prepared } from '#server/database/prepared.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import { bookingMoves, type movers } from '#server/database/schema/bookings.ts';

export type Mover = (typeof movers)[number];
export type BookingMove = typeof bookingMoves.$inferSelect;

export async function insertMove(tx: Db, move: typeof bookingMoves.$inferInsert): Promise<void> {
  await tx.insert(bookingMoves).values(move);
}

/** How a booking was moved, the newest first. */
export const movesOf = (db: Db, bookingId: string): Promise<BookingMove[]> => findMoves(db, { bookingId });

const findMoves = prepared('find_moves', (db) =>
  db
    .select()
    .from(bookingMoves)
    .where(eq(bookingMoves.bookingId, arg('bookingId')))
    .orderBy(desc(bookingMoves.id)),
);

/** The same for the operator: with the e-mail of the operator who moved it. */
export const movesWithOperators = (db: Db, bookingId: string) =>
  db
    .select({ ...getTableColumns(bookingMoves), administrator: administrators.email })
    .from(bookingMoves)
    .leftJoin(administrators, eq(administrators.id, bookingMoves.administratorId))
    .where(eq(bookingMoves.bookingId, bookingId))
    .orderBy(desc(bookingMoves.id));

/** Whether a visit was moved away from a day. */
export async function wasMovedFrom(db: Db, { bookingId, date }: { bookingId: string; date: string }): Promise<boolean> {
  const rows = await db
    .select({ id: bookingMoves.id })
    .from(bookingMoves)
    .where(and(eq(bookingMoves.bookingId, bookingId), eq(bookingMoves.fromDate, date)))
    .limit(1);
  return rows.length > 0;
}
