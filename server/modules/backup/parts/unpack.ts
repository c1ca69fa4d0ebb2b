import { createHash } from 'node:crypto';
import { chownSync, createReadStream, mkdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { BackupError, reasonOf } from './error.ts';
import type { BaseSet } from './folder.ts';
import { clusterPrefix } from './pack.ts';
import { measured, unsealStream } from './seal.ts';

type Owner = { uid: number; gid: number };

/** Its cluster goes into `cluster`, all else is returned; both must match the manifest. Throws BackupError. */
export async function unpackSet(
  { name, folder, manifest }: BaseSet,
  { cluster, identityFile, as }: { cluster: string; identityFile: string | null; as: Owner | undefined },
): Promise<Map<string, Buffer>> {
  const damaged = (what: string, cause?: unknown) =>
    new BackupError(`The backup ${name} is damaged: ${what}; restore from another one with --set NAME`, { cause });
  const file = join(folder, manifest.archive.name);
  const bytes = statSync(file, { throwIfNoEntry: false })?.size;
  if (bytes !== manifest.archive.bytes)
    throw damaged(`${manifest.archive.name} has ${bytes ?? 'no'} bytes, its manifest says ${manifest.archive.bytes}`);
  const expected = new Map(manifest.files.map((one) => [one.path, one]));
  const others = new Map<string, Buffer>();
  const { through, result } = measured();
  const source = createReadStream(file);
  source.on('error', (error) => through.destroy(error));
  const tar = extract();
  try {
    const plain = await unsealStream(source.pipe(through), { encrypted: manifest.encrypted, identityFile });
    plain.on('error', (error) => tar.destroy(error));
    plain.pipe(tar);
    for await (const entry of tar) {
      const body = entry as AsyncIterable<Buffer>;
      const { name: path, type } = entry.header;
      if (type === 'directory') {
        makeFolder(join(cluster, below(path)), as);
        entry.resume();
        continue;
      }
      const known = expected.get(path);
      if (!known) throw damaged(`its manifest does not know ${path}`);
      const read = path.startsWith(clusterPrefix)
        ? await writeTo(body, join(cluster, below(path)), as)
        : await readAll(body);
      if (read.sha256 !== known.sha256) throw damaged(`${path} is not what its manifest says`);
      if (read.content) others.set(path, read.content);
      expected.delete(path);
    }
  } catch (error) {
    throw error instanceof BackupError ? error : damaged(reasonOf(error), error);
  } finally {
    source.destroy();
  }
  const [missing] = expected.keys();
  if (missing) throw damaged(`${missing} is missing`);
  if (result().sha256 !== manifest.archive.sha256)
    throw damaged(`${manifest.archive.name} is not what its manifest says`);
  return others;
}

function below(path: string): string {
  const inside = path.slice(clusterPrefix.length);
  if (!path.startsWith(clusterPrefix) || inside.split('/').includes('..')) throw new Error(`${path} is outside of it`);
  return inside;
}

function makeFolder(path: string, as: Owner | undefined): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (as) chownSync(path, as.uid, as.gid);
}

async function writeTo(
  entry: AsyncIterable<Buffer>,
  path: string,
  as: Owner | undefined,
): Promise<{ sha256: string; content: null }> {
  makeFolder(dirname(path), as);
  const file = await open(path, 'w', 0o600);
  const hash = createHash('sha256');
  try {
    for await (const chunk of entry) {
      hash.update(chunk);
      await file.write(chunk);
    }
    if (as) await file.chown(as.uid, as.gid);
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex'), content: null };
}

async function readAll(entry: AsyncIterable<Buffer>): Promise<{ sha256: string; content: Buffer }> {
  const content = await buffer(entry);
  return { sha256: createHash('sha256').update(content).digest('hex'), content };
}
