import type { Db } from '#server/database/database.ts';
import { brokenEntries, newestEntry } from './queries.ts';

export type AuditCheck = {
  /** Numbers of the entries that were changed, or before which one was removed. */
  broken: number[];
  /** Kept elsewhere, its hash shows whether the newest entries were removed, which the chain alone cannot. */
  newest: { id: number; hash: string | null } | null;
};

/** Follows the hashes from entry to entry of the audit log. */
export const checkAuditLog = async (db: Db): Promise<AuditCheck> => ({
  broken: await brokenEntries(db),
  newest: await newestEntry(db),
});
