import type { Db } from '#server/database/database.ts';
import { auditLog } from '#server/database/schema/index.ts';

/** What was changed by whom, from what to what. Nothing personal of a customer belongs here. */
export async function insertAudit(tx: Db, line: Omit<typeof auditLog.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(auditLog).values(line);
}
