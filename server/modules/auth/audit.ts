import type { AuditAction } from '#domain/settings/audit-actions.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { sessionsOf } from './queries/administrators.ts';
import { countPasskeys } from './queries/passkeys.ts';
import { lockAdministrator } from './queries/people.ts';

/** Changes an administrator's access and audits the state before and after, without anything secret. */
export async function auditAccess(
  tx: Db,
  deps: Pick<Deps, 'clock'>,
  { by, action, id }: { by: string | null; action: AuditAction; id: string },
  change: () => Promise<void>,
): Promise<void> {
  const before = await accessState(tx, id);
  await change();
  await audit(tx, deps, { by, action, subject: id, before, after: await accessState(tx, id) });
}

async function accessState(tx: Db, id: string) {
  const administrator = await lockAdministrator(tx, id);
  return {
    open: administrator?.emailVerified ?? false,
    authenticator: administrator?.twoFactorEnabled ?? false,
    passkeys: await countPasskeys(tx, id),
    sessions: await countSessions(tx, id),
  };
}

/** By the real clock, like better-auth, not by the program's clock. */
export const countSessions = async (tx: Db, id: string): Promise<number> =>
  (await sessionsOf(tx, id, new Date())).length;
