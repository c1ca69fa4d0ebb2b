import type { CrewVisit } from '#contract/admin/crew.ts';
import type { Language } from '#domain/language.ts';
import { mostPhotos, type PhotoKind, photoKinds } from '#domain/photos/photo.ts';
import { hourOf } from './clock.ts';
import { el, toggled } from './dom.ts';
import { messages } from './messages.ts';
import { photoQueue } from './photo-queue.ts';

/** Of days that the release before kept on the phone. */
const noPhotos: CrewVisit['photos'] = [];

/** By whom one was taken is known as long as it waits. */
type Shown = { id: string; kind: PhotoKind; at: string; waits: boolean; by?: string };
export type PhotoActions = {
  /** A visit, its note or a photograph, by its key, is folded out or in. */
  onToggle(key: string, open: boolean): void;
  onPhoto(visit: CrewVisit, kind: PhotoKind, file: File): void;
  onRemovePhoto(visit: CrewVisit, photo: { id: string; kind: PhotoKind }): Promise<void>;
};
type PhotoProps = {
  visit: CrewVisit;
  /** Whether its day has come: nobody is there before. */
  hasCome: boolean;
  /** Who is signed in: they remove what they took, as long as it waits. */
  person: string;
  isOpen(key: string): boolean;
  language: Language;
  actions: PhotoActions;
};

/** What is photographed of a visit: what the server has, and what waits on this phone. */
export function photosShown({ photos = noPhotos, orderNo, date }: CrewVisit): Shown[] {
  const known = photos.map((photo) => ({ ...photo, waits: false }));
  const waiting = photoQueue
    .all()
    .filter((photo) => photo.orderNo === orderNo && photo.date === date && photos.every(({ id }) => id !== photo.id))
    .map(({ id, kind, takenAt, by }) => ({ id, kind, at: takenAt, waits: true, by }));
  const all = [...known, ...waiting];
  return photoKinds.flatMap((kind) => all.filter((photo) => photo.kind === kind));
}

/** The photographs of a visit, and what takes more of them. */
export function photosView(props: PhotoProps): HTMLElement | null {
  const { visit, hasCome, language } = props;
  const words = messages[language];
  const shown = photosShown(visit);
  const mayShoot = hasCome && visit.status !== 'no-show';
  if (shown.length === 0 && !mayShoot) return null;
  const isFull = shown.length >= mostPhotos;
  return el(
    'section',
    { class: 'crew-photos', 'aria-label': words.photosOf },
    shown.length > 0 && el('ul', { class: 'crew-strip' }, ...shown.map((photo) => thumbnail(photo, props))),
    mayShoot && !isFull && el('div', { class: 'crew-shoot' }, ...photoKinds.map((kind) => shutter(kind, props))),
    mayShoot && isFull && el('p', { class: 'crew-notice' }, words.photosFull(mostPhotos)),
  );
}

function thumbnail(photo: Shown, props: PhotoProps): HTMLElement {
  const { id, kind, at, waits, by } = photo;
  const { language, person } = props;
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
    by === person && removal(photo, props),
  );
}

/** Two presses: what is removed before the work cannot be taken again after it. */
function removal(photo: Shown, { visit, isOpen, language, actions }: PhotoProps): HTMLElement {
  const { id, kind } = photo;
  const words = messages[language];
  const key = `remove ${id}`;
  return el(
    'details',
    { class: 'crew-remove', open: isOpen(key), ontoggle: toggled((open) => actions.onToggle(key, open)) },
    el('summary', { 'data-key': key, 'aria-label': words.removePhoto(words.photos[kind]) }, words.remove),
    el('button', { type: 'button', onclick: () => void actions.onRemovePhoto(visit, photo) }, words.removeForGood),
  );
}

/** One for each visit and kind, for as long as the page lives: a camera that is open gives its picture to the very element. */
const inputs = new Map<string, HTMLInputElement>();

export const shutterKey = (kind: PhotoKind, { orderNo, date }: CrewVisit): string => `photo ${kind} ${orderNo} ${date}`;

function shutter(kind: PhotoKind, { visit, language, actions }: PhotoProps): HTMLElement {
  const key = shutterKey(kind, visit);
  const input =
    inputs.get(key) ??
    el('input', { type: 'file', class: 'sr-only', accept: 'image/*', capture: 'environment', 'data-key': key });
  inputs.set(key, input);
  input.onchange = () => {
    const [file] = input.files ?? [];
    input.value = '';
    if (file) actions.onPhoto(visit, kind, file);
  };
  return el('label', { class: 'button button-secondary crew-shutter' }, messages[language].shoot[kind], input);
}
