import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import { auditAccess } from './audit.ts';
import { endOtherSessions } from './passkeys.ts';
import { endAllSessions, passwordHashOf, type Role, setPasswordHash } from './queries/administrators.ts';
import { deletePasskeysOf } from './queries/passkeys.ts';
import * as queries from './queries/people.ts';
import { requireRecentLogin, verifyPassword } from './recent-login.ts';
import type { AuthContext } from './sign-in.ts';

const invitationMs = 24 * 3_600_000;
/** The operator's password, where the session is not young. */
type Asked = { password?: string | undefined };
type Link = { token: string; expiresAt: string };

/** Everybody who works here, and how each gets in. */
export async function listPeople({ deps }: AuthContext, operator: Operator) {
  const found = await queries.everybody(deps.db);
  return found.map(({ open, hasPassword, ...person }) => ({
    ...person,
    state: open ? ('open' as const) : hasPassword ? ('closed' as const) : ('invited' as const),
    you: person.id === operator.id,
  }));
}

/** Makes an administrator who chooses a password by the link. */
export async function invitePerson(
  door: AuthContext,
  operator: Operator,
  { email, role, password }: Asked & { email: string; role: Role },
): Promise<Refusal | Link> {
  const { deps } = door;
  const stale = await requireRecentLogin(door, operator, password);
  if (stale) return stale;
  const id = deps.ids.uuid();
  return transact(deps.db, async (tx) => {
    const lower = email.toLowerCase();
    if (!(await queries.insertInvited(tx, { id, email: lower, role, now: deps.clock.now() }))) {
      return refuse('PERSON_KNOWN');
    }
    await audit(tx, deps, { by: operator.id, action: 'administrator.invited', subject: id, after: { role } });
    return newLink(tx, deps, id);
  });
}

/** A new link, for somebody who was invited or who forgot the password. The password of before stays until then. */
export const invitePersonAgain = (door: AuthContext, operator: Operator, asked: Asked & { id: string }) =>
  changing(door, operator, asked, async (tx, person) => {
    if (await isClosed(tx, person)) return refuse('NOT_FOUND');
    const before = { link: (await queries.invitationUntil(tx, person.id))?.toISOString() ?? null };
    const made = await newLink(tx, door.deps, person.id);
    const change = { subject: person.id, before, after: { link: made.expiresAt } };
    await audit(tx, door.deps, { by: operator.id, action: 'administrator.link', ...change });
    return made;
  });

/** Changes a role, or closes or opens an access. A closed one is out at once. */
export const changePerson = (
  door: AuthContext,
  operator: Operator,
  { role, open, ...asked }: Asked & { id: string; role: Role; open: boolean },
) =>
  changing(door, operator, asked, async (tx, person) => {
    const invited = !person.emailVerified && (await passwordHashOf(tx, person.id)) === '';
    // An access opens with the invitation's link, and not before.
    const emailVerified = open && !invited;
    await queries.setAccess(tx, person.id, { role, emailVerified });
    if (!open) {
      await endAllSessions(tx, person.id);
      await queries.endInvitations(tx, person.id);
    }
    await audit(tx, door.deps, {
      by: operator.id,
      action: 'administrator.changed',
      subject: person.id,
      before: { role: person.role, open: person.emailVerified },
      after: { role, open: emailVerified },
    });
    return { changed: true as const };
  });

/** For somebody whose phone is lost: the second step and the passkeys are gone, and so are the sessions. */
export const resetSecondFactor = (door: AuthContext, operator: Operator, asked: Asked & { id: string }) =>
  changing(door, operator, asked, async (tx, person) => {
    await queries.setAccess(tx, person.id, { twoFactorEnabled: false });
    await queries.deleteTwoFactor(tx, person.id);
    await deletePasskeysOf(tx, person.id);
    await endAllSessions(tx, person.id);
    await audit(tx, door.deps, {
      by: operator.id,
      action: 'administrator.second-factor-reset',
      subject: person.id,
      before: { authenticator: person.twoFactorEnabled },
      after: { authenticator: false },
    });
    return { changed: true as const };
  });

/** Chooses a password with an invitation's link. Whoever was signed in with the one before is out. */
export async function acceptInvitation(
  { deps, library }: AuthContext,
  { token, password }: { token: string; password: string },
): Promise<Refusal | { email: string }> {
  const hash = await library.hash(password);
  return transact(deps.db, async (tx) => {
    const id = await queries.takeInvitation(tx, sha256(token), new Date());
    const person = id === null ? null : await queries.lockAdministrator(tx, id);
    if (!person || (await isClosed(tx, person))) return refuse('INVITATION_OVER');
    await auditAccess(tx, deps, { by: person.id, action: 'administrator.password', id: person.id }, async () => {
      await setPasswordHash(tx, person.id, hash);
      await queries.setAccess(tx, person.id, { emailVerified: true });
      await endAllSessions(tx, person.id);
    });
    return { email: person.email };
  });
}

/** The operator's own password; every other session of theirs ends. */
export async function changePassword(
  door: AuthContext,
  operator: Operator,
  { current, password }: { current: string; password: string },
): Promise<Refusal | { changed: true }> {
  const wrong = await verifyPassword(door, operator, current);
  if (wrong) return wrong;
  const hash = await door.library.hash(password);
  return transact(door.deps.db, async (tx) => {
    const { id } = operator;
    await auditAccess(tx, door.deps, { by: id, action: 'administrator.password', id }, async () => {
      await setPasswordHash(tx, id, hash);
      await queries.endInvitations(tx, id);
      await endOtherSessions(tx, operator);
    });
    return { changed: true };
  });
}

type Person = NonNullable<Awaited<ReturnType<typeof queries.lockAdministrator>>>;

/**
 * A change of somebody else, by an owner who still is one. Nobody changes themselves here, so that whoever acts stays
 * an owner, and there is always one.
 */
async function changing<T extends object>(
  door: AuthContext,
  operator: Operator,
  { id, password }: Asked & { id: string },
  change: (tx: Deps['db'], person: Person) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  if (id === operator.id) return refuse('NOT_YOURSELF');
  const stale = await requireRecentLogin(door, operator, password);
  if (stale) return stale;
  return transact(door.deps.db, async (tx) => {
    if (!(await queries.lockOwners(tx)).includes(operator.id)) return refuse('OWNER_NEEDED');
    const person = await queries.lockAdministrator(tx, id);
    return person ? change(tx, person) : refuse('NOT_FOUND');
  });
}

/** Closed, as against invited and not there yet. */
const isClosed = async (tx: Deps['db'], { id, emailVerified }: Person): Promise<boolean> =>
  !emailVerified && (await passwordHashOf(tx, id)) !== '';

async function newLink(tx: Deps['db'], { ids }: Deps, administratorId: string): Promise<Link> {
  const token = ids.secret();
  // Like the library's own, it lasts in the real time of day.
  const now = new Date();
  const expiresAt = new Date(now.getTime() + invitationMs);
  await queries.replaceInvitation(tx, { id: ids.uuid(), administratorId, tokenHash: sha256(token), now, expiresAt });
  return { token, expiresAt: expiresAt.toISOString() };
}
