import type { Db } from '../database.ts';
import { bookingMoves, type movers } from '../schema/index.ts';

export type Mover = (typeof movers)[number];

export async function insertMove(tx: Db, move: typeof bookingMoves.$inferInsert): Promise<void> {
  await tx.insert(bookingMoves).values(move);
}
