import { inLanguage, type Language } from '#domain/language.ts';
import { call } from '#web/client/call.ts';
import { codeOf, isRefused, wordsOf } from '#web/client/failure.ts';
import { RequestError } from '#web/client/request.ts';
import * as calls from './calls.ts';
import { messages } from './messages.ts';
import type { QueuedReport } from './queued-report.ts';
import { storage } from './storage.ts';

/** How an attempt to reach the server ended: `offline` also where it did not answer, `out` where nobody is signed in. */
export type Reached = 'online' | 'offline' | 'out' | 'refused';

const isSignedOut = (failure: unknown): boolean => failure instanceof RequestError && failure.status === 401;

/** Ends a session that was left offline. */
async function finishLeaving(): Promise<void> {
  if (!storage.isLeaving()) return;
  try {
    await call(calls.signOut, {});
  } catch (failure) {
    if (!isSignedOut(failure)) throw failure;
  }
  storage.setLeaving(false);
}

/** Sends one press; one that no longer applies is reported instead, and overwrites nothing. */
async function send(press: QueuedReport, language: Language): Promise<void> {
  const { id, orderNo, date, pressedAt, name, kind } = press;
  const words = inLanguage(messages, language);
  const tell = (text: string) => storage.tell({ id, name, what: words.kinds[kind], words: text });
  const body = { id, date, pressedAt };
  try {
    const { state, by } = await call(calls.reportVisit, {
      params: { order: orderNo },
      body: press.kind === 'note' ? { ...body, kind: 'note', words: press.words } : { ...body, kind: press.kind },
    });
    if (state === 'repeated') tell(by === 'office' ? words.doneByOffice : words.known);
  } catch (failure) {
    const mayComeBack = !isRefused(failure) || failure.status === 401 || failure.status === 403;
    if (mayComeBack) throw failure;
    tell(wordsOf(failure) || words.noAnswer);
  }
  storage.remove(id);
}

/**
 * Sends what waits, in the order it was pressed, and refetches the days. What someone else pressed on this phone
 * waits for them. `isCurrent` says whether the page is still open.
 */
export async function synchronize(
  language: Language,
  isCurrent: () => boolean,
): Promise<{ reached: Reached; words: string }> {
  try {
    await finishLeaving();
    let days = await call(calls.listCrewVisits, {});
    const mine = storage.queue().filter(({ by }) => by === days.person);
    for (const press of mine) await send(press, language);
    if (mine.length > 0) days = await call(calls.listCrewVisits, {});
    if (isCurrent()) storage.keepDays({ ...days, readAt: Date.now() });
    return { reached: 'online', words: '' };
  } catch (failure) {
    if (isSignedOut(failure))
      return { reached: 'out', words: codeOf(failure) === 'SESSION_IDLE' ? wordsOf(failure) : '' };
    return isRefused(failure) ? { reached: 'refused', words: wordsOf(failure) } : { reached: 'offline', words: '' };
  }
}
