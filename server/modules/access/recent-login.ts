import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Operator } from '#server/operator.ts';
import { passwordHashOf } from './queries/administrators.ts';
import { type AuthContext, registerAttempt, resetAttempts } from './sign-in.ts';

const recentMs = 15 * 60_000;

/**
 * Before actions that are hard to undo: the session is at most 15 minutes old, or the password was entered again. Null when
 * the action may go on.
 */
export async function requireRecentLogin(
  auth: AuthContext,
  operator: Pick<Operator, 'id' | 'email' | 'signedInAt'>,
  password?: string,
): Promise<Refusal | null> {
  // By the real clock, like better-auth, not by the program's clock.
  if (Date.now() - operator.signedInAt.getTime() < recentMs) return null;
  if (!password) return refuse('PASSWORD_NEEDED');
  return verifyPassword(auth, operator, password);
}

/** Checks the operator's password; null when it is right. Wrong ones count towards the same lock as at sign-in. */
export async function verifyPassword(
  { deps, library }: AuthContext,
  { id, email }: Pick<Operator, 'id' | 'email'>,
  password: string,
): Promise<Refusal | null> {
  const emailHash = sha256(email.toLowerCase());
  const refused = await registerAttempt(deps, emailHash);
  if (refused) return refused;
  if (!(await library.verify(password, await passwordHashOf(deps.db, id)))) return refuse('PASSWORD_WRONG');
  await resetAttempts(deps, emailHash);
  return null;
}
