import { PhotoStoreError } from '#adapters/photos/port.ts';
import { dayMs } from '#domain/durations.ts';
import { photoKey, photoOfKey } from '#domain/photos/photo.ts';
import type { Deps } from '#server/deps.ts';
import { photosAmong } from './queries.ts';

/** A file is stored a moment before its row; after a day none comes any more. */
const graceMs = dayMs;

/**
 * Removes the files whose photograph is no more: of people who were erased, of visits whose time is over, and what a program left
 * behind that was killed. What is not named like a photograph is left alone. Answers how many.
 */
export async function sweepPhotos(
  deps: Pick<Deps, 'db' | 'photos'>,
  // The store's own clock said when a file came, so the machine's is asked and not the program's.
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

/** Removes the file of a photograph whose row is gone; the next sweep does what fails now. */
export async function removeFile({ photos, log }: Pick<Deps, 'photos' | 'log'>, id: string): Promise<void> {
  try {
    await photos.remove(photoKey(id));
  } catch (failure) {
    if (!(failure instanceof PhotoStoreError)) throw failure;
    log.warn({ err: failure }, 'photo file not removed');
  }
}
