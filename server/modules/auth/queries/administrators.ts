import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';

import { administrators, type Role } from '#server/database/schema/access/administrators.ts';
import { auditLog } from '#server/database/schema/access/audit.ts';
import {
  administratorAccounts,
  administratorPasskeys,
  administratorSessions,
  administratorTwoFactors,
  administratorVerifications,
  signInFailures,
} from '#server/database/schema/access/sign-in.ts';

export type { Role };

/** better-auth's tables by its own names. */
export const signInTables = {
  user: administrators,
  session: administratorSessions,
  account: administratorAccounts,
  verification: administratorVerifications,
  twoFactor: administratorTwoFactors,
  passkey: administratorPasskeys,
};

export async function findAdministrator(db: Db, email: string) {
  const [row] = await db.select().from(administrators).where(eq(administrators.email, email));
  return row ?? null;
}

export async function countAdministrators(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(administrators);
  return row?.count ?? 0;
}

type NewAdministrator = { id: string; email: string; role: Role; now: Date; passwordHash: string | null };

/** An administrator, who may only sign in with a password; false when the e-mail is in use. */
export async function insertAdministrator(
  tx: Db,
  { id, email, role, now, passwordHash: password }: NewAdministrator,
): Promise<boolean> {
  const times = { createdAt: now, updatedAt: now };
  const rows = await tx
    .insert(administrators)
    .values({ id, name: email, email, role, emailVerified: password !== null, ...times })
    .onConflictDoNothing()
    .returning({ id: administrators.id });
  if (rows.length === 0) return false;
  await tx
    .insert(administratorAccounts)
    .values({ id, accountId: id, userId: id, providerId: 'credential', password, ...times });
  return true;
}

export async function passwordHashOf(db: Db, administratorId: string): Promise<string> {
  const [row] = await db
    .select({ password: administratorAccounts.password })
    .from(administratorAccounts)
    .where(eq(administratorAccounts.userId, administratorId));
  return row?.password ?? '';
}

export async function setPasswordHash(tx: Db, administratorId: string, password: string): Promise<void> {
  await tx.update(administratorAccounts).set({ password }).where(eq(administratorAccounts.userId, administratorId));
}

/** The unexpired sessions of an administrator, newest first, without tokens. */
export const sessionsOf = (db: Db, administratorId: string, now: Date) =>
  db
    .select({
      id: administratorSessions.id,
      createdAt: administratorSessions.createdAt,
      expiresAt: administratorSessions.expiresAt,
      ipAddress: administratorSessions.ipAddress,
      userAgent: administratorSessions.userAgent,
      lastSeenAt: administratorSessions.lastSeenAt,
    })
    .from(administratorSessions)
    .where(and(eq(administratorSessions.userId, administratorId), gt(administratorSessions.expiresAt, now)))
    .orderBy(desc(administratorSessions.createdAt));

export async function markSessionSeen(db: Db, id: string, lastSeenAt: Date): Promise<void> {
  await db.update(administratorSessions).set({ lastSeenAt }).where(eq(administratorSessions.id, id));
}

export async function endSession(tx: Db, administratorId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(administratorSessions)
    .where(and(eq(administratorSessions.id, id), eq(administratorSessions.userId, administratorId)))
    .returning({ id: administratorSessions.id });
  return rows.length > 0;
}

export async function endAllSessions(tx: Db, administratorId: string): Promise<void> {
  await tx.delete(administratorSessions).where(eq(administratorSessions.userId, administratorId));
}

/** Counts an attempt before the password is checked and returns the count; null while the counter is locked. */
export async function incrementFailures(db: Db, { key, now }: { key: string; now: Date }): Promise<number | null> {
  const [row] = await db
    .insert(signInFailures)
    .values({ emailHash: key, failures: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: signInFailures.emailHash,
      set: { failures: sql`${signInFailures.failures} + 1`, lastFailedAt: now },
      setWhere: sql`${signInFailures.lockedUntil} is null or ${signInFailures.lockedUntil} <= ${now}`,
    })
    .returning({ failures: signInFailures.failures });
  return row?.failures ?? null;
}

export async function lockSignIn(db: Db, key: string, lockedUntil: Date): Promise<void> {
  await db.update(signInFailures).set({ lockedUntil }).where(eq(signInFailures.emailHash, key));
}

export async function lockOf(db: Db, key: string): Promise<Date | null> {
  const [row] = await db
    .select({ lockedUntil: signInFailures.lockedUntil })
    .from(signInFailures)
    .where(eq(signInFailures.emailHash, key));
  return row?.lockedUntil ?? null;
}

export async function deleteFailures(db: Db, key: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.emailHash, key));
}

export async function deleteOldFailures(db: Db, before: Date): Promise<void> {
  await db.delete(signInFailures).where(lt(signInFailures.lastFailedAt, before));
}

/** Locks and returns the second steps that wrong codes have locked until after a moment. */
export async function codeLocks(tx: Db, after: Date): Promise<{ id: string; until: Date }[]> {
  const { userId: id, lockedUntil: until } = administratorTwoFactors;
  const rows = await tx.select({ id, until }).from(administratorTwoFactors).where(gt(until, after)).for('update');
  return rows.flatMap((row) => (row.until ? [{ id: row.id, until: row.until }] : []));
}

export async function isLockOnRecord(tx: Db, administratorId: string, until: string): Promise<boolean> {
  const isSame = sql`${auditLog.after} ->> 'until' = ${until}`;
  const rows = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.subject, administratorId), eq(auditLog.action, 'sign-in.locked'), isSame));
  return rows.length > 0;
}

export async function endSessionOfToken(tx: Db, token: string): Promise<void> {
  await tx.delete(administratorSessions).where(eq(administratorSessions.token, token));
}

/** Marks a one-time code as used; false when it was used before. Remembered for longer than a code is valid. */
export async function markCodeUsed(db: Db, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + 5 * 60_000);
  const rows = await db
    .insert(administratorVerifications)
    .values({ id, identifier: `used ${id}`, value: '', expiresAt, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: administratorVerifications.id,
      set: { expiresAt, updatedAt: now },
      setWhere: lt(administratorVerifications.expiresAt, now),
    })
    .returning({ id: administratorVerifications.id });
  return rows.length > 0;
}
