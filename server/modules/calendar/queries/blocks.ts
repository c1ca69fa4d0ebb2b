import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { calendarBlocks } from '#server/database/schema/calendar.ts';

export type Block = typeof calendarBlocks.$inferSelect;

/** The blocks that overlap the days from `from` to `to`, in order; without `to`, all that end on `from` or later. */
export const blocksOfDays = (db: Db, { from, to }: { from: IsoDate; to?: IsoDate }): Promise<Block[]> =>
  db
    .select()
    .from(calendarBlocks)
    .where(and(gte(calendarBlocks.endDate, from), to === undefined ? undefined : lte(calendarBlocks.startDate, to)))
    .orderBy(asc(calendarBlocks.startDate), asc(calendarBlocks.id));

export async function insertBlock(tx: Db, block: typeof calendarBlocks.$inferInsert): Promise<Block> {
  const [row] = await tx.insert(calendarBlocks).values(block).returning();
  if (!row) throw new Error('insert into calendar_blocks returned no row');
  return row;
}

/** Returns the deleted block; null when there was none. */
export async function deleteBlock(tx: Db, id: number): Promise<Block | null> {
  const [row] = await tx.delete(calendarBlocks).where(eq(calendarBlocks.id, id)).returning();
  return row ?? null;
}
