import { createHmac } from 'node:crypto';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { auditAccess } from './audit.ts';
import type { AuthLibrary } from './auth.ts';
import {
  countAdministrators,
  endAllSessions,
  findAdministrator,
  insertAdministrator,
  passwordHashOf,
  type Role,
  setPasswordHash,
} from './queries/administrators.ts';
import { deletePasskeysOf } from './queries/passkeys.ts';
import { deleteTwoFactor, setAccess } from './queries/people.ts';
import { tellChange } from './tell-change.ts';

type AdministratorDeps = Pick<Deps, 'db' | 'clock' | 'ids'> & { library: AuthLibrary };
export type Credentials = { email: string; password: string };

/** Creates an administrator; false when the e-mail is in use. */
export async function createAdministrator(
  { db, clock, ids, library }: AdministratorDeps,
  { email, password, role }: Credentials & { role: Role },
): Promise<boolean> {
  const id = ids.uuid();
  const row = { id, email: email.toLowerCase(), role, now: clock.now(), passwordHash: await library.hash(password) };
  return transact(db, async (tx) => {
    if (!(await insertAdministrator(tx, row))) return false;
    await audit(tx, { clock }, { by: null, action: 'administrator.created', subject: id, after: { role } });
    return true;
  });
}

/** Resets a lost account: new password, no second factor, no sessions. False when no administrator has the e-mail. */
export async function restoreAdministrator(
  { db, clock, ids, library }: AdministratorDeps,
  { email, password }: Credentials,
): Promise<boolean> {
  const hash = await library.hash(password);
  const administrator = await findAdministrator(db, email.toLowerCase());
  if (!administrator) return false;
  const { id } = administrator;
  await transact(db, (tx) =>
    auditAccess(tx, { clock }, { by: null, action: 'administrator.restored', id }, async () => {
      await setPasswordHash(tx, id, hash);
      await setAccess(tx, id, { emailVerified: true, twoFactorEnabled: false });
      await deleteTwoFactor(tx, id);
      await deletePasskeysOf(tx, id);
      await endAllSessions(tx, id);
      await tellChange(tx, { clock, ids }, { ...administrator, change: 'second-step', by: null });
    }),
  );
  return true;
}

/** Creates the first administrator; in sandbox mode, the credentials printed at startup always work. */
export async function ensureFirstAdministrator(
  deps: AdministratorDeps,
  { email, password }: Credentials,
  { sandbox }: { sandbox: boolean },
): Promise<void> {
  const administrator = await findAdministrator(deps.db, email.toLowerCase());
  if (!administrator) {
    if (sandbox || (await countAdministrators(deps.db)) === 0) {
      await createAdministrator(deps, { email, password, role: 'owner' });
    }
    return;
  }
  if (!sandbox) return;
  if (await deps.library.verify(password, await passwordHashOf(deps.db, administrator.id))) return;
  const hash = await deps.library.hash(password);
  const { id } = administrator;
  await transact(deps.db, (tx) =>
    auditAccess(tx, deps, { by: null, action: 'administrator.password', id }, async () => {
      await setPasswordHash(tx, id, hash);
      await endAllSessions(tx, id);
    }),
  );
}

/** Default credentials of a sandbox: derived from its secret, so the same at every start and different per data folder. */
export const sandboxAdministrator = (appSecret: string): Credentials => ({
  email: 'owner@example.com',
  password: createHmac('sha256', appSecret).update('first administrator').digest('base64url').slice(0, 16),
});
