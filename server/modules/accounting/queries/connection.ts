import { eq } from 'drizzle-orm';
import type { RefusalKind } from '#domain/accounting/refusal.ts';
import type { Db } from '#server/database/database.ts';
import { accountingConnection as table } from '#server/database/schema/accounting.ts';

const only = eq(table.id, 1);

/** The cause may have been fixed since; the next call will show. */
export async function forgetRefusal(db: Db): Promise<void> {
  await db.update(table).set({ refusal: null, refusalKind: null, refusedBy: null }).where(only);
}

export type ConnectionRefusal = { kind: RefusalKind; words: string };

/** Why the accounting service refused our credentials the last time; null while they are good. */
export async function connectionRefusal(db: Db): Promise<ConnectionRefusal | null> {
  const [row] = await db.select({ words: table.refusal, kind: table.refusalKind }).from(table).where(only);
  const { words = null, kind = null } = row ?? {};
  return words === null ? null : { kind: kind ?? 'permission', words };
}
