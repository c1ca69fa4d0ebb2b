import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { photoKey } from '#domain/photos/photo.ts';
import { type KeptFile, type PhotoStore, PhotoStoreError, safeKey } from './port.ts';

const pageSize = 1000;

const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Photographs as files of one folder, which only this program reads. It is created with the first one. */
export function filePhotos(folder: string): PhotoStore {
  const place = (key: string) => join(folder, safeKey(key));
  return {
    put: (key, bytes) =>
      told(`${key} could not be written`, async () => {
        const file = place(key);
        // Named like an orphaned photograph, so that leftovers of a killed process are cleaned up too.
        const part = join(folder, photoKey(randomUUID()));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        try {
          await write(part, bytes);
          await rename(part, file);
        } catch (error) {
          await rm(part, { force: true });
          throw error;
        }
        await syncFolder(folder);
      }),
    get: (key) =>
      told(`${key} could not be read`, () =>
        readFile(place(key)).catch((error: unknown) => {
          if (isAbsent(error)) return null;
          throw error;
        }),
      ),
    remove: (key) => told(`${key} could not be removed`, () => rm(place(key), { force: true })),
    async *list() {
      const names = await told('the photographs could not be listed', () => namesIn(folder));
      for (let from = 0; from < names.length; from += pageSize)
        yield (await Promise.all(names.slice(from, from + pageSize).map((key) => keptFile(folder, key)))).flat();
    },
  };
}

async function told<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PhotoStoreError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new PhotoStoreError(`${what}: ${why}`, { cause: error });
  }
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  return names.toSorted();
}

async function keptFile(folder: string, key: string): Promise<KeptFile[]> {
  const found = await stat(join(folder, key)).catch(() => null);
  return found?.isFile() ? [{ key, storedAt: found.mtime }] : [];
}
