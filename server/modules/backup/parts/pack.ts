import { createHash } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pack as tarPack } from 'tar-stream';
import { codeOf } from './error.ts';
import type { Manifest } from './manifest.ts';

type ClusterEntry = { path: string; isFolder: boolean; bytes: number };

/** Content that a server recreates at startup: these folders are saved empty. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
/** Files specific to this running server. */
const left =
  /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|server\.(log.*|lock)|archive\.sh.*|\.s\.PGSQL\..*)$/;

/** The files and folders of a running cluster that a backup holds; the control file, which is read last, comes last. */
function clusterEntries(cluster: string): ClusterEntry[] {
  const entries: ClusterEntry[] = [];
  const walk = (folder: string) => {
    for (const name of readNames(join(cluster, folder))) {
      if (left.test(name)) continue;
      const path = folder === '' ? name : `${folder}/${name}`;
      const stat = lstatSync(join(cluster, path), { throwIfNoEntry: false });
      if (!stat || !(stat.isFile() || stat.isDirectory())) continue;
      entries.push({ path, isFolder: stat.isDirectory(), bytes: stat.isDirectory() ? 0 : stat.size });
      if (stat.isDirectory() && !emptied.has(path)) walk(path);
    }
  };
  walk('');
  const isControl = ({ path }: ClusterEntry) => path === 'global/pg_control';
  return [...entries.filter((entry) => !isControl(entry)), ...entries.filter(isControl)];
}

/** A folder that vanishes meanwhile counts as empty: the change is in the log. */
function readNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

type PackedFile = Manifest['files'][number];
type Pack = ReturnType<typeof tarPack>;

/** In the archive of a set: the cluster in a folder of this name, everything else next to it. */
export const clusterPrefix = 'postgres/';

const chunkBytes = 1 << 18;

/** A tar archive of a running cluster; `finish` returns files to add, `files` is whole once the stream ended. */
export function packCluster(
  cluster: string,
  finish: () => Promise<readonly { path: string; content: Buffer }[]>,
): { stream: Readable; files: PackedFile[] } {
  const pack = tarPack();
  const files: PackedFile[] = [];
  const run = async () => {
    for (const { path, isFolder, bytes } of clusterEntries(cluster)) {
      const name = clusterPrefix + path;
      if (isFolder) pack.entry({ name, type: 'directory', mode: 0o700 });
      else await addFile({ pack, files }, { name, bytes, source: join(cluster, path) });
    }
    for (const { path, content } of await finish()) {
      pack.entry({ name: path, mode: 0o600 }, content);
      files.push({ path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') });
    }
    pack.finalize();
  };
  run().catch((error: Error) => pack.destroy(error));
  return { stream: pack as unknown as Readable, files };
}

/** One file with its original length; if it shrank, the log covers it. */
async function addFile(
  { pack, files }: { pack: Pack; files: PackedFile[] },
  { name, bytes, source }: { name: string; bytes: number; source: string },
): Promise<void> {
  const file = await openUnlessGone(source);
  if (!file) return;
  try {
    const entry = pack.entry({ name, size: bytes, mode: 0o600 });
    // A failing archive reports it itself; the same error from its file would end the process.
    entry.on('error', () => undefined);
    const hash = createHash('sha256');
    const buffer = Buffer.alloc(Math.min(chunkBytes, bytes));
    for (let at = 0; at < bytes; ) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, bytes - at), at);
      const chunk = bytesRead > 0 ? Buffer.from(buffer.subarray(0, bytesRead)) : Buffer.alloc(bytes - at);
      hash.update(chunk);
      at += chunk.length;
      if (!entry.write(chunk)) await drained(pack, entry);
    }
    entry.end(undefined);
    files.push({ path: name, bytes, sha256: hash.digest('hex') });
  } finally {
    await file.close();
  }
}

/** Waits until more can be written; if the reader is gone, there is nothing to wait for. */
const drained = (pack: Pack, entry: NodeJS.WritableStream): Promise<void> =>
  new Promise((resolve, reject) => {
    const gone = () => reject(new Error('nobody reads the backup any more'));
    if (pack.destroyed) return gone();
    pack.once('close', gone);
    entry.once('drain', () => {
      pack.off('close', gone);
      resolve();
    });
  });

async function openUnlessGone(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
