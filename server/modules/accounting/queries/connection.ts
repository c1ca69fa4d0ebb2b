import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { accountingConnection as table } from '#server/database/schema/index.ts';

const only = eq(table.id, 1);

/** What was refused may have been set right since; the next call tells. */
export async function forgetRefusal(db: Db): Promise<void> {
  await db.update(table).set({ refusal: null }).where(only);
}

/** Why the accounting service refused our credentials the last time; null while they are good. */
export async function connectionRefusal(db: Db): Promise<string | null> {
  const [row] = await db.select({ refusal: table.refusal }).from(table).where(only);
  return row?.refusal ?? null;
}
