import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';
import { serviceWords } from '#business/service-words.ts';
import { type Language, languages } from '#domain/language.ts';
import { documentHtml } from '#web/document.ts';
import type { Rendered } from '#web/prerender.tsx';
import { manifestOf } from '#web/seo/manifest.ts';
import { brandAlias, publicFolder } from './brand.ts';
import { buildCrewPage } from './crew.ts';

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Prerender = typeof import('#web/prerender.tsx');
type Site = { sandbox: boolean };
/** A page with its files, as their names in the browser's folder. */
type Made = {
  path: string;
  scripts: readonly string[];
  styles: readonly string[];
  render: (language: Language, site: Site) => Rendered | Promise<Rendered>;
};

const brotli = promisify(brotliCompress);

/** The scripts that a source file loads eagerly, its own first. */
function scriptsOf(manifest: Record<string, Chunk>, source: string): string[] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build made nothing of ${source}`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => scriptsOf(manifest, name))];
}

/** The styles that a source file loads eagerly, those of its imports first. */
function stylesOf(manifest: Record<string, Chunk>, source: string): string[] {
  const chunk = manifest[source];
  return [...(chunk?.imports ?? []).flatMap((name) => stylesOf(manifest, name)), ...(chunk?.css ?? [])];
}

/** Puts a script that no bundler may touch among the files, named by its content hash. */
async function copyAsItIs(source: string, client: string): Promise<string> {
  const text = (await readFile(source, 'utf8')).replace(/^\/\/.*\n|^\s+/gm, '');
  const mark = createHash('sha256').update(text).digest('base64url').slice(0, 7);
  const name = `assets/${basename(source, '.js')}-${mark}.js`;
  await writeFile(join(client, name), text);
  return name;
}

/** Writes a `.br` next to a text file and returns its size. */
async function compress(file: string): Promise<number> {
  const small = await brotli(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await writeFile(`${file}.br`, small);
  return small.length;
}

async function files(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Builds the browser's part into a folder: scripts, styles, and every page in both languages, live and sandbox. */
export async function buildPages(out: string): Promise<void> {
  const client = join(out, 'client');
  const pages = join(out, 'pages');
  // Any caller of the build, a test runner included, gets the production site.
  process.env.NODE_ENV = 'production';

  const common = {
    configFile: 'vite.config.ts',
    logLevel: 'warn',
    resolve: { alias: brandAlias },
    publicDir: publicFolder,
  } as const;
  await build({ ...common, build: { outDir: client } });
  for (const [key, { picture }] of Object.entries(serviceWords))
    if (!existsSync(join(client, 'services', picture)))
      throw new Error(`business/public/services/${picture}, the picture of ${key}, is missing`);
  const crew = await buildCrewPage(client);
  await build({
    ...common,
    build: { ssr: 'prerender.tsx', outDir: join(out, 'prerender'), manifest: false, copyPublicDir: false },
  });

  const manifest: Record<string, Chunk> = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8'));
  await rm(join(client, 'manifest.json')); // Not for visitors.

  const font = (name: string) => scriptsOf(manifest, `ui/fonts/${name}.woff2`);
  const sans = font('hanken-grotesk');
  const serif = font('noto-serif-display');
  const fontsOf: Record<string, readonly string[]> = {
    // Only the name is in the display typeface.
    '/': [...font('noto-serif-display-brand'), ...sans],
    // The letter's title is the only one in italics.
    '/what-is-this': [...font('noto-serif-display-italic'), ...serif, ...sans],
  };

  const prerendered = join(out, 'prerender/prerender.js');
  const { paths, render, renderCrew, crewPath, sourceOf } = (await import(
    pathToFileURL(prerendered).href
  )) as Prerender;

  const together = (of: typeof scriptsOf, path: (typeof paths)[number]) => [
    ...new Set([...of(manifest, 'entry.tsx'), ...of(manifest, sourceOf(path))]),
  ];
  const made: Made[] = [
    ...paths.map((path) => ({
      path,
      scripts: together(scriptsOf, path),
      styles: together(stylesOf, path),
      render: (language: Language, site: Site) => render(path, language, site),
    })),
    // The site's own stylesheet, and none of its scripts.
    { ...crew, path: crewPath, styles: [...stylesOf(manifest, 'entry.tsx'), ...crew.styles], render: renderCrew },
  ];
  const [start = ''] = scriptsOf(manifest, 'start.ts');
  const [fallbacks = ''] = scriptsOf(manifest, 'floor/fallbacks.ts');
  const notice = await copyAsItIs('web/floor/notice.js', client);
  const absolute = (names: readonly string[]) => names.map((name) => `/${name}`);

  for (const { path, scripts, styles, render: drawn } of made) {
    for (const language of languages) {
      for (const site of ['live', 'sandbox'] as const) {
        const page = await drawn(language, { sandbox: site === 'sandbox' });
        const file = join(pages, site, language === 'fr' ? 'fr' : '', path, 'index.html');
        await mkdir(dirname(file), { recursive: true });
        const html = documentHtml({
          ...page,
          language,
          path,
          sandbox: site === 'sandbox',
          styles: absolute(styles),
          fonts: absolute(fontsOf[path] ?? [...serif, ...sans]),
          start: `/${start}`,
          fallbacks: `/${fallbacks}`,
          notice: `/${notice}`,
          scripts: absolute(scripts),
        });
        if (/ style=|<style|<script(?! type="module" src=| defer src=| type="application\/ld\+json">)/.test(html))
          throw new Error(`${file}: inline style or script`);
        await writeFile(file, html);
      }
    }
  }

  for (const language of languages) {
    await writeFile(join(client, `manifest.${language}.webmanifest`), JSON.stringify(manifestOf(language)));
  }

  const sizes = new Map<string, number>();
  const texts = [...(await files(client)), ...(await files(pages))].filter((file) =>
    /\.(js|css|svg|html|json|txt|webmanifest)$/.test(file),
  );
  await Promise.all(texts.map(async (file) => sizes.set(file, await compress(file))));
  await rm(join(out, 'prerender'), { recursive: true });

  const kilobytes = (names: readonly string[]) =>
    `${(names.reduce((total, name) => total + (sizes.get(name) ?? 0), 0) / 1000).toFixed(1)} kB`.padStart(9);
  console.log(`${'page, brotli'.padEnd(20)} ${'script'.padStart(9)} ${'style'.padStart(9)} ${'html'.padStart(9)}`);
  for (const { path, scripts, styles } of made) {
    const script = kilobytes(scripts.map((name) => join(client, name)));
    const style = kilobytes(styles.map((name) => join(client, name)));
    console.log(path.padEnd(20), script, style, kilobytes([join(pages, 'live', path, 'index.html')]));
  }
}
