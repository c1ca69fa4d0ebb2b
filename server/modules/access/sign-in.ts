import { dayMs, minuteMs } from '#domain/durations.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { lockMinutes } from '#domain/sign-in-delay.ts';
import { sha256 } from '#server/common/secrets.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { AuthLibrary } from './auth.ts';
import {
  deleteFailures,
  deleteOldFailures,
  endSessionOfToken,
  findAdministrator,
  incrementFailures,
  lockOf,
  lockSignIn,
  markCodeUsed,
} from './queries/administrators.ts';
import { countPasskeys } from './queries/passkeys.ts';

export type AuthContext = { deps: Deps; library: AuthLibrary };
/** The browser's cookie, IP address and user agent. */
type From = { headers: Headers };
/** Cookies for the response to set. */
type CookiesSet = { cookies: string[] };

/**
 * The first step. Every attempt is counted before the password is checked, so that parallel attempts gain nothing over
 * sequential ones. An unknown e-mail gets the same answer in the same time.
 */
export async function signIn(
  { deps, library }: AuthContext,
  { headers, email, password }: From & { email: string; password: string },
): Promise<(CookiesSet & { secondFactor: boolean }) | Refusal> {
  const { db, clock } = deps;
  const now = clock.now();
  const emailHash = sha256(email.toLowerCase());
  await deleteOldFailures(db, new Date(now.getTime() - dayMs));
  const refused = await registerAttempt(deps, emailHash);
  if (refused) return refused;

  const { ok, cookies, body } = await library.signIn(headers, { email, password });
  if (!ok) return refuse('SIGN_IN_WRONG');
  await resetAttempts(deps, emailHash);
  const secondFactor = body.twoFactorRedirect === true;
  if (!secondFactor) {
    if (await requiresPasskey(db, email)) {
      await endSessionOfToken(db, body.token ?? '');
      return refuse('PASSKEY_NEEDED');
    }
    await auditSignIn(deps, email);
  }
  return { cookies, secondFactor };
}

/** The second step: a six-digit TOTP code or a recovery code, each valid once. */
export async function enterCode(
  { deps, library }: AuthContext,
  { headers, code }: From & { code: string },
): Promise<CookiesSet | Refusal> {
  const typed = code.replaceAll(/\s/g, '');
  const isTotp = /^\d{6}$/.test(typed);
  const { ok, status, cookies, body } = await (isTotp
    ? library.enterCode(headers, typed)
    : library.enterRecoveryCode(headers, typed));
  if (status === 429) return refuse('SIGN_IN_LOCKED');
  if (!ok) return refuse('CODE_WRONG');
  const { token, user } = body;
  if (!(await consumeCode(deps, user.id, typed))) {
    await endSessionOfToken(deps.db, token);
    return refuse('CODE_WRONG');
  }
  await auditSignIn(deps, user.email);
  return { cookies };
}

/** Uses up a valid code; false when it was used before. By the real clock, like the authenticator's. */
export const consumeCode = ({ db }: Pick<Deps, 'db'>, userId: string, typed: string): Promise<boolean> =>
  markCodeUsed(db, { id: sha256(`${userId} ${typed}`), now: new Date() });

/** Ends the session of this browser. */
export async function signOut({ library }: AuthContext, { headers }: From): Promise<CookiesSet> {
  const { cookies } = await library.signOut(headers);
  return { cookies };
}

/** Counts an attempt under `key` (a hash of the e-mail or passkey); the refusal while that is locked, otherwise null. */
export async function registerAttempt({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: string): Promise<Refusal | null> {
  const now = clock.now();
  return (await countAttempt(db, key, now)) ? null : locked(await lockOf(db, key), now);
}

/** Clears the count after a correct password. */
export const resetAttempts = ({ db }: Pick<Deps, 'db'>, key: string): Promise<void> => deleteFailures(db, key);

/** Without TOTP, a passkey is the account's second factor, so the password alone does not sign in. */
async function requiresPasskey(db: Deps['db'], email: string): Promise<boolean> {
  const administrator = await findAdministrator(db, email.toLowerCase());
  return administrator !== null && (await countPasskeys(db, administrator.id)) > 0;
}

/** Counts an attempt and sets the lock in one transaction, which parallel attempts wait for; false while locked. */
export const countAttempt = (db: Deps['db'], emailHash: string, now: Date): Promise<boolean> =>
  transact(db, async (tx) => {
    const failures = await incrementFailures(tx, { emailHash, now });
    if (failures === null) return false;
    const minutes = lockMinutes(failures);
    if (minutes > 0) await lockSignIn(tx, emailHash, new Date(now.getTime() + minutes * minuteMs));
    return true;
  });

export function locked(until: Date | null, now: Date): Refusal {
  const seconds = until ? Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) : 1;
  return refuse('SIGN_IN_LOCKED', { retryAfter: seconds });
}

export async function auditSignIn(deps: Deps, email: string): Promise<void> {
  const administrator = await findAdministrator(deps.db, email.toLowerCase());
  if (!administrator) return;
  await audit(deps.db, deps, { by: administrator.id, action: 'sign-in', subject: administrator.id });
}
