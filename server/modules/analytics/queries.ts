import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { funnelCounts } from '#server/database/schema/settings/funnel.ts';

export type FunnelCount = Pick<typeof funnelCounts.$inferSelect, 'day' | 'step' | 'language' | 'count'>;

/** Adds to the stored counts. Rows are sorted, so that concurrent upserts cannot deadlock. */
export async function addFunnelCounts(db: Db, counts: readonly FunnelCount[]): Promise<void> {
  const key = ({ day, step, language }: FunnelCount) => `${day} ${step} ${language}`;
  await db
    .insert(funnelCounts)
    .values(counts.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)))
    .onConflictDoUpdate({
      target: [funnelCounts.day, funnelCounts.step, funnelCounts.language],
      set: { count: sql`${funnelCounts.count} + excluded.count` },
    });
}
