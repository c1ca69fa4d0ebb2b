import type { Db } from '#server/database/database.ts';
import { brokenEntries, newestEntry } from './queries.ts';

export type AuditCheck = {
  /** Ids of entries that were changed, or before which one was removed. */
  broken: number[];
  /** If stored elsewhere, its hash reveals a removal of the newest entries, which the chain alone cannot. */
  newest: { id: number; hash: string | null } | null;
};

/** Follows the hashes from entry to entry of the audit log. */
export const checkAuditLog = async (db: Db): Promise<AuditCheck> => ({
  broken: await brokenEntries(db),
  newest: await newestEntry(db),
});
