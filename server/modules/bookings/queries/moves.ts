import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { arg, prepared } from '#server/database/prepared.ts';
import { administrators, bookingMoves, type movers } from '#server/database/schema/index.ts';

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

/** The same for the operator: with the e-mail of whoever of the business moved it. */
export const movesWithOperators = (db: Db, bookingId: string) =>
  db
    .select({ ...getTableColumns(bookingMoves), administrator: administrators.email })
    .from(bookingMoves)
    .leftJoin(administrators, eq(administrators.id, bookingMoves.administratorId))
    .where(eq(bookingMoves.bookingId, bookingId))
    .orderBy(desc(bookingMoves.id));
