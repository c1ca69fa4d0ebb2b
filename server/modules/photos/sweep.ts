import { PhotoStoreError } from '#adapters/photos/port.ts';
import { dayMs } from '#domain/durations.ts';
import { photoKey, photoOfKey } from '#domain/photos/photo.ts';
import type { Deps } from '#server/deps.ts';
import { photosAmong } from './queries.ts';

/** A file is stored a moment before its row; after a day, no row will follow. */
const graceMs = dayMs;

/**
 * Removes files without a photograph row: of erased people, of expired visits, and leftovers of
 * killed processes. Files not named like a photograph are left alone. Returns how many.
 */
export async function sweepPhotos(
  deps: Pick<Deps, 'db' | 'photos'>,
  // File times are by the store's clock, so compared with the machine's, not the program's.
  { now = new Date(), stopping }: { now?: Date; stopping?: AbortSignal } = {},
): Promise<number> {
  const before = now.getTime() - graceMs;
  let removed = 0;
  for await (const page of deps.photos.list()) {
    if (stopping?.aborted) break;
    const old = page.flatMap(({ key, storedAt }) => (storedAt.getTime() < before ? [photoOfKey(key)] : []));
    const ids = old.filter((id) => id !== null);
    const known = await photosAmong(deps.db, ids);
    for (const id of ids.filter((one) => !known.has(one))) {
      await deps.photos.remove(photoKey(id));
      removed += 1;
    }
  }
  return removed;
}

/** Removes the file of a photograph whose row is gone; the next sweep retries a failure. */
export async function removeFile({ photos, log }: Pick<Deps, 'photos' | 'log'>, id: string): Promise<void> {
  try {
    await photos.remove(photoKey(id));
  } catch (failure) {
    if (!(failure instanceof PhotoStoreError)) throw failure;
    log.warn({ err: failure }, 'photo file not removed');
  }
}
