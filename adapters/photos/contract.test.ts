import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { type BucketFaults, bucketSimulator } from '#tests/builders/photos/bucket.ts';
import { filePhotos } from './file.ts';
import { type KeptFile, type PhotoStore, PhotoStoreError } from './port.ts';
import { s3Photos } from './s3/client.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const signing = { region: 'ca-central-1', accessKeyId: 'an id', secretAccessKey: 'a secret' };

async function bucket(faults: BucketFaults = {}, secretAccessKey = signing.secretAccessKey) {
  const app = Fastify();
  await app.register(bucketSimulator, { bucket: 'photos', ...signing, faults });
  const endpoint = await app.listen({ port: 0 });
  closing.push(() => app.close());
  return s3Photos({ endpoint, bucket: 'photos', ...signing, secretAccessKey });
}

function folder() {
  const root = mkdtempSync(join(tmpdir(), 'hauteclaire-photos-'));
  closing.push(() => rmSync(root, { recursive: true, force: true }));
  return join(root, 'photos');
}

const stores: Record<string, () => Promise<PhotoStore>> = {
  'a folder': async () => filePhotos(folder()),
  'a bucket': () => bucket(),
};

const picture = Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]);
const pagesOf = async (store: PhotoStore) => {
  const pages: KeptFile[][] = [];
  for await (const page of store.list()) pages.push([...page]);
  return pages;
};
const keysOf = async (store: PhotoStore) => (await pagesOf(store)).flat().map(({ key }) => key);

describe.each(Object.entries(stores))('%s of photographs', (_, open) => {
  it('gives back what it was given, until it is removed', async () => {
    const store = await open();
    expect(await store.get('one.jpg')).toBeNull();
    await store.put('one.jpg', picture);
    expect(Uint8Array.from((await store.get('one.jpg')) ?? [])).toEqual(picture);
    await store.remove('one.jpg');
    expect(await store.get('one.jpg')).toBeNull();
    await store.remove('one.jpg');
  });

  it('keeps a key once, as it was given last', async () => {
    const store = await open();
    await store.put('one.jpg', Uint8Array.from([1]));
    await store.put('one.jpg', picture);
    expect(Uint8Array.from((await store.get('one.jpg')) ?? [])).toEqual(picture);
    expect(await keysOf(store)).toEqual(['one.jpg']);
  });

  it('lists what it has in the order of its keys, each since when', async () => {
    const store = await open();
    expect(await keysOf(store)).toEqual([]);
    const began = Date.now();
    for (const key of ['b.jpg', 'c.jpg', 'a.jpg']) await store.put(key, picture);
    const files = (await pagesOf(store)).flat();
    expect(files.map(({ key }) => key)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    for (const { storedAt } of files) expect(Math.abs(storedAt.getTime() - began)).toBeLessThan(60_000);
  });

  it('leaves its own place by no key', async () => {
    const store = await open();
    for (const key of ['../app-secret', '/etc/passwd', 'a/b.jpg', '..', '', 'a..jpg', 'A.jpg', 'a\0.jpg', '%2e%2e']) {
      await expect(store.put(key, picture)).rejects.toThrow(PhotoStoreError);
      await expect(store.get(key)).rejects.toThrow(PhotoStoreError);
      await expect(store.remove(key)).rejects.toThrow(PhotoStoreError);
    }
    expect(await keysOf(store)).toEqual([]);
  });
});

it('a folder is read by its owner alone, and one that cannot be made is a failure of the store', async () => {
  const place = folder();
  const store = filePhotos(place);
  await store.put('one.jpg', picture);
  expect([place, join(place, 'one.jpg')].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  const file = join(place, '..', 'file');
  writeFileSync(file, '');
  await expect(filePhotos(file).put('one.jpg', picture)).rejects.toThrow(PhotoStoreError);
});

describe('a bucket', () => {
  it('is read page by page', async () => {
    const store = await bucket({ pageSize: 1000 });
    await Promise.all(Array.from({ length: 1001 }, (__, n) => store.put(`${String(n).padStart(4, '0')}.jpg`, picture)));
    expect((await pagesOf(store)).map((page) => page.length)).toEqual([1000, 1]);
  });

  it('that refuses, fails or is not there is a failure of the store', async () => {
    const wrong = await bucket({}, 'another secret');
    await expect(wrong.put('one.jpg', picture)).rejects.toThrow(/403 SignatureDoesNotMatch/);
    const failing = await bucket({ status: 503 });
    await expect(failing.get('one.jpg')).rejects.toThrow(PhotoStoreError);
    const nowhere = s3Photos({ endpoint: 'http://127.0.0.1:1', bucket: 'photos', ...signing });
    await expect(nowhere.put('one.jpg', picture)).rejects.toThrow(PhotoStoreError);
    const missing = await bucket({ isMissing: true });
    await expect(missing.put('one.jpg', picture)).rejects.toThrow(/no bucket/);
    await expect(pagesOf(missing)).rejects.toThrow(/no bucket/);
  });
});
