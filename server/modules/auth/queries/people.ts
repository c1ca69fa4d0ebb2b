import { and, asc, count, eq, gt, inArray, like, sql } from 'drizzle-orm';
import { access } from '#domain/access/permissions.ts';
import type { Db } from '#server/database/database.ts';
import { administrators, type Role } from '#server/database/schema/access/administrators.ts';
import {
  administratorAccounts as accounts,
  administratorPasskeys as passkeys,
  administratorTwoFactors as twoFactors,
  administratorVerifications as verifications,
} from '#server/database/schema/access/sign-in.ts';

/** All administrators in the order of their e-mails, and whether each has ever set a password. */
export const listAdministrators = (db: Db) =>
  db
    .select({
      id: administrators.id,
      email: administrators.email,
      role: administrators.role,
      crew: administrators.crew,
      open: administrators.emailVerified,
      authenticator: administrators.twoFactorEnabled,
      hasPassword: sql<boolean>`coalesce(bool_or(${accounts.password} is not null), false)`,
      passkeys: count(sql`distinct ${passkeys.id}`).mapWith(Number),
    })
    .from(administrators)
    .leftJoin(accounts, eq(accounts.userId, administrators.id))
    .leftJoin(passkeys, eq(passkeys.userId, administrators.id))
    .groupBy(administrators.id)
    .orderBy(asc(administrators.email));

/** One administrator, locked until the transaction ends; null when there is none. */
export async function lockAdministrator(tx: Db, id: string) {
  const [row] = await tx.select().from(administrators).where(eq(administrators.id, id)).for('update');
  return row ?? null;
}

/** Locks those who can sign in and manage people, so that two cannot close each other's accounts; returns their ids. */
export async function lockOwners(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: administrators.id })
    .from(administrators)
    .where(and(inArray(administrators.role, access.people.roles), eq(administrators.emailVerified, true)))
    .orderBy(asc(administrators.id))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function setAccess(
  tx: Db,
  id: string,
  access: { role?: Role; crew?: number | null; emailVerified?: boolean; twoFactorEnabled?: boolean },
): Promise<void> {
  await tx.update(administrators).set(access).where(eq(administrators.id, id));
}

export async function deleteTwoFactor(tx: Db, administratorId: string): Promise<void> {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, administratorId));
}

const invitationPrefix = 'invitation:';

/** Stores the hash of an invitation's token and ends earlier invitations. */
export async function replaceInvitation(
  tx: Db,
  {
    id,
    administratorId,
    tokenHash,
    now,
    expiresAt,
  }: Record<'id' | 'administratorId' | 'tokenHash', string> & Record<'now' | 'expiresAt', Date>,
): Promise<void> {
  await endInvitations(tx, administratorId);
  const identifier = `${invitationPrefix}${tokenHash}`;
  await tx
    .insert(verifications)
    .values({ id, identifier, value: administratorId, expiresAt, createdAt: now, updatedAt: now });
}

export async function endInvitations(tx: Db, administratorId: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, administratorId), like(verifications.identifier, `${invitationPrefix}%`)));
}

/** When an administrator's invitation expires; null where there is none. */
export async function invitationExpiry(tx: Db, administratorId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ expiresAt: verifications.expiresAt })
    .from(verifications)
    .where(and(eq(verifications.value, administratorId), like(verifications.identifier, `${invitationPrefix}%`)));
  return row?.expiresAt ?? null;
}

export async function isInvitation(tx: Db, tokenHash: string, now: Date): Promise<boolean> {
  const [row] = await tx.select({ id: verifications.id }).from(verifications).where(isOpen(tokenHash, now));
  return row !== undefined;
}

const isOpen = (tokenHash: string, now: Date) =>
  and(eq(verifications.identifier, `${invitationPrefix}${tokenHash}`), gt(verifications.expiresAt, now));

/** Uses up an invitation and returns its administrator; null when it is unknown or expired. */
export async function consumeInvitation(tx: Db, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await tx
    .delete(verifications)
    .where(isOpen(tokenHash, now))
    .returning({ administratorId: verifications.value });
  return row?.administratorId ?? null;
}

/** Every stored second factor, encrypted; locked until the transaction ends. */
export const lockSecondFactors = (tx: Db) => tx.select().from(twoFactors).for('update');

export async function updateSecondFactor(
  tx: Db,
  id: string,
  change: { secret: string; backupCodes: string },
): Promise<void> {
  await tx.update(twoFactors).set(change).where(eq(twoFactors.id, id));
}
