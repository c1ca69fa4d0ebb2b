import { worksInCrew } from '#domain/access/roles.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import { admit, verifyPassword } from './admit.ts';
import { auditAccess } from './audit.ts';
import { endOtherSessions } from './passkeys.ts';
import {
  endAllSessions,
  insertAdministrator,
  passwordHashOf,
  type Role,
  setPasswordHash,
} from './queries/administrators.ts';
import { deletePasskeysOf } from './queries/passkeys.ts';
import * as queries from './queries/people.ts';
import type { AuthContext } from './sign-in.ts';
import { tellChange } from './tell-change.ts';
import { isWeakPassword } from './weak-password.ts';

const invitationMs = 24 * 3_600_000;
/** The operator's password again; needed unless they signed in recently. */
type Reauthentication = { password?: string | undefined };
type Change = { id: string; role: Role; open: boolean; crew?: number | null | undefined };
type Link = { token: string; expiresAt: string };

/** All administrators with their means of signing in. */
export async function listPeople({ deps }: AuthContext, operator: Operator) {
  const people = await queries.listAdministrators(deps.db);
  return people.map(({ open, hasPassword, ...person }) => ({
    ...person,
    state: open ? ('open' as const) : hasPassword ? ('closed' as const) : ('invited' as const),
    you: person.id === operator.id,
  }));
}

/** Creates an administrator and the link with which they choose a password. */
export async function invitePerson(
  auth: AuthContext,
  operator: Operator,
  { email, role, password }: Reauthentication & { email: string; role: Role },
): Promise<Refusal | Link> {
  const { deps } = auth;
  const refused = await admit(auth, operator, { action: 'people', password });
  if (refused) return refused;
  const id = deps.ids.uuid();
  return transact(deps.db, async (tx) => {
    const invited = { id, email: email.toLowerCase(), role, now: deps.clock.now(), passwordHash: null };
    if (!(await insertAdministrator(tx, invited))) return refuse('PERSON_KNOWN');
    await audit(tx, deps, { by: operator.id, action: 'administrator.invited', subject: id, after: { role } });
    return newLink(tx, deps, id);
  });
}

/** A new link for an invited administrator or a forgotten password. An existing password keeps working until it is used. */
export const invitePersonAgain = (auth: AuthContext, operator: Operator, asked: Reauthentication & { id: string }) =>
  changeOther(auth, operator, asked, async (tx, person) => {
    if (await isClosed(tx, person)) return refuse('NOT_FOUND');
    const before = { link: (await queries.invitationExpiry(tx, person.id))?.toISOString() ?? null };
    const link = await newLink(tx, auth.deps, person.id);
    const change = { subject: person.id, before, after: { link: link.expiresAt } };
    await audit(tx, auth.deps, { by: operator.id, action: 'administrator.link', ...change });
    await tellChange(tx, auth.deps, { ...person, change: 'link', by: operator.email });
    return link;
  });

/**
 * Changes a role, or closes or opens an account. Either ends its sessions: pages open under the old role lose access at once.
 * `crew` sets whose visits a crew's phone shows, and ends no session.
 */
export const changePerson = (
  auth: AuthContext,
  operator: Operator,
  { role, open, crew: asCrew, ...asked }: Reauthentication & Change,
) =>
  changeOther(auth, operator, asked, async (tx, person) => {
    const invited = !person.emailVerified && (await passwordHashOf(tx, person.id)) === '';
    // An invited account only opens through its link.
    const emailVerified = open && !invited;
    const crew = worksInCrew[role] ? (asCrew === undefined ? person.crew : asCrew) : null;
    const isMoved = crew !== person.crew;
    await queries.setAccess(tx, person.id, { role, emailVerified, crew });
    if (!open || role !== person.role) await endAllSessions(tx, person.id);
    if (!open) await queries.endInvitations(tx, person.id);
    await audit(tx, auth.deps, {
      by: operator.id,
      action: 'administrator.changed',
      subject: person.id,
      before: { role: person.role, open: person.emailVerified, ...(isMoved && { crew: person.crew }) },
      after: { role, open: emailVerified, ...(isMoved && { crew }) },
    });
    const isChanged = role !== person.role || emailVerified !== person.emailVerified;
    if (isChanged) await tellChange(tx, auth.deps, { ...person, change: 'role', by: operator.email });
    return { changed: true as const };
  });

