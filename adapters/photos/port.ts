/** What the store has under a key, and since when. */
export type KeptFile = { key: string; storedAt: Date };

/** Why a store did not do what it was asked for; that a file is not there is no failure. */
export class PhotoStoreError extends Error {
  override readonly name = 'PhotoStoreError';
}

/**
 * Where photographs lie. A key is ours, never somebody's name for a file. Each call may be repeated; a failure is thrown as
 * `PhotoStoreError`.
 */
export type PhotoStore = {
  /** Keeps a file whole or not at all; the same key again takes the place of what was there. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none. */
  get(key: string): Promise<Uint8Array | null>;
  /** It is also well where there is none. */
  remove(key: string): Promise<void>;
  /** Everything that is kept, a page at a time, in the order of the keys. */
  list(): AsyncIterable<readonly KeptFile[]>;
};

const shape = /^[\da-z][\da-z.-]{0,99}$/;

/** A key as it is; anything that could lead out of the store's own place is a bug of ours. */
export function safeKey(key: string): string {
  if (!shape.test(key) || key.includes('..'))
    throw new PhotoStoreError(`no key of a photograph: ${JSON.stringify(key)}`);
  return key;
}
