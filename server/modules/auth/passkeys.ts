import { type Refusal, refuse } from '#domain/refusal.ts';
import { accountHash } from '#server/common/secrets.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import { admit } from './admit.ts';
import { passkeyCounters, registerAttempt, resetAttempts } from './attempts.ts';
import { countSessions } from './audit.ts';
import type { PasskeyAssertion } from './passkey-plugin.ts';
import { endSession, endSessionOfToken, sessionsOf } from './queries/administrators.ts';
import { countPasskeys, deletePasskey, passkeysOf } from './queries/passkeys.ts';
import { lockAdministrator } from './queries/people.ts';
import { type AuthContext, auditSignIn } from './sign-in.ts';

type NewPasskey = { name: string; passkey: { id: string } };

/** better-auth has to check the signed origin against the site's own, not against the browser's Origin header. */
function withOwnOrigin(headers: Headers, { publicUrl }: Deps): Headers {
  const own = new Headers(headers);
  own.set('origin', publicUrl);
  return own;
}

export async function listPasskeys({ deps }: AuthContext, { id }: Operator) {
  const passkeys = await passkeysOf(deps.db, id);
  return passkeys.map(({ createdAt, name, ...one }) => ({
    ...one,
    name: name ?? '',
    createdAt: createdAt?.toISOString() ?? null,
  }));
}

export async function startPasskey(auth: AuthContext, operator: Operator, headers: Headers, password?: string) {
  const refused = await admit(auth, operator, { action: 'passkey', password });
  if (refused) return refused;
  const { ok, body, cookies } = await auth.library.startPasskey(headers);
  return ok ? { said: body, cookies } : refuse('PASSKEY_NOT_MADE');
}

/** Stores a passkey. If it is the operator's first second factor, sessions opened with the password alone end. */
export async function finishPasskey(
  auth: AuthContext,
  operator: Operator,
  headers: Headers,
  { name, passkey }: NewPasskey,
) {
  const { deps, library } = auth;
  const first = !operator.secondFactor && (await countPasskeys(deps.db, operator.id)) === 0;
  const { ok, body, cookies } = await library.finishPasskey(withOwnOrigin(headers, deps), { name, response: passkey });
  if (!ok) return refuse('PASSKEY_NOT_MADE');
  await transact(deps.db, async (tx) => {
    const passkeys = await countPasskeys(tx, operator.id);
    const before = { passkeys: passkeys - 1, sessions: await countSessions(tx, operator.id) };
    if (first) await endOtherSessions(tx, operator);
    const after = { name, passkeys, sessions: await countSessions(tx, operator.id) };
    await audit(tx, deps, { by: operator.id, action: 'passkey.made', subject: body.id, before, after });
  });
  const { id, createdAt } = body;
  return { cookies, passkey: { id, name, createdAt } };
}

export async function endOtherSessions(tx: Deps['db'], { id, sessionId }: Operator): Promise<void> {
  const all = await sessionsOf(tx, id, new Date(0));
  for (const other of all.filter((one) => one.id !== sessionId)) await endSession(tx, id, other.id);
}

/** Deletes a passkey. Where a second factor is required, one stays. */
export async function removePasskey(
  auth: AuthContext,
  operator: Operator,
  { id, password }: { id: string; password?: string | undefined },
): Promise<Refusal | { removed: true }> {
  const refused = await admit(auth, operator, { action: 'passkey', password });
  if (refused) return refused;
  const { deps } = auth;
  return transact(deps.db, async (tx) => {
    const administrator = await lockAdministrator(tx, operator.id);
    if (!administrator) return refuse('NOT_FOUND');
    const isRequired = deps.requiresSecondFactor && !administrator.twoFactorEnabled;
    const passkeys = await passkeysOf(tx, operator.id);
    const removed = passkeys.find((one) => one.id === id);
    if (!removed) return refuse('NOT_FOUND');
    if (isRequired && passkeys.length === 1) return refuse('SECOND_FACTOR_LAST');
    await deletePasskey(tx, operator.id, id);
    const before = { name: removed.name, passkeys: passkeys.length };
    const after = { passkeys: passkeys.length - 1 };
    await audit(tx, deps, { by: operator.id, action: 'passkey.removed', subject: id, before, after });
    return { removed: true };
  });
}

/** The options with which a browser signs in with a passkey; they name no account. */
export async function startPasskeySignIn({ library }: AuthContext) {
  const { body, cookies } = await library.startPasskeySignIn();
  return { said: { ...body, userVerification: 'required' as const }, cookies };
}

/** A passkey with user verification counts as both steps. Failed attempts are counted per passkey. */
export async function signInWithPasskey(
  { deps, library }: AuthContext,
  headers: Headers,
  passkey: PasskeyAssertion,
): Promise<Refusal | { cookies: string[]; email: string }> {
  const counters = passkeyCounters(passkey.id);
  const refused = await registerAttempt(deps, counters, { account: accountHash(deps.appSecret, passkey.id) });
  if (refused) return refused;
  const former = await library.session(headers);
  const { ok, body, cookies } = await library.signInWithPasskey(withOwnOrigin(headers, deps), passkey);
  if (!ok) return refuse('PASSKEY_WRONG');
  const { email, emailVerified } = body.user;
  if (!emailVerified) {
    await endSessionOfToken(deps.db, body.session.token);
    return refuse('PASSKEY_WRONG');
  }
  await resetAttempts(deps, counters);
  if (former) await endSession(deps.db, former.id, former.sessionId);
  await auditSignIn(deps, email);
  return { cookies, email };
}
