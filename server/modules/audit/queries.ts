import type { Db } from '#server/database/database.ts';
import { auditLog } from '#server/database/schema/index.ts';

/** Appends an audit entry. It must not contain personal data of customers. */
export async function insertAudit(tx: Db, entry: Omit<typeof auditLog.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(auditLog).values(entry);
}
