import { inLanguage, type Language } from '#domain/language.ts';
import { call } from '#web/client/call.ts';
import { isRefused, wordsOf } from '#web/client/failure.ts';
import * as calls from './calls.ts';
import { messages } from './messages.ts';
import { photoQueue, type WaitingPhoto } from './photo-queue.ts';
import { storage } from './storage.ts';

let sending: { id: string; request: AbortController } | null = null;

/** A photo is not wanted: it is no longer sent. */
export function removePhoto(id: string): Promise<void> {
  if (sending?.id === id) sending.request.abort();
  return photoQueue.remove(id);
}

/** Sends one; one that no longer applies is reported instead. Throws if a retry may succeed. */
async function send(
  { id, orderNo, date, kind, takenAt, name, picture }: WaitingPhoto,
  language: Language,
): Promise<void> {
  const words = inLanguage(messages, language);
  const request = new AbortController();
  sending = { id, request };
  try {
    await call(
      calls.keepPhoto,
      { params: { order: orderNo }, query: { id, date, kind, takenAt } },
      {
        body: new Blob([picture], { type: 'image/jpeg' }),
        headers: { 'content-type': 'image/jpeg' },
        signal: request.signal,
      },
    );
  } catch (failure) {
    if (request.signal.aborted) return;
    const mayComeBack = !isRefused(failure) || failure.status === 401 || failure.status === 403;
    if (mayComeBack) throw failure;
    storage.tell({ id, name, what: words.photos[kind], words: wordsOf(failure) || words.noAnswer });
  }
  await photoQueue.remove(id);
}

let isSending = false;

/**
 * Sends a person's photos one after another, behind everything else: nobody waits for them. Ends with the first that
 * does not arrive; the next attempt continues there. Returns how many are settled.
 */
export async function sendPhotos(language: Language, person: string, isCurrent: () => boolean): Promise<number> {
  if (isSending) return 0;
  isSending = true;
  let settled = 0;
  try {
    for (;;) {
      const next = photoQueue.nextOf(person);
      if (!next || !isCurrent()) break;
      await send(next, language);
      settled += 1;
    }
  } catch {
    // It waits for the next attempt.
  } finally {
    isSending = false;
  }
  return settled;
}
