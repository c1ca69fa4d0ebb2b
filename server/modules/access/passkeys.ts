import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import { countSessions } from './audit.ts';
import type { PasskeyShown } from './passkey-plugin.ts';
import { endSession, endSessionOfToken, forgetFailures, sessionsOf } from './queries/administrators.ts';
import { countPasskeys, deletePasskey, passkeysOf } from './queries/passkeys.ts';
import { lockAdministrator } from './queries/people.ts';
import { requireRecentLogin } from './recent-login.ts';
import { type AuthContext, auditSignIn, countAttempt } from './sign-in.ts';

type Made = { name: string; passkey: { id: string } };

/** The library compares what the browser signed with the site's own address, and never with what the browser says. */
function atOwnOrigin(headers: Headers, { publicUrl }: Deps): Headers {
  const own = new Headers(headers);
  own.set('origin', publicUrl);
  return own;
}

/** The operator's own passkeys. */
export async function listPasskeys({ deps }: AuthContext, { id }: Operator) {
  const found = await passkeysOf(deps.db, id);
  return found.map(({ createdAt, name, ...one }) => ({
    ...one,
    name: name ?? '',
    createdAt: createdAt?.toISOString() ?? null,
  }));
}

/** What the browser is asked to make. */
export async function startPasskey(door: AuthContext, operator: Operator, headers: Headers, password?: string) {
  const stale = await requireRecentLogin(door, operator, password);
  if (stale) return stale;
  const { ok, said, cookies } = await door.library.startPasskey(headers);
  return ok ? { said, cookies } : refuse('PASSKEY_NOT_MADE');
}

/** Keeps a passkey. With the first second step, sessions that only ever knew the password end. */
export async function finishPasskey(door: AuthContext, operator: Operator, headers: Headers, { name, passkey }: Made) {
  const { deps, library } = door;
  const first = !operator.secondFactor && (await countPasskeys(deps.db, operator.id)) === 0;
  const { ok, said, cookies } = await library.finishPasskey(atOwnOrigin(headers, deps), { name, response: passkey });
  if (!ok) return refuse('PASSKEY_NOT_MADE');
  await transact(deps.db, async (tx) => {
    const passkeys = await countPasskeys(tx, operator.id);
    const before = { passkeys: passkeys - 1, sessions: await countSessions(tx, operator.id) };
    if (first) await endOtherSessions(tx, operator);
    const after = { name, passkeys, sessions: await countSessions(tx, operator.id) };
    await audit(tx, deps, { by: operator.id, action: 'passkey.made', subject: said.id, before, after });
  });
  const { id, createdAt } = said;
  return { cookies, passkey: { id, name, createdAt } };
}

/** Ends every session of the operator but the one that asks. */
export async function endOtherSessions(tx: Deps['db'], { id, sessionId }: Operator): Promise<void> {
  const all = await sessionsOf(tx, id, new Date(0));
  for (const other of all.filter((one) => one.id !== sessionId)) await endSession(tx, id, other.id);
}

/** Takes a passkey away. With real payments an owner is never left without a second step. */
export async function removePasskey(
  door: AuthContext,
  operator: Operator,
  { id, password }: { id: string; password?: string | undefined },
): Promise<Refusal | { removed: true }> {
  const stale = await requireRecentLogin(door, operator, password);
  if (stale) return stale;
  const { deps } = door;
  return transact(deps.db, async (tx) => {
    const who = await lockAdministrator(tx, operator.id);
    if (!who) return refuse('NOT_FOUND');
    const needed = deps.requiresSecondFactor && who.role === 'owner' && !who.twoFactorEnabled;
    const known = await passkeysOf(tx, operator.id);
    const gone = known.find((one) => one.id === id);
    if (!gone) return refuse('NOT_FOUND');
    if (needed && known.length === 1) return refuse('SECOND_FACTOR_LAST');
    await deletePasskey(tx, operator.id, id);
    const before = { name: gone.name, passkeys: known.length };
    const after = { passkeys: known.length - 1 };
    await audit(tx, deps, { by: operator.id, action: 'passkey.removed', subject: id, before, after });
    return { removed: true };
  });
}

/** What a browser is asked for at the door, whoever stands there. */
export async function startPasskeySignIn({ library }: AuthContext) {
  const { said, cookies } = await library.startPasskeySignIn();
  return { said: { ...said, userVerification: 'required' as const }, cookies };
}

/** A passkey whose owner was verified by the authenticator counts as both steps. Wrong tries are counted by passkey. */
export async function signInWithPasskey(
  { deps, library }: AuthContext,
  headers: Headers,
  passkey: PasskeyShown,
): Promise<Refusal | { cookies: string[] }> {
  const key = sha256(`passkey ${passkey.id}`);
  if (!(await countAttempt(deps.db, key, deps.clock.now()))) return refuse('SIGN_IN_LOCKED');
  const { ok, said, cookies } = await library.signInWithPasskey(atOwnOrigin(headers, deps), passkey);
  if (!ok) return refuse('PASSKEY_WRONG');
  if (!said.user.emailVerified) {
    await endSessionOfToken(deps.db, said.session.token);
    return refuse('PASSKEY_WRONG');
  }
  await forgetFailures(deps.db, key);
  await auditSignIn(deps, said.user.email);
  return { cookies };
}
