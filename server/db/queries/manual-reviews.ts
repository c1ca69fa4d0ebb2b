import type { Db } from '../database.ts';
import { manualReviews } from '../schema/index.ts';

export async function insertManualReview(tx: Db, review: typeof manualReviews.$inferInsert): Promise<void> {
  await tx.insert(manualReviews).values(review);
}
