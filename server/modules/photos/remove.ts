import { type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import { deletePhoto, findPhoto } from './queries.ts';
import { removeFile } from './sweep.ts';

/**
 * Removes a photograph that should not have been taken, or is of another visit. Once its row is gone nobody sees it;
 * a leftover file is swept up.
 */
export async function removePhoto(
  deps: Pick<Deps, 'db' | 'photos' | 'clock' | 'log'>,
  by: Pick<Operator, 'id'>,
  id: string,
): Promise<{ removed: true } | Refusal> {
  const removed = await transact<{ removed: true } | Refusal>(deps.db, async (tx) => {
    const photo = await findPhoto(tx, id);
    if (!photo) return refuse('NOT_FOUND');
    await deletePhoto(tx, id);
    const after = { photo: id, kind: photo.kind };
    await audit(tx, deps, { by: by.id, action: 'photo.removed', subject: photo.bookingId, after });
    return { removed: true };
  });
  if ('removed' in removed) await removeFile(deps, id);
  return removed;
}
