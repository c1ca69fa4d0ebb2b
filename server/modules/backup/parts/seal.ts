import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { constants, createZstdCompress, createZstdDecompress, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { BackupError, reasonOf } from './error.ts';

/** Level one: it runs while visitors book, and level three takes twice as long to save a twentieth. */
const fast = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

export const sealedName = (name: string, encrypted: boolean): string => `${name}.zst${encrypted ? '.age' : ''}`;

// Loaded only where something is encrypted: the archive starts a program for each segment.
async function encrypter(recipient: string) {
  const { Encrypter } = await import('age-encryption');
  const age = new Encrypter();
  try {
    age.addRecipient(recipient);
  } catch (cause) {
    throw new BackupError(`BACKUP_RECIPIENT: is not an age public key (${reasonOf(cause)})`, { cause });
  }
  return age;
}

async function decrypter(identityFile: string | null) {
  if (identityFile === null)
    throw new BackupError('BACKUP_IDENTITY: the backup is encrypted; name the file with the age private key');
  const { Decrypter } = await import('age-encryption');
  const age = new Decrypter();
  try {
    const lines = readFileSync(identityFile, 'utf8').split('\n');
    const keys = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
    if (keys.length === 0) throw new Error('it holds no key');
    for (const key of keys) age.addIdentity(key);
  } catch (cause) {
    throw new BackupError(`BACKUP_IDENTITY: ${identityFile} cannot be used (${reasonOf(cause)})`, { cause });
  }
  return age;
}

export async function seal(content: Buffer, recipient: string | null): Promise<Uint8Array> {
  const compressed = zstdCompressSync(content, fast);
  return recipient === null ? compressed : (await encrypter(recipient)).encrypt(compressed);
}

export async function unseal(content: Buffer, encrypted: boolean, identityFile: string | null): Promise<Buffer> {
  return zstdDecompressSync(encrypted ? await (await decrypter(identityFile)).decrypt(content) : content);
}

export async function sealStream(plain: Readable, recipient: string | null): Promise<Readable> {
  const compress = createZstdCompress(fast);
  plain.on('error', (error) => compress.destroy(error));
  compress.on('close', () => plain.destroy());
  const compressed = plain.pipe(compress);
  if (recipient === null) return compressed;
  const age = await encrypter(recipient);
  return fromWeb(await age.encrypt(Readable.toWeb(compressed) as unknown as globalThis.ReadableStream));
}

/** The decoded stream; errors of the key or the content get a readable message. */
export async function unsealStream(
  sealed: Readable,
  { encrypted, identityFile }: { encrypted: boolean; identityFile: string | null },
): Promise<Readable> {
  const decompress = createZstdDecompress();
  const open = async () => {
    if (!encrypted) return sealed;
    const age = await decrypter(identityFile);
    try {
      return fromWeb(await age.decrypt(Readable.toWeb(sealed) as unknown as globalThis.ReadableStream));
    } catch (cause) {
      throw new BackupError(`BACKUP_IDENTITY: ${identityFile} is not the key of this backup`, { cause });
    }
  };
  const opened = await open();
  opened.on('error', (error) => decompress.destroy(error));
  return opened.pipe(decompress);
}

const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(stream as unknown as ReadableStream<Uint8Array>);

/** Passes a stream through, measuring its length and SHA-256. */
export function measured() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
