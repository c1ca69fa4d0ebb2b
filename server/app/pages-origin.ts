import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { builtOrigin } from '#domain/found.ts';
import { type KeptFile, variantOf } from './page-files.ts';

const compress = promisify(brotliCompress);

/**
 * Puts the site's own origin into the pages that name it, once a page, when it is first asked for: the build knows no
 * address, and the server knows it only when it listens.
 */
export function originFiller(origin: () => string): (file: KeptFile) => Promise<KeptFile> {
  const filled = new Map<KeptFile, Promise<KeptFile>>();
  return (file) => {
    const known = filled.get(file);
    if (known) return known;
    const fresh = withOrigin(file, origin());
    filled.set(file, fresh);
    return fresh;
  };
}

async function withOrigin(file: KeptFile, origin: string): Promise<KeptFile> {
  const text = file.plain.body.toString();
  if (!text.includes(builtOrigin)) return file;
  const body = Buffer.from(text.replaceAll(builtOrigin, origin));
  return { ...file, plain: variantOf(body), brotli: file.brotli && variantOf(await compress(body)) };
}
