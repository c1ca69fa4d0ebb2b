import { eq } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { manualReviews } from '../schema/index.ts';

export async function insertManualReview(tx: Db, review: typeof manualReviews.$inferInsert): Promise<void> {
  await tx.insert(manualReviews).values(review);
}

export async function findManualReview(db: Db, id: string) {
  const [row] = await db.select().from(manualReviews).where(eq(manualReviews.id, id));
  return row ?? null;
}
