import { type KeptFile, type PhotoStore, PhotoStoreError } from '#adapters/photos/port.ts';

/** A store in memory that can be told to fail, or that a file came at another time. */
export function memoryPhotos() {
  const files = new Map<string, { bytes: Uint8Array; storedAt: Date }>();
  const state = { isDown: false };
  const answering = async <T>(work: () => T): Promise<T> => {
    if (state.isDown) throw new PhotoStoreError('the store is away');
    return work();
  };
  const store: PhotoStore = {
    put: (key, bytes) => answering(() => void files.set(key, { bytes, storedAt: new Date() })),
    get: (key) => answering(() => files.get(key)?.bytes ?? null),
    remove: (key) => answering(() => void files.delete(key)),
    async *list() {
      const all = [...files].map(([key, { storedAt }]): KeptFile => ({ key, storedAt }));
      yield await answering(() => all);
    },
  };
  return { store, files, state };
}
