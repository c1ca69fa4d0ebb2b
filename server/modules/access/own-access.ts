import { type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import * as queries from './queries/administrators.ts';
import { countPasskeys } from './queries/passkeys.ts';
import { verifyPassword } from './recent-login.ts';
import { type AuthContext, consumeCode } from './sign-in.ts';

/** The operator of a request; null for anybody else. With real money an owner does nothing without a second factor. */
export async function currentOperator({ deps, library }: AuthContext, headers: Headers): Promise<Operator | null> {
  const session = await library.session(headers);
  if (!session) return null;
  const role = session.role === 'owner' ? 'owner' : 'staff';
  const asked = deps.requiresSecondFactor && role === 'owner' && !session.secondFactor;
  return { ...session, role, secondFactorNeeded: asked && (await countPasskeys(deps.db, session.id)) === 0 };
}

/** Where the operator is signed in. */
export async function listSessions({ deps }: AuthContext, { id, sessionId }: Operator) {
  // The library counts in the real time of day, whatever the program's clock is set to.
  const sessions = await queries.sessionsOf(deps.db, id, new Date());
  return sessions.map((session) => ({
    id: session.id,
    createdAt: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    userAgent: session.userAgent,
    current: session.id === sessionId,
  }));
}

/** Ends one of the operator's own sessions. */
export function endSession(
  { deps }: AuthContext,
  { id }: Operator,
  sessionId: string,
): Promise<Refusal | { ended: true }> {
  return transact(deps.db, async (tx) => {
    const open = await queries.sessionsOf(tx, id, new Date(0));
    if (!(await queries.endSession(tx, id, sessionId))) return refuse('NOT_FOUND');
    const ended = open.find((one) => one.id === sessionId);
    const before = { sessions: open.length, signedInAt: ended?.createdAt, userAgent: ended?.userAgent };
    const after = { sessions: open.length - 1 };
    await audit(tx, deps, { by: id, action: 'session.ended', subject: sessionId, before, after });
    return { ended: true };
  });
}

/** The key for the authenticator and the recovery codes. Nothing is turned on before the first right code. */
export async function startSecondFactor(door: AuthContext, operator: Operator, headers: Headers, password: string) {
  const wrong = await verifyPassword(door, operator, password);
  if (wrong) return wrong;
  const { ok, said } = await door.library.startSecondFactor(headers, password);
  if (ok) return { uri: said.totpURI, recoveryCodes: said.backupCodes };
  return refuse(said.code === 'TOTP_ALREADY_ENABLED' ? 'SECOND_FACTOR_ON' : 'PASSWORD_WRONG');
}

/** Turns the second step on; every other session of the operator, which never passed it, ends. Its code opens nothing else. */
export async function finishSecondFactor(
  { deps, library }: AuthContext,
  operator: Operator,
  headers: Headers,
  code: string,
) {
  const before = await queries.sessionsOf(deps.db, operator.id, new Date(0));
  const typed = code.replaceAll(/\s/g, '');
  const { ok, status, cookies } = await library.enterCode(headers, typed);
  if (status === 429) return refuse('SIGN_IN_LOCKED');
  if (!ok || !(await consumeCode(deps, operator.id, typed))) return refuse('NEW_CODE_WRONG');
  await transact(deps.db, async (tx) => {
    for (const { id } of before) await queries.endSession(tx, operator.id, id);
    await audit(tx, deps, {
      by: operator.id,
      action: 'second-factor',
      subject: operator.id,
      before: { enabled: operator.secondFactor },
      after: { enabled: true },
    });
  });
  return { cookies };
}
