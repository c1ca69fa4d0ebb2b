import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';

/** A small file kept in memory: raw, and as brotli if the build made one. */
export type KeptFile = { type: string; plain: Variant; brotli: Variant | null };
export type Variant = { body: Buffer; etag: string };

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};

export const variantOf = (body: Buffer): Variant => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

const variant = async (file: string): Promise<Variant> => variantOf(await readFile(file));

/** One file, typed by its name. */
export async function readFileOnce(file: string, type = types[extname(file)] ?? ''): Promise<KeptFile> {
  const small = `${file}.br`;
  return { type, plain: await variant(file), brotli: existsSync(small) ? await variant(small) : null };
}

/** The prerendered pages of a folder by their path: `fr/payment/index.html` is `/fr/payment`. */
export async function readPages(folder: string): Promise<Map<string, KeptFile>> {
  const pages = new Map<string, KeptFile>();
  if (!existsSync(folder)) return pages;
  for (const entry of await readdir(folder, { recursive: true })) {
    if (!entry.endsWith('index.html')) continue;
    const path = relative('.', dirname(entry)).split(sep).join('/');
    pages.set(`/${path}`, await readFileOnce(join(folder, entry)));
  }
  return pages;
}

/** The files at the top of the browser's folder: icons and the like, by path. */
export async function readTopFiles(folder: string): Promise<Map<string, KeptFile>> {
  const found = new Map<string, KeptFile>();
  if (!existsSync(folder)) return found;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const type = types[extname(entry.name)];
    if (entry.isFile() && type) found.set(`/${entry.name}`, await readFileOnce(join(folder, entry.name), type));
  }
  return found;
}
