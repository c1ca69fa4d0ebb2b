import { dayMs, minuteMs } from '#domain/durations.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { lockMinutes } from '#domain/sign-in-delay.ts';
import { sha256 } from '#server/common/secrets.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { AuthLibrary } from './auth.ts';
import {
  endSessionOfToken,
  findAdministrator,
  forgetFailures,
  forgetOldFailures,
  incrementFailures,
  lockOf,
  lockSignIn,
  takeCode,
} from './queries/administrators.ts';
import { countPasskeys } from './queries/passkeys.ts';

/** What signing in needs, and what the browser sent of it: its cookie, its address and its name. */
export type AuthContext = { deps: Deps; library: AuthLibrary };
type From = { headers: Headers };
/** Cookies that the answer sets. */
type CookiesSet = { cookies: string[] };

/**
 * The first step. Every try is counted before the password is looked at, whether or not the e-mail is known, so that
 * many at once are no more than many in a row; the answer and its time are the same for an unknown e-mail.
 */
export async function signIn(
  { deps, library }: AuthContext,
  { headers, email, password }: From & { email: string; password: string },
): Promise<(CookiesSet & { secondFactor: boolean }) | Refusal> {
  const { db, clock } = deps;
  const now = clock.now();
  const emailHash = sha256(email.toLowerCase());
  await forgetOldFailures(db, new Date(now.getTime() - dayMs));
  const refused = await registerAttempt(deps, emailHash);
  if (refused) return refused;

  const { ok, cookies, said } = await library.signIn(headers, { email, password });
  if (!ok) return refuse('SIGN_IN_WRONG');
  await resetAttempts(deps, emailHash);
  const secondFactor = said.twoFactorRedirect === true;
  if (!secondFactor) {
    if (await onlyByPasskey(db, email)) {
      await endSessionOfToken(db, said.token ?? '');
      return refuse('PASSKEY_NEEDED');
    }
    await auditSignIn(deps, email);
  }
  return { cookies, secondFactor };
}

/** The second step: six digits of the authenticator, or one of the recovery codes. Each is good for one sign-in. */
export async function enterCode(
  { deps, library }: AuthContext,
  { headers, code }: From & { code: string },
): Promise<CookiesSet | Refusal> {
  const typed = code.replaceAll(/\s/g, '');
  const digits = /^\d{6}$/.test(typed);
  const { ok, status, cookies, said } = await (digits
    ? library.enterCode(headers, typed)
    : library.enterRecoveryCode(headers, typed));
  if (status === 429) return refuse('SIGN_IN_LOCKED');
  if (!ok) return refuse('CODE_WRONG');
  const { token, user } = said;
  if (!(await consumeCode(deps, user.id, typed))) {
    await endSessionOfToken(deps.db, token);
    return refuse('CODE_WRONG');
  }
  await auditSignIn(deps, user.email);
  return { cookies };
}

/** Takes a right code, which is good once. The program's clock may be set in sandbox mode; an authenticator's never is. */
export const consumeCode = ({ db }: Pick<Deps, 'db'>, userId: string, typed: string): Promise<boolean> =>
  takeCode(db, { id: sha256(`${userId} ${typed}`), now: new Date() });

/** Ends the session of this browser, wherever it is. */
export async function signOut({ library }: AuthContext, { headers }: From): Promise<CookiesSet> {
  const { cookies } = await library.signOut(headers);
  return { cookies };
}

/** Counts a try by what it is counted under; the refusal while that is locked. */
export async function registerAttempt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  counted: string,
): Promise<Refusal | null> {
  const now = clock.now();
  return (await countAttempt(db, counted, now)) ? null : locked(await lockOf(db, counted), now);
}

/** The password was right. */
export const resetAttempts = ({ db }: Pick<Deps, 'db'>, counted: string): Promise<void> => forgetFailures(db, counted);

/** Whose second step is a passkey alone does not get in by the password alone. */
async function onlyByPasskey(db: Deps['db'], email: string): Promise<boolean> {
  const who = await findAdministrator(db, email.toLowerCase());
  return who !== null && (await countPasskeys(db, who.id)) > 0;
}

/** Counts the try and locks in one transaction: who asks at the same moment waits for its end. */
export const countAttempt = (db: Deps['db'], emailHash: string, now: Date): Promise<boolean> =>
  transact(db, async (tx) => {
    const tries = await incrementFailures(tx, { emailHash, now });
    if (tries === null) return false;
    const minutes = lockMinutes(tries);
    if (minutes > 0) await lockSignIn(tx, emailHash, new Date(now.getTime() + minutes * minuteMs));
    return true;
  });

export function locked(until: Date | null, now: Date): Refusal {
  const seconds = until ? Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) : 1;
  return refuse('SIGN_IN_LOCKED', { retryAfter: seconds });
}

export async function auditSignIn(deps: Deps, email: string): Promise<void> {
  const who = await findAdministrator(deps.db, email.toLowerCase());
  if (who) await audit(deps.db, deps, { by: who.id, action: 'sign-in', subject: who.id });
}