/** For a lost phone: removes the second factor and the passkeys, and ends all sessions. */
export const resetSecondFactor = (auth: AuthContext, operator: Operator, asked: Reauthentication & { id: string }) =>
  changeOther(auth, operator, asked, async (tx, person) => {
    await queries.setAccess(tx, person.id, { twoFactorEnabled: false });
    await queries.deleteTwoFactor(tx, person.id);
    await deletePasskeysOf(tx, person.id);
    await endAllSessions(tx, person.id);
    await audit(tx, auth.deps, {
      by: operator.id,
      action: 'administrator.second-factor-reset',
      subject: person.id,
      before: { authenticator: person.twoFactorEnabled },
      after: { authenticator: false },
    });
    await tellChange(tx, auth.deps, { ...person, change: 'second-step', by: operator.email });
    return { changed: true as const };
  });

/** The link is checked first: a hash is expensive, and must not be computed for callers without a link. */
export async function acceptInvitation(
  { deps, library }: AuthContext,
  { token, password }: { token: string; password: string },
): Promise<Refusal | { email: string; role: Role }> {
  if (!(await queries.isInvitation(deps.db, sha256(token), new Date()))) return refuse('INVITATION_OVER');
  const hash = await library.hash(password);
  return transact(deps.db, async (tx) => {
    const id = await queries.consumeInvitation(tx, sha256(token), new Date());
    const person = id === null ? null : await queries.lockAdministrator(tx, id);
    if (!person || (await isClosed(tx, person))) return refuse('INVITATION_OVER');
    if (await isWeakPassword(password, person.email)) return refuse('PASSWORD_COMMON');
    const current = await passwordHashOf(tx, person.id);
    if (current !== '' && (await library.verify(password, current))) return refuse('PASSWORD_UNCHANGED');
    await auditAccess(tx, deps, { by: person.id, action: 'administrator.password', id: person.id }, async () => {
      await setPasswordHash(tx, person.id, hash);
      await queries.setAccess(tx, person.id, { emailVerified: true });
      await endAllSessions(tx, person.id);
    });
    return { email: person.email, role: person.role };
  });
}

/** Changes the operator's own password and ends their other sessions. */
export async function changePassword(
  auth: AuthContext,
  operator: Operator,
  { current, password }: { current: string; password: string },
): Promise<Refusal | { changed: true }> {
  const refused = await verifyPassword(auth, operator, current);
  if (refused) return refused;
  if (password === current) return refuse('PASSWORD_UNCHANGED');
  if (await isWeakPassword(password, operator.email)) return refuse('PASSWORD_COMMON');
  const hash = await auth.library.hash(password);
  return transact(auth.deps.db, async (tx) => {
    const { id } = operator;
    await auditAccess(tx, auth.deps, { by: id, action: 'administrator.password', id }, async () => {
      await setPasswordHash(tx, id, hash);
      await queries.endInvitations(tx, id);
      await endOtherSessions(tx, operator);
    });
    return { changed: true };
  });
}

type Person = NonNullable<Awaited<ReturnType<typeof queries.lockAdministrator>>>;

/** For an owner who still is one. Nobody can change themselves, so there is always an owner left. */
async function changeOther<T extends object>(
  auth: AuthContext,
  operator: Operator,
  { id, password }: Reauthentication & { id: string },
  change: (tx: Deps['db'], person: Person) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  if (id === operator.id) return refuse('NOT_YOURSELF');
  const refused = await admit(auth, operator, { action: 'people', password });
  if (refused) return refused;
  return transact(auth.deps.db, async (tx) => {
    if (!(await queries.lockOwners(tx)).includes(operator.id)) return refuse('OWNER_NEEDED');
    const person = await queries.lockAdministrator(tx, id);
    return person ? change(tx, person) : refuse('NOT_FOUND');
  });
}

/** Closed, as opposed to invited and not yet open. */
const isClosed = async (tx: Deps['db'], { id, emailVerified }: Person): Promise<boolean> =>
  !emailVerified && (await passwordHashOf(tx, id)) !== '';

async function newLink(tx: Deps['db'], { ids }: Deps, administratorId: string): Promise<Link> {
  const token = ids.secret();
  // By the real clock, like better-auth's own expiries.
  const now = new Date();
  const expiresAt = new Date(now.getTime() + invitationMs);
  await queries.replaceInvitation(tx, { id: ids.uuid(), administratorId, tokenHash: sha256(token), now, expiresAt });
  return { token, expiresAt: expiresAt.toISOString() };
}
