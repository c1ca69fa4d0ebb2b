import { dayMs } from '#domain/durations.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { accountHash, sha256 } from '#server/common/secrets.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { auditCodeLocks, registerAttempt, resetAttempts, signInCounters } from './attempts.ts';
import type { AuthLibrary } from './auth.ts';
import type { Door } from './door.ts';
import { knownDevice } from './known-device.ts';
import {
  deleteOldFailures,
  endSession,
  endSessionOfToken,
  findAdministrator,
  markCodeUsed,
} from './queries/administrators.ts';
import { countPasskeys } from './queries/passkeys.ts';

export type AuthContext = { deps: Deps; library: AuthLibrary };
/** The browser's cookie, IP address and user agent. */
type From = { headers: Headers };
type CookiesSet = { cookies: string[] };
/** The origin of an attempt: the network, and the device cookie. */
type Origin = { network: string; device: string | null };

export const signIn = (auth: AuthContext & { door: Door }, asked: FirstStep): ReturnType<typeof firstStep> =>
  auth.door(knownDevice(asked.device, asked.email) === null ? 'strangers' : 'known', () => firstStep(auth, asked));

type FirstStep = From & Origin & { email: string; password: string };

/**
 * Every attempt is counted before the password is checked, so that parallel attempts gain nothing over
 * sequential ones. An unknown e-mail gets the same answer in the same time.
 */
async function firstStep(
  { deps, library }: AuthContext,
  { headers, network, device, email, password }: FirstStep,
): Promise<(CookiesSet & { secondFactor: boolean }) | Refusal> {
  const { db, clock } = deps;
  const account = accountHash(deps.appSecret, email);
  const counters = signInCounters(email, { device: knownDevice(device, email), network });
  await deleteOldFailures(db, new Date(clock.now().getTime() - dayMs));
  const refused = await registerAttempt(deps, counters, { account, guessed: { email, network } });
  if (refused) return refused;

  const former = await library.session(headers);
  const { ok, cookies, body } = await library.signIn(headers, { email, password });
  if (!ok) return refuse('SIGN_IN_WRONG', { account });
  await resetAttempts(deps, counters);
  if (former) await endSession(db, former.id, former.sessionId);
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
): Promise<(CookiesSet & { email: string }) | Refusal> {
  const typed = code.replaceAll(/\s/g, '');
  const isTotp = /^\d{6}$/.test(typed);
  const { ok, status, cookies, body } = await (isTotp
    ? library.enterCode(headers, typed)
    : library.enterRecoveryCode(headers, typed));
  if (status === 429) return refuse('SIGN_IN_LOCKED');
  if (!ok) {
    await auditCodeLocks(deps);
    return refuse('CODE_WRONG');
  }
  const { token, user } = body;
  if (!(await consumeCode(deps, user.id, typed))) {
    await endSessionOfToken(deps.db, token);
    return refuse('CODE_WRONG');
  }
  await auditSignIn(deps, user.email);
  return { cookies, email: user.email };
}

/** Uses up a valid code; false when it was used before. By the real clock, like the authenticator's. */
export const consumeCode = ({ db }: Pick<Deps, 'db'>, userId: string, typed: string): Promise<boolean> =>
  markCodeUsed(db, { id: sha256(`${userId} ${typed}`), now: new Date() });

export async function signOut({ library }: AuthContext, { headers }: From): Promise<CookiesSet> {
  const { cookies } = await library.signOut(headers);
  return { cookies };
}

/** Without TOTP, a passkey is the account's second factor, so the password alone does not sign in. */
async function requiresPasskey(db: Deps['db'], email: string): Promise<boolean> {
  const administrator = await findAdministrator(db, email.toLowerCase());
  return administrator !== null && (await countPasskeys(db, administrator.id)) > 0;
}

export async function auditSignIn(deps: Deps, email: string): Promise<void> {
  const administrator = await findAdministrator(deps.db, email.toLowerCase());
  if (!administrator) return;
  await audit(deps.db, deps, { by: administrator.id, action: 'sign-in', subject: administrator.id });
}
