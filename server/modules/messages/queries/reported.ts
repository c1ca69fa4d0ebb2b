import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { outbox } from '#server/database/schema/outbox.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { textTopics } from '#server/outbox/queries.ts';

/** The text that a report is about, locked: by the provider's id or, while that is not known yet, by ours. */
export async function lockReportedText(
  tx: Db,
  { providerId, reference }: { providerId: string; reference: number | null },
): Promise<OutboxRow | null> {
  const named = eq(outbox.providerId, providerId);
  const rows = await tx
    .select()
    .from(outbox)
    .where(and(inArray(outbox.topic, textTopics), reference === null ? named : or(named, eq(outbox.id, reference))))
    .for('update');
  return rows.find((row) => row.providerId === providerId) ?? rows.find((row) => row.providerId === null) ?? null;
}
