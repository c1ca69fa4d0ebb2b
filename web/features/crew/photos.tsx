import { useId, useRef, useState } from 'react';
import type { CrewVisit } from '#contract/admin/crew.ts';
import { mostPhotos, type PhotoKind, photoKinds } from '#domain/photos/photo.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { dropPhoto, photograph, shutterId } from './actions.ts';
import { hourOf } from './clock.ts';
import { messages } from './messages.ts';
import { usePageState } from './page-state.ts';
import { photoQueue } from './photo-queue.ts';

/** From days that the previous release stored on the phone. */
const noPhotos: CrewVisit['photos'] = [];

/** Who took one is known only while it waits. */
type Shown = { id: string; kind: PhotoKind; at: string; waits: boolean; by?: string };

/** A visit's photos: what the server has, and what waits on this phone. */
function photosShown({ photos = noPhotos, orderNo, date }: CrewVisit): Shown[] {
  const known = photos.map((photo) => ({ ...photo, waits: false }));
  const waiting = photoQueue
    .all()
    .filter((photo) => photo.orderNo === orderNo && photo.date === date && photos.every(({ id }) => id !== photo.id))
    .map(({ id, kind, takenAt, by }) => ({ id, kind, at: takenAt, waits: true, by }));
  const all = [...known, ...waiting];
  return photoKinds.flatMap((kind) => all.filter((photo) => photo.kind === kind));
}

/** `hasCome`: whether its day has come, since nobody is there before; `person`: who is signed in. */
type PhotosProps = { visit: CrewVisit; hasCome: boolean; person: string };

/** A visit's photos, and the button that takes more. */
export function Photos({ visit, hasCome, person }: PhotosProps) {
  const words = useMessages(messages);
  const shown = photosShown(visit);
  const mayShoot = hasCome && visit.status !== 'no-show';
  if (shown.length === 0 && !mayShoot) return null;
  const isFull = shown.length >= mostPhotos;
  return (
    <section className="grid gap-3" aria-label={words.photosOf}>
      {shown.length > 0 && (
        <ul className="crew-strip">
          {shown.map((photo) => (
            <Thumbnail key={photo.id} photo={photo} visit={visit} isOwn={photo.by === person} />
          ))}
        </ul>
      )}
      {mayShoot && !isFull && (
        <div className="grid grid-cols-2 gap-3">
          {photoKinds.map((kind) => (
            <Shutter key={kind} visit={visit} kind={kind} />
          ))}
        </div>
      )}
      {mayShoot && isFull && <p className="text-[0.875rem]/5 text-ink-700">{words.photosFull(mostPhotos)}</p>}
    </section>
  );
}

function Thumbnail({ photo, visit, isOwn }: { photo: Shown; visit: CrewVisit; isOwn: boolean }) {
  const { id, kind, at, waits } = photo;
  const language = useLanguage();
  const words = useMessages(messages);
  const { reached } = usePageState();
  // Offline, from another phone: its caption replaces it.
  const [missed, setMissed] = useState<typeof reached>();
  return (
    <li className="grid content-start" data-waits={waits || undefined}>
      {missed !== reached && (
        <img
          className={`mb-1 aspect-square w-full bg-ivory-150 object-cover ${waits ? 'outline-2 -outline-offset-2 outline-bronze-500' : ''}`}
          src={photoQueue.source(id)}
          alt=""
          width="96"
          height="96"
          decoding="async"
          onError={() => setMissed(reached)}
        />
      )}
      <b className="font-medium">{words.photos[kind]}</b>
      <span className={waits ? 'text-warning-text' : 'text-ink-700'}>{waits ? words.waits : hourOf(at, language)}</span>
      {isOwn && <Removal visit={visit} photo={photo} />}
    </li>
  );
}

/** It asks: what is removed before the work cannot be taken again after it. */
function Removal({ visit, photo }: { visit: CrewVisit; photo: Shown }) {
  const words = useMessages(messages);
  const sheet = useRef<HTMLDialogElement>(null);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="crew-press min-w-12"
        aria-label={words.removePhoto(words.photos[photo.kind])}
        onClick={() => sheet.current?.showModal()}
      >
        {words.remove}
      </button>
      <dialog ref={sheet} className="crew-ask" aria-labelledby={id}>
        <p id={id} className="mb-4 font-serif text-[1.375rem]/7 font-[380]">
          {words.removeAsks}
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Button kind="secondary" onClick={() => sheet.current?.close()}>
            {words.keep}
          </Button>
          <Button kind="destructive" onClick={() => void dropPhoto(visit, photo)}>
            {words.remove}
          </Button>
        </div>
      </dialog>
    </>
  );
}

function Shutter({ visit, kind }: { visit: CrewVisit; kind: PhotoKind }) {
  const words = useMessages(messages);
  return (
    <label className="button button-secondary px-2 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-glass-700">
      {words.shoot[kind]}
      <input
        id={shutterId(kind, visit)}
        type="file"
        className="sr-only"
        accept="image/*"
        capture="environment"
        onChange={({ currentTarget: input }) => {
          const [file] = input.files ?? [];
          input.value = '';
          if (file) void photograph(visit, kind, file);
        }}
      />
    </label>
  );
}
