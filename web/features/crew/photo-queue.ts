import type { PhotoKind } from '#domain/photos/photo.ts';

/** A photo taken on this phone and not sent yet. */
export type WaitingPhoto = {
  id: string;
  orderNo: string;
  date: string;
  /** For the message about its outcome. */
  name: string;
  kind: PhotoKind;
  takenAt: string;
  /** Who took it: it is sent only as theirs. */
  by: string;
  picture: ArrayBuffer;
};

const table = 'photos';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('crew', 1);
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(table, { keyPath: 'id' }));
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error));
  });
}

async function within<T>(mode: IDBTransactionMode, work: (photos: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(table, mode);
      const asked = work(transaction.objectStore(table));
      transaction.addEventListener('complete', () => resolve(asked.result));
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
  } finally {
    database.close();
  }
}

let waiting: readonly WaitingPhoto[] = [];
const urls = new Map<string, string>();
/** What did not fit on the phone. */
const unkept = new Set<string>();
/** What is being deleted from the phone. */
const leaving = new Set<string>();

/** The photos that wait, as long as they do; pictures are too large for what keeps the presses. */
export const photoQueue = {
  /** As last read, in the order they were taken. */
  all: (): readonly WaitingPhoto[] => waiting,
  /** The first that a person took and still wants. */
  nextOf: (person: string): WaitingPhoto | undefined => waiting.find(({ id, by }) => by === person && !leaving.has(id)),
  /** Reads what other tabs, or this page before, left to be sent. */
  async load(): Promise<void> {
    const kept = await within<WaitingPhoto[]>('readonly', (photos) => photos.getAll()).catch(() => []);
    const lost = waiting.filter(({ id }) => unkept.has(id));
    waiting = [...kept, ...lost].toSorted((one, other) => one.takenAt.localeCompare(other.takenAt));
  },
  /** Whether the phone had room to store it; otherwise it lives as long as the page. */
  async add(photo: WaitingPhoto): Promise<boolean> {
    waiting = [...waiting, photo];
    const isKept = await within('readwrite', (photos) => photos.put(photo)).then(
      () => true,
      () => false,
    );
    if (!isKept) unkept.add(photo.id);
    return isKept;
  },
  /** It waits until the phone has forgotten it: a page that ends before would find it again, and send it. */
  async remove(id: string): Promise<void> {
    leaving.add(id);
    await within('readwrite', (photos) => photos.delete(id)).catch(() => undefined);
    waiting = waiting.filter((photo) => photo.id !== id);
    for (const set of [unkept, leaving]) set.delete(id);
  },
  /** Nothing that was photographed stays on the phone. */
  async clear(): Promise<void> {
    waiting = [];
    unkept.clear();
    for (const url of urls.values()) URL.revokeObjectURL(url);
    urls.clear();
    await within('readwrite', (photos) => photos.clear()).catch(() => undefined);
  },
  /** Where the page shows a photo from; the phone's own picture also after it was sent, as long as the page lives. */
  source(id: string): string {
    const photo = waiting.find((one) => one.id === id);
    if (photo && !urls.has(id)) urls.set(id, URL.createObjectURL(new Blob([photo.picture], { type: 'image/jpeg' })));
    return urls.get(id) ?? `/api/admin/photos/${encodeURIComponent(id)}`;
  },
};
