import { schedule } from '#business/schedule.ts';
import type { CrewVisit } from '#contract/admin/crew.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Language } from '#domain/language.ts';
import type { PhotoKind } from '#domain/photos/photo.ts';
import { localizedPath } from '#domain/site-path.ts';
import { call } from '#web/client/call.ts';
import { request } from '#web/client/request.ts';
import * as calls from './calls.ts';
import { hourOf } from './clock.ts';
import { dayHead } from './day-head.ts';
import { el, replaceContent } from './dom.ts';
import { messages } from './messages.ts';
import { forgetPage, keepPage } from './offline.ts';
import { pauseAfter } from './pause.ts';
import { photoQueue } from './photo-queue.ts';
import { shutterKey } from './photo-view.ts';
import { type CachedDays, canTakeBack, daysFor, type QueuedReport, serverNow, stepsOf } from './queued-report.ts';
import { removePhoto, sendPhotos } from './send-photos.ts';
import { shrink } from './shrink.ts';
import { signInView } from './sign-in.ts';
import { storage } from './storage.ts';
import { type Reached, synchronize } from './sync.ts';
import { type VisitActions, visitView } from './visit-view.ts';

/** Brings the crew's page to life: it is markup until then. */
export function startCrewPage(language: Language): void {
  const words = messages[language];
  const main = place('main');
  const line = place('crew-line');
  const leave = place('crew-leave');
  const open = new Map<string, boolean>();
  const drafts = new Map<string, string>();
  let reached: Reached | null = null;
  /** Why the server lets nobody in, in its words. */
  let refusal = '';
  /** What is on screen: the same again would only take the finger's place away. */
  let shown = '';
  let isAsking = false;
  /** Whether the visits of all crews are shown on the phone of one. */
  let isWhole = false;
  /** Raised when the page is left: what was under way then writes nothing any more. */
  let visitNo = 0;
  let running: Promise<void> | null = null;
  let isDue = false;
  /** How often in a row the server was not reached. */
  let failures = 0;
  let nextAttempt: ReturnType<typeof setTimeout> | undefined;

  /** One attempt at a time; what is pressed during one is sent by the next. */
  function sync(): Promise<void> {
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
    const mayTry = () => !document.hidden && reached !== 'out';
    nextAttempt = setTimeout(() => (mayTry() ? void sync() : planNext()), pauseAfter(failures, isWaiting));
  }

  async function attempt(): Promise<void> {
    const begun = visitNo;
    const { reached: outcome, words: said } = await synchronize(language, () => begun === visitNo);
    if (begun !== visitNo) return;
    refusal = said;
    // Whoever may not see the visits any more finds none on the phone; what they pressed is kept.
    if (outcome === 'out' || outcome === 'refused') storage.keepDays(null);
    reached = outcome;
    failures = outcome === 'offline' ? failures + 1 : 0;
    render();
    if (outcome !== 'online') return;
    void keepPage().catch(() => undefined);
    void sendWaiting(begun);
  }

  /** Behind everything else; what the server made of them is read once all are settled. */
  async function sendWaiting(begun: number): Promise<void> {
    const person = storage.days(Date.now())?.person;
    const isCurrent = () => begun === visitNo;
    const settled = person === undefined ? 0 : await sendPhotos(language, person, isCurrent);
    if (settled > 0 && isCurrent()) void sync();
  }

  async function photograph(visit: CrewVisit, kind: PhotoKind, file: File): Promise<void> {
    const kept = storage.days(Date.now());
    if (!kept) return render();
    const begun = visitNo;
    const takenAt = serverNow(kept, Date.now()).toISOString();
    const { orderNo, date, businessName, contactName } = visit;
    const photo = { id: crypto.randomUUID(), orderNo, date, kind, takenAt, by: kept.person };
    const name = businessName || contactName;
    const picture = await shrink(file);
    if (begun !== visitNo) return;
    const tell = (text: string) => storage.tell({ id: photo.id, name, what: words.photos[kind], words: text });
    if (!picture) tell(words.photoUnread);
    else if (!(await photoQueue.add({ ...photo, name, picture }))) tell(words.photoNoRoom);
    render();
    void sync();
  }

  function press(visit: CrewVisit, said: Pick<QueuedReport, 'kind'> & { words?: string }): void {
    const kept = storage.days(Date.now());
    if (!kept) {
      render();
      return;
    }
    const { orderNo, date, businessName, contactName } = visit;
    const pressedAt = serverNow(kept, Date.now()).toISOString();
    const name = businessName || contactName;
    storage.add({ ...said, id: crypto.randomUUID(), orderNo, date, name, pressedAt, by: kept.person } as QueuedReport);
    render();
    void sync();
  }

  const actions: VisitActions = {
    onToggle: (key, isOpen) => void open.set(key, isOpen),
    onStep: (visit, kind) => press(visit, { kind }),
    onTakeBack(visit) {
      const { orderNo, date } = visit;
      const waiting = storage
        .queue()
        .find((one) => one.kind === 'done' && one.orderNo === orderNo && one.date === date);
      // One that is on its way is followed by its opposite.
      if (!waiting || running) return press(visit, { kind: 'undone' });
      storage.remove(waiting.id);
      render();
    },
    onDraft: ({ orderNo }, draft) => void drafts.set(orderNo, draft),
    onNote(visit) {
      const note = drafts.get(visit.orderNo)?.trim() ?? '';
      if (note === '') return;
      drafts.delete(visit.orderNo);
      press(visit, { kind: 'note', words: note });
    },
    onPhoto: (visit, kind, file) => void photograph(visit, kind, file),
    async onRemovePhoto(visit, { id, kind }) {
      await removePhoto(id);
      render();
      document.querySelector<HTMLElement>(`[data-key="${CSS.escape(shutterKey(kind, visit))}"]`)?.focus();
    },
  };

  async function signOut(): Promise<void> {
    visitNo += 1;
    storage.clear();
    storage.setLeaving(true);
    for (const map of [open, drafts]) map.clear();
    [isAsking, reached] = [false, 'out'];
    render();
    await Promise.all([photoQueue.clear(), forgetPage().catch(() => undefined)]);
    try {
      await call(calls.signOut, {});
      storage.setLeaving(false);
    } catch {
      // Without network the session ends with the next attempt.
    }
  }

  leave.addEventListener('click', () => {
    isAsking = storage.queue().length > 0 || photoQueue.all().length > 0;
    if (isAsking) render();
    else void signOut();
  });

  function render(): void {
    const kept = storage.days(Date.now());
    const queue = storage.queue();
    const isOut = reached === 'out' || reached === 'refused';
    document.documentElement.toggleAttribute('data-ready', reached !== null || kept !== null);
    leave.hidden = isOut || !kept;
    line.textContent = lineWords(kept, queue);
    line.toggleAttribute('data-offline', reached === 'offline');
    const now = JSON.stringify([
      kept?.days,
      kept?.crew,
      isWhole,
      queue,
      photoQueue.all().map(({ id }) => id),
      storage.told(),
      isAsking,
      isOut,
      reached === 'offline',
      dayNow(kept),
      kept?.days.map(({ visits }) =>
        visits.map((one) => canTakeBack(stepsOf(one, queue), serverNow(kept, Date.now()))),
      ),
    ]);
    if (now === shown) return;
    shown = now;
    if (isOut) {
      // What is being typed there stays.
      if (!main.querySelector('.crew-door')) {
        const onEntered = () => {
          reached = null;
          shown = '';
          void sync();
        };
        replaceContent(
          main,
          signInView({ language, waiting: queue.length, photos: photoQueue.all().length, refusal, onEntered }),
        );
      }
    } else if (kept) {
      replaceContent(
        main,
        el('h1', { class: 'sr-only' }, words.title),
        asking(queue),
        ...toldViews(),
        whose(kept),
        ...daysOf(kept, queue),
        el('a', { class: 'crew-link', href: localizedPath(language, '/admin/access') }, words.ownAccess),
      );
    } else if (reached === 'offline') {
      const again = { type: 'button', class: 'button button-secondary', onclick: () => void sync() };
      replaceContent(
        main,
        el('h1', { class: 'sr-only' }, words.title),
        el('p', { class: 'crew-empty' }, words.gone),
        el('button', again, words.tryAgain),
      );
    }
  }

  function lineWords(kept: CachedDays | null, queue: readonly QueuedReport[]): string {
    const byWhom = (all: readonly { by: string }[]) => {
      const mine = all.filter(({ by }) => by === kept?.person).length;
      return [mine, kept ? all.length - mine : 0] as const;
    };
    const [mine, others] = byWhom(queue);
    const [photos, othersPhotos] = byWhom(photoQueue.all());
    const known = kept ? hourOf(kept.now, language) : '';
    const isOffline = reached === 'offline';
    return [
      isOffline && (kept ? words.offline(known) : words.offlineBare),
      !isOffline && kept && words.asOf(known),
      mine > 0 && words.waiting(mine),
      photos > 0 && words.photosWaiting(photos),
      others > 0 && words.ofOthers(others),
      othersPhotos > 0 && words.photosOfOthers(othersPhotos),
    ]
      .filter(Boolean)
      .join('\n');
  }

  /** Signing out would lose what has not been sent. */
  function asking(queue: readonly QueuedReport[]): HTMLElement | null {
    if (!isAsking) return null;
    const stay = () => {
      isAsking = false;
      render();
    };
    return el(
      'div',
      { class: 'notice', 'data-tone': 'warning', role: 'alert' },
      el('h2', { class: 'notice-title' }, words.loseTitle),
      el('p', {}, words.lose),
      queue.length > 0 && el('p', {}, words.waiting(queue.length)),
      photoQueue.all().length > 0 && el('p', {}, words.photosWaiting(photoQueue.all().length)),
      el(
        'button',
        { type: 'button', class: 'button button-secondary', 'data-size': 'small', onclick: stay },
        words.stay,
      ),
      el(
        'button',
        { type: 'button', class: 'button button-destructive', 'data-size': 'small', onclick: () => void signOut() },
        words.loseAll,
      ),
    );
  }

  const toldViews = (): HTMLElement[] =>
    storage.told().map(({ id, name, what, words: text }) => {
      const done = () => {
        storage.understood(id);
        render();
      };
      return el(
        'div',
        { class: 'notice', 'data-tone': 'warning', role: 'alert' },
        el('h2', { class: 'notice-title', dir: 'auto' }, words.told(name, what)),
        el('p', {}, text),
        el(
          'button',
          {
            type: 'button',
            class: 'button button-secondary',
            'data-size': 'small',
            'data-key': `told ${id}`,
            onclick: done,
          },
          words.understood,
        ),
      );
    });

  /** Whose visits are shown, on the phone of one crew, and the way to those of all. */
  function whose({ crew = null }: CachedDays): HTMLElement | null {
    if (crew === null) return null;
    const turn = () => {
      isWhole = !isWhole;
      render();
    };
    return el(
      'div',
      { class: 'crew-whose' },
      el('p', {}, words.crew(crew)),
      el(
        'button',
        { type: 'button', class: 'button button-secondary', 'data-size': 'small', 'data-key': 'whose', onclick: turn },
        isWhole ? words.onlyOwn : words.everyone,
      ),
    );
  }

  function daysOf(kept: CachedDays, queue: readonly QueuedReport[]): HTMLElement[] {
    const now = dayNow(kept) ?? '';
    const days = daysFor(kept, isWhole);
    const first = days
      .find(({ date }) => date === now)
      ?.visits.find((one) => one.status === 'active' && !stepsOf(one, queue).some(({ kind }) => kind === 'done'));
    return days.map((day) =>
      el(
        'section',
        { class: 'crew-day', 'aria-labelledby': `day-${day.date}` },
        dayHead(day, now, language),
        day.visits.length === 0
          ? el('p', { class: 'crew-empty' }, words.nothing[day.date === now ? 0 : 1])
          : el(
              'ol',
              { class: 'crew-visits' },
              ...day.visits.map((visit) =>
                visitView({
                  visit,
                  queue,
                  isOpen: (key) => open.get(key) ?? (visit === first && key === visit.orderNo),
                  draft: drafts.get(visit.orderNo) ?? '',
                  hasCome: day.date <= now,
                  namesCrew: day.visits.some(({ crew }) => crew !== visit.crew),
                  now: serverNow(kept, Date.now()),
                  person: kept.person,
                  language,
                  actions,
                }),
              ),
            ),
      ),
    );
  }

  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    // The address carries the language; that it is remembered is a comfort.
    const body = { language: link.dataset.language };
    const remember = () => void request('POST', '/api/language', body, { keepalive: true }).catch(() => undefined);
    link.addEventListener('click', remember);
  }
  addEventListener('online', () => void sync());
  addEventListener('offline', () => {
    if (reached !== 'online') return;
    reached = 'offline';
    render();
  });
  addEventListener('storage', ({ key }) => storage.isOurs(key) && render());
  const takeUp = () => photoQueue.load().then(render).then(sync);
  document.addEventListener('visibilitychange', () => !document.hidden && void takeUp());
  render();
  void takeUp();
}

const dayNow = (kept: CachedDays | null): IsoDate | null =>
  kept && today(serverNow(kept, Date.now()), schedule.timeZone);

function place(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element;
}
