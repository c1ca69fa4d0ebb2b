import { desc, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { auditLog } from '#server/database/schema/index.ts';

/** Appends an audit entry. It must not contain personal data of customers. */
export async function insertAudit(tx: Db, entry: Omit<typeof auditLog.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(auditLog).values(entry);
}

/** Entries whose hash does not follow from what they say and from the entry before. */
export async function brokenEntries(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select id, hash, prev_hash, audit_hash(audit_log) as expected, lag(hash) over (order by id) as previous from audit_log
    ) as chain
    where hash is distinct from expected or prev_hash is distinct from previous
    order by id`);
  return rows.map(({ id }) => Number(id));
}

export async function newestEntry(db: Db): Promise<{ id: number; hash: string | null } | null> {
  const [row] = await db
    .select({ id: auditLog.id, hash: auditLog.hash })
    .from(auditLog)
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row ?? null;
}
