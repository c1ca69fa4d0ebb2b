import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { administratorPasskeys as passkeys } from '#server/database/schema/access/sign-in.ts';

export async function countPasskeys(db: Db, administratorId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, administratorId));
  return row?.count ?? 0;
}

export const passkeysOf = (db: Db, administratorId: string) =>
  db
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, administratorId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export async function deletePasskey(tx: Db, administratorId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, administratorId)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function deletePasskeysOf(tx: Db, administratorId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, administratorId));
}
