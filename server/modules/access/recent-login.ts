import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Operator } from '#server/operator.ts';
import { passwordHashOf } from './queries/administrators.ts';
import { type AuthContext, registerAttempt, resetAttempts } from './sign-in.ts';

const freshMs = 15 * 60_000;

/**
 * What is hard to take back asks whoever sits there to be the operator still: the session is at most a quarter of an
 * hour old, or the password was given again. Null when it is so.
 */
export async function requireRecentLogin(
  door: AuthContext,
  operator: Pick<Operator, 'id' | 'email' | 'signedInAt'>,
  password?: string,
): Promise<Refusal | null> {
  // The library counts in the real time of day, whatever the program's clock is set to.
  if (Date.now() - operator.signedInAt.getTime() < freshMs) return null;
  if (!password) return refuse('PASSWORD_NEEDED');
  return verifyPassword(door, operator, password);
}

/** The operator's password. A wrong one counts as it does at the door, and locks the same lock. */
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
