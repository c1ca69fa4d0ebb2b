import type { AuditAction } from '#domain/settings/audit-actions.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { sessionsOf } from './queries/administrators.ts';
import { countPasskeys } from './queries/passkeys.ts';
import { lockAdministrator } from './queries/people.ts';

/** Changes how somebody gets in, and writes down how it was before and after, in facts that open nothing. */
export async function auditAccess(
  tx: Db,
  deps: Pick<Deps, 'clock'>,
  { by, action, id }: { by: string | null; action: AuditAction; id: string },
  change: () => Promise<void>,
): Promise<void> {
  const before = await waysIn(tx, id);
  await change();
  await audit(tx, deps, { by, action, subject: id, before, after: await waysIn(tx, id) });
}

async function waysIn(tx: Db, id: string) {
  const who = await lockAdministrator(tx, id);
  return {
    open: who?.emailVerified ?? false,
    authenticator: who?.twoFactorEnabled ?? false,
    passkeys: await countPasskeys(tx, id),
    sessions: await countSessions(tx, id),
  };
}

/** The library counts in the real time of day, whatever the program's clock is set to. */
export const countSessions = async (tx: Db, id: string): Promise<number> =>
  (await sessionsOf(tx, id, new Date())).length;
