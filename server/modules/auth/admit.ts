import { type Action, may, ruleOf } from '#domain/access/permissions.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { accountHash } from '#server/common/secrets.ts';
import type { Operator } from '#server/operator.ts';
import { registerAttempt, resetAttempts, sessionCounters } from './attempts.ts';
import { passwordHashOf } from './queries/administrators.ts';
import type { AuthContext } from './sign-in.ts';

const recentMs = 15 * 60_000;

type Asked = { action: Action; password: string | undefined };

/** Null where their role allows it and, before what is hard to undo, a recent sign-in or the password again. */
export async function admit(
  auth: AuthContext,
  operator: Pick<Operator, 'id' | 'email' | 'role' | 'sessionId' | 'signedInAt'>,
  { action, password }: Asked,
): Promise<Refusal | null> {
  if (!may(operator, action))
    return refuse('OWNER_NEEDED', { account: accountHash(auth.deps.appSecret, operator.email) });
  if (!ruleOf(action).recentSignIn) return null;
  // By the real clock, like better-auth, not by the program's clock.
  if (Date.now() - operator.signedInAt.getTime() < recentMs) return null;
  if (!password) return refuse('PASSWORD_NEEDED');
  return verifyPassword(auth, operator, password);
}

/** Checks the operator's password; null when it is right. Wrong ones lock this session and nothing else. */
export async function verifyPassword(
  { deps, library }: AuthContext,
  { id, email, sessionId }: Pick<Operator, 'id' | 'email' | 'sessionId'>,
  password: string,
): Promise<Refusal | null> {
  const account = accountHash(deps.appSecret, email);
  const counters = sessionCounters(sessionId);
  const refused = await registerAttempt(deps, counters, { account, by: id });
  if (refused) return refused;
  if (!(await library.verify(password, await passwordHashOf(deps.db, id))))
    return refuse('PASSWORD_WRONG', { account });
  await resetAttempts(deps, counters);
  return null;
}
