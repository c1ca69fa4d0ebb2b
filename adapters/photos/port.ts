export type KeptFile = { key: string; storedAt: Date };

/** Why a store call failed; a missing file is not a failure. */
export class PhotoStoreError extends Error {
  override readonly name = 'PhotoStoreError';
}

/**
 * Where photographs are stored. A key is ours, never a user's file name. Each call may be repeated; a failure is thrown as
 * `PhotoStoreError`.
 */
export type PhotoStore = {
  /** Stores a file whole or not at all, replacing any file under the same key. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  /** Succeeds if there is none. */
  remove(key: string): Promise<void>;
  /** Everything stored, a page at a time, ordered by key. */
  list(): AsyncIterable<readonly KeptFile[]>;
};

const shape = /^[\da-z][\da-z.-]{0,99}$/;

/** A key as it is; anything that could lead out of the store's own place is a bug of ours. */
export function safeKey(key: string): string {
  if (!shape.test(key) || key.includes('..'))
    throw new PhotoStoreError(`no key of a photograph: ${JSON.stringify(key)}`);
  return key;
}
