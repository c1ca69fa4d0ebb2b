import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { hourOf } from './clock.ts';
import { messages } from './messages.ts';
import { redraw, usePageState } from './page-state.ts';
import { photoQueue } from './photo-queue.ts';
import type { CachedDays } from './queued-report.ts';
import { storage } from './storage.ts';

/** Below the head of the page: its age, and what waits on the phone. */
export function StatusLine({ kept }: { kept: CachedDays | null }) {
  const language = useLanguage();
  const words = useMessages(messages);
  const isOffline = usePageState().reached === 'offline';
  const byWhom = (all: readonly { by: string }[]) => {
    const mine = all.filter(({ by }) => by === kept?.person).length;
    return [mine, kept ? all.length - mine : 0] as const;
  };
  const [mine, others] = byWhom(storage.queue());
  const [photos, othersPhotos] = byWhom(photoQueue.all());
  const known = kept ? hourOf(kept.now, language) : '';
  const lines = [
    isOffline && (kept ? words.offline(known) : words.offlineBare),
    !isOffline && kept && words.asOf(known),
    mine > 0 && words.waiting(mine),
    photos > 0 && words.photosWaiting(photos),
    others > 0 && words.ofOthers(others),
    othersPhotos > 0 && words.photosOfOthers(othersPhotos),
  ];
  return (
    <p className="crew-line" role="status" data-offline={isOffline || undefined}>
      {lines.filter(Boolean).join('\n')}
    </p>
  );
}

/** Signing out would lose what has not been sent. */
export function Losing({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
  const words = useMessages(messages);
  const queue = storage.queue();
  const photos = photoQueue.all();
  return (
    <div role="alert">
      <Notice level={2} tone="warning" title={words.loseTitle}>
        <p>{words.lose}</p>
        {queue.length > 0 && <p>{words.waiting(queue.length)}</p>}
        {photos.length > 0 && <p>{words.photosWaiting(photos.length)}</p>}
        <Button className="me-3 mt-3" kind="secondary" size="small" onClick={onStay}>
          {words.stay}
        </Button>
        <Button className="mt-3" kind="destructive" size="small" onClick={onLeave}>
          {words.loseAll}
        </Button>
      </Notice>
    </div>
  );
}

/** The result of a press, which must be read. */
export function News() {
  const words = useMessages(messages);
  return storage.told().map(({ id, name, what, words: text }) => (
    <div key={id} role="alert" dir="auto">
      <Notice level={2} tone="warning" title={words.told(name, what)}>
        <p>{text}</p>
        <Button
          className="mt-3"
          kind="secondary"
          size="small"
          onClick={() => {
            storage.understood(id);
            redraw();
          }}
        >
          {words.understood}
        </Button>
      </Notice>
    </div>
  ));
}
