import type { AuditAction } from '#domain/settings/audit-actions.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { insertAudit } from './queries.ts';

type Change = {
  /** The administrator's id; null for a change made from the command line. */
  by: string | null;
  action: AuditAction;
  subject: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

export const audit = (tx: Db, { clock }: Pick<Deps, 'clock'>, { by, ...change }: Change): Promise<void> =>
  insertAudit(tx, { ...change, administratorId: by, createdAt: clock.now() });
