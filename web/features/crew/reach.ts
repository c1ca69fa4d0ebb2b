import { splitPath } from '#domain/site-path.ts';
import { keepPage } from './offline.ts';
import { pageState, redraw } from './page-state.ts';
import { pauseAfter } from './pause.ts';
import { photoQueue } from './photo-queue.ts';
import { sendPhotos } from './send-photos.ts';
import { storage } from './storage.ts';
import { synchronize } from './sync.ts';

/** Raised when the page is left: pending work then writes nothing more. */
let visitNo = 0;
let running: Promise<void> | null = null;
let isDue = false;
/** How many times in a row the server was unreachable. */
let failures = 0;
let nextAttempt: ReturnType<typeof setTimeout> | undefined;

export const languageNow = () => splitPath(location.pathname).language;
export const isSending = (): boolean => running !== null;

/** Says from now on whether the page is still open. */
export function whileHere(): () => boolean {
  const begun = visitNo;
  return () => begun === visitNo;
}

export function leavePage(): void {
  visitNo += 1;
}

/** One attempt at a time; what is pressed during one is sent by the next. */
export function sync(): Promise<void> {
  isDue = running !== null;
  running ??= attempt().finally(() => {
    running = null;
    if (isDue) void sync();
    else planNext();
  });
  return running;
}

function planNext(): void {
  clearTimeout(nextAttempt);
  const isWaiting = storage.queue().length + photoQueue.all().length > 0;
  const mayTry = () => !document.hidden && pageState.get().reached !== 'out';
  nextAttempt = setTimeout(() => (mayTry() ? void sync() : planNext()), pauseAfter(failures, isWaiting));
}

async function attempt(): Promise<void> {
  const isCurrent = whileHere();
  const { reached, words: refusal } = await synchronize(languageNow(), isCurrent);
  if (!isCurrent()) return;
  // People who may no longer see the visits find none on the phone; what they pressed is kept.
  if (reached === 'out' || reached === 'refused') storage.keepDays(null);
  failures = reached === 'offline' ? failures + 1 : 0;
  redraw({ reached, refusal });
  if (reached !== 'online') return;
  void keepPage().catch(() => undefined);
  void sendWaiting(isCurrent);
}

/** Behind everything else; what the server made of them is read once all are settled. */
async function sendWaiting(isCurrent: () => boolean): Promise<void> {
  const person = storage.days(Date.now())?.person;
  const settled = person === undefined ? 0 : await sendPhotos(languageNow(), person, isCurrent);
  if (settled > 0 && isCurrent()) void sync();
}

/** Starts looking for the server, and again whenever the phone may have found it. */
export function startReaching(): void {
  const takeUp = () =>
    photoQueue
      .load()
      .then(() => redraw())
      .then(sync);
  addEventListener('online', () => void sync());
  addEventListener('offline', () => pageState.get().reached === 'online' && redraw({ reached: 'offline' }));
  addEventListener('storage', ({ key }) => storage.isOurs(key) && redraw());
  document.addEventListener('visibilitychange', () => !document.hidden && void takeUp());
  void takeUp();
}
