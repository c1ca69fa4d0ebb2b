import type { CrewVisit } from '#contract/admin/crew.ts';
import type { Language } from '#domain/language.ts';
import { mostPhotos, type PhotoKind, photoKinds } from '#domain/photos/photo.ts';
import { hourOf } from './clock.ts';
import { el } from './dom.ts';
import { messages } from './messages.ts';
import { photoQueue } from './photo-queue.ts';

/** Of days that the release before kept on the phone. */
const noPhotos: CrewVisit['photos'] = [];

type Shown = { id: string; kind: PhotoKind; at: string; waits: boolean };
type PhotoProps = {
  visit: CrewVisit;
  /** Whether its day has come: nobody is there before. */
  hasCome: boolean;
  language: Language;
  onPhoto(visit: CrewVisit, kind: PhotoKind, file: File): void;
};

/** What is photographed of a visit: what the server has, and what waits on this phone. */
export function photosShown({ photos = noPhotos, orderNo, date }: CrewVisit): Shown[] {
  const known = photos.map((photo) => ({ ...photo, waits: false }));
  const waiting = photoQueue
    .all()
    .filter((photo) => photo.orderNo === orderNo && photo.date === date && photos.every(({ id }) => id !== photo.id))
    .map(({ id, kind, takenAt }) => ({ id, kind, at: takenAt, waits: true }));
  const all = [...known, ...waiting];
  return photoKinds.flatMap((kind) => all.filter((photo) => photo.kind === kind));
}

/** The photographs of a visit, and what takes more of them. */
export function photosView({ visit, hasCome, language, onPhoto }: PhotoProps): HTMLElement | null {
  const words = messages[language];
  const shown = photosShown(visit);
  const mayShoot = hasCome && visit.status !== 'no-show';
  if (shown.length === 0 && !mayShoot) return null;
  const isFull = shown.length >= mostPhotos;
  return el(
    'section',
    { class: 'crew-photos', 'aria-label': words.photosOf },
    shown.length > 0 && el('ul', { class: 'crew-strip' }, ...shown.map((photo) => thumbnail(photo, language))),
    mayShoot &&
      !isFull &&
      el('div', { class: 'crew-shoot' }, ...photoKinds.map((kind) => shutter({ visit, kind, language, onPhoto }))),
    mayShoot && isFull && el('p', { class: 'crew-notice' }, words.photosFull(mostPhotos)),
  );
}

function thumbnail({ id, kind, at, waits }: Shown, language: Language): HTMLElement {
  const words = messages[language];
  const image = el('img', { src: photoQueue.source(id), alt: '', width: '96', height: '96', decoding: 'async' });
  // Without network, of another phone: its words stand for it.
  image.addEventListener('error', () => image.remove());
  return el(
    'li',
    { 'data-waits': waits },
    image,
    el('b', {}, words.photos[kind]),
    el('span', { class: 'crew-taken' }, waits ? words.waits : hourOf(at, language)),
  );
}

/** One for each visit and kind, for as long as the page lives: a camera that is open gives its picture to the very element. */
const inputs = new Map<string, HTMLInputElement>();

type ShutterProps = Omit<PhotoProps, 'hasCome'> & { kind: PhotoKind };

function shutter({ visit, kind, language, onPhoto }: ShutterProps): HTMLElement {
  const key = `photo ${kind} ${visit.orderNo} ${visit.date}`;
  const input =
    inputs.get(key) ??
    el('input', { type: 'file', class: 'sr-only', accept: 'image/*', capture: 'environment', 'data-key': key });
  inputs.set(key, input);
  input.onchange = () => {
    const [file] = input.files ?? [];
    input.value = '';
    if (file) onPhoto(visit, kind, file);
  };
  return el('label', { class: 'button button-secondary crew-shutter' }, messages[language].shoot[kind], input);
}
