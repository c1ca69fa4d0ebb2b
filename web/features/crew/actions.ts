import type { CrewVisit } from '#contract/admin/crew.ts';
import { inLanguage } from '#domain/language.ts';
import type { PhotoKind } from '#domain/photos/photo.ts';
import { call } from '#web/client/call.ts';
import * as calls from './calls.ts';
import { messages } from './messages.ts';
import { forgetPage } from './offline.ts';
import { pageState, redraw, untouched } from './page-state.ts';
import { photoQueue } from './photo-queue.ts';
import { type QueuedReport, serverNow } from './queued-report.ts';
import { isSending, languageNow, leavePage, sync, whileHere } from './reach.ts';
import { removePhoto } from './send-photos.ts';
import { shrink } from './shrink.ts';
import { storage } from './storage.ts';

/** What is now said about a visit, by whom and when; nothing once the days are gone from the phone. */
function sayingOf({ orderNo, date, businessName, contactName }: CrewVisit) {
  const kept = storage.days(Date.now());
  if (!kept) return redraw();
  const at = serverNow(kept, Date.now()).toISOString();
  return { at, said: { id: crypto.randomUUID(), orderNo, date, name: businessName || contactName, by: kept.person } };
}

/** Stores a press on the phone, and sends it as soon as there is a network. */
export function press(visit: CrewVisit, what: Pick<QueuedReport, 'kind'> & { words?: string }): void {
  const saying = sayingOf(visit);
  if (!saying) return;
  storage.add({ ...saying.said, ...what, pressedAt: saying.at } as QueuedReport);
  redraw();
  void sync();
}

export function takeBack(visit: CrewVisit): void {
  const { orderNo, date } = visit;
  const waiting = storage.queue().find((one) => one.kind === 'done' && one.orderNo === orderNo && one.date === date);
  // One already in flight is followed by its opposite.
  if (!waiting || isSending()) press(visit, { kind: 'undone' });
  else {
    storage.remove(waiting.id);
    redraw();
  }
}

export function sendNote(visit: CrewVisit): void {
  const { [visit.orderNo]: draft = '', ...drafts } = pageState.get().drafts;
  if (draft.trim() === '') return;
  redraw({ drafts });
  press(visit, { kind: 'note', words: draft.trim() });
}

export async function photograph(visit: CrewVisit, kind: PhotoKind, file: File): Promise<void> {
  const isCurrent = whileHere();
  const saying = sayingOf(visit);
  if (!saying) return;
  const { id, name } = saying.said;
  const words = inLanguage(messages, languageNow());
  const picture = await shrink(file);
  if (!isCurrent()) return;
  const tell = (text: string) => storage.tell({ id, name, what: words.photos[kind], words: text });
  if (!picture) tell(words.photoUnread);
  else if (!(await photoQueue.add({ ...saying.said, kind, takenAt: saying.at, picture }))) tell(words.photoNoRoom);
  redraw();
  void sync();
}

export const shutterId = (kind: PhotoKind, { orderNo, date }: CrewVisit): string => `photo-${kind}-${orderNo}-${date}`;

export async function dropPhoto(visit: CrewVisit, { id, kind }: { id: string; kind: PhotoKind }): Promise<void> {
  await removePhoto(id);
  redraw();
  requestAnimationFrame(() => document.getElementById(shutterId(kind, visit))?.focus());
}

/** Nothing of the visits stays on the phone. */
export async function signOut(): Promise<void> {
  leavePage();
  storage.clear();
  storage.setLeaving(true);
  const forgotten = [photoQueue.clear(), forgetPage().catch(() => undefined)];
  pageState.set({ ...untouched, reached: 'out' });
  await Promise.all(forgotten);
  try {
    await call(calls.signOut, {});
    storage.setLeaving(false);
  } catch {
    // Offline, the session ends with the next attempt.
  }
}
