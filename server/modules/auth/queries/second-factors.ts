import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { administratorTwoFactors } from '#server/database/schema/access/sign-in.ts';

/** Every stored second factor, encrypted; locked until the transaction ends. */
export const lockSecondFactors = (tx: Db) =>
  tx
    .select({
      id: administratorTwoFactors.id,
      secret: administratorTwoFactors.secret,
      backupCodes: administratorTwoFactors.backupCodes,
    })
    .from(administratorTwoFactors)
    .for('update');

export async function updateSecondFactor(
  tx: Db,
  id: string,
  change: { secret: string; backupCodes: string },
): Promise<void> {
  await tx.update(administratorTwoFactors).set(change).where(eq(administratorTwoFactors.id, id));
}
