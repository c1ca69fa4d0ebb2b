import { idleMs, needsSecondStep, type OperatorRole, operatorRoles } from '#domain/access/roles.ts';
import { minuteMs } from '#domain/durations.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import { verifyPassword } from './admit.ts';
import { auditCodeLocks } from './attempts.ts';
import * as queries from './queries/administrators.ts';
import { countPasskeys } from './queries/passkeys.ts';
import { type AuthContext, consumeCode } from './sign-in.ts';

const isIdle = (lastSeenAt: Date | null, { role, now }: { role: OperatorRole; now: Date }): boolean =>
  lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() >= idleMs[role];

/** An unknown role gets the fewest permissions. */
const roleOf = (role: string): OperatorRole => operatorRoles.find((one) => one === role) ?? 'crew';

/**
 * The operator of a request, unless not signed in or inactive for too long. A call that an open page makes on its own
 * (`polled`) is not activity. `secondFactorNeeded` blocks them until one is set up.
 */
export async function currentOperator(
  { deps, library }: AuthContext,
  headers: Headers,
  { polled = false } = {},
): Promise<Operator | Refusal> {
  const signedIn = await library.session(headers);
  if (!signedIn) return refuse('SIGN_IN_NEEDED');
  const { lastSeenAt, ...session } = signedIn;
  const now = deps.clock.now();
  const role = roleOf(session.role);
  if (isIdle(lastSeenAt, { role, now })) return refuse('SESSION_IDLE');
  const isNoted = lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < minuteMs;
  if (!polled && !isNoted) await queries.markSessionSeen(deps.db, session.sessionId, now);
  const isRequired = deps.requiresSecondFactor && needsSecondStep[role] && !session.secondFactor;
  return { ...session, role, secondFactorNeeded: isRequired && (await countPasskeys(deps.db, session.id)) === 0 };
}

export async function listSessions({ deps }: AuthContext, { id, sessionId, role }: Operator) {
  // By the real clock, like better-auth, not by the program's clock.
  const sessions = await queries.sessionsOf(deps.db, id, new Date());
  const live = sessions.filter(({ lastSeenAt }) => !isIdle(lastSeenAt, { role, now: deps.clock.now() }));
  return live.map((session) => ({
    id: session.id,
    createdAt: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    ipAddress: session.ipAddress,
    userAgent: session.userAgent,
    current: session.id === sessionId,
  }));
}

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

/** The authenticator's secret and the recovery codes. The second factor stays off until the first valid code. */
export async function startSecondFactor(auth: AuthContext, operator: Operator, headers: Headers, password: string) {
  const refused = await verifyPassword(auth, operator, password);
  if (refused) return refused;
  const { ok, body } = await auth.library.startSecondFactor(headers, password);
  if (ok) return { uri: body.totpURI, recoveryCodes: body.backupCodes };
  return body.code === 'TOTP_ALREADY_ENABLED' ? refuse('SECOND_FACTOR_ON') : refuse('PASSWORD_WRONG');
}

/** Turns the second factor on with a first code, which cannot be used again, and ends the sessions that never passed it. */
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
  if (!ok || !(await consumeCode(deps, operator.id, typed))) {
    await auditCodeLocks(deps);
    return refuse('NEW_CODE_WRONG');
  }
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
