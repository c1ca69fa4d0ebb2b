import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from '#business/brand.ts';
import { defaultContact } from '#business/settings.ts';
import { languages } from '#domain/language.ts';
import { isPersonal } from '#domain/personal-paths.ts';
import { builtOrigin, listedPaths } from '#domain/seo.ts';
import { contactWords } from '#domain/settings/contact-words.ts';
import { titles } from '#web/prerender.tsx';
import { titleOf } from '#web/state/title.ts';
import { descriptionOf } from './description.ts';
import { iconLinks, pictureSize, seoHead } from './head.ts';
import { manifestOf } from './manifest.ts';

type Path = keyof (typeof titles)['en'];
const paths = Object.keys(titles.en) as Path[];
const publicFile = (name: string) => join(import.meta.dirname, '../../business/public', name);

const headOf = (path: Path, language: 'en' | 'fr') =>
  seoHead({ language, path, heading: titles[language][path], description: descriptionOf(path, language) });

const descriptionIn = (path: Path, language: 'en' | 'fr') =>
  descriptionOf(path, language)(contactWords(defaultContact)[language]);

describe.each(languages)('in %s', (language) => {
  it('every page has a title and a description of its own', () => {
    // An address that ends with a token is the page without it.
    const all = paths.filter((path) => path !== '/404' && !path.includes(':'));
    expect(new Set(all.map((path) => titles[language][path])).size).toBe(all.length);
    expect(new Set(all.map((path) => descriptionIn(path, language))).size).toBe(all.length);
  });

  it.each(listedPaths)('a search result for %s shows its title and description whole', (path) => {
    expect(titleOf(titles[language][path]).length).toBeLessThanOrEqual(65);
    expect(descriptionIn(path, language).length).toBeGreaterThanOrEqual(110);
    expect(descriptionIn(path, language).length).toBeLessThanOrEqual(165);
  });

  it.each(paths)('%s names its own address and its twins, or asks to be left out', (path) => {
    const head = headOf(path, language);
    if (path === '/404' || isPersonal(path)) {
      expect(head).toEqual(['<meta name="robots" content="noindex">']);
      return;
    }
    const [english, french] = [builtOrigin + path, builtOrigin + (path === '/' ? '/fr' : `/fr${path}`)];
    expect(head).toContain(`<link rel="canonical" href="${language === 'en' ? english : french}">`);
    expect(head).toContain(`<link rel="alternate" hreflang="en" href="${english}">`);
    expect(head).toContain(`<link rel="alternate" hreflang="fr" href="${french}">`);
    expect(head).toContain(`<link rel="alternate" hreflang="x-default" href="${english}">`);
    expect(head).toContain(`<meta property="og:locale" content="${language}_CA">`);
    expect(head).toContain(`<meta property="og:image" content="${builtOrigin}/social.${language}.jpg">`);
  });

  it('the picture of shared links is there, light, and as large as it says', () => {
    const file = publicFile(`social.${language}.jpg`);
    expect(statSync(file).size).toBeLessThanOrEqual(150_000);
    expect(sizeOfJpeg(readFileSync(file))).toEqual(pictureSize);
  });

  it('the manifest is in that language, opens in it, and its icons are as large as they say', () => {
    const manifest = manifestOf(language);
    expect(manifest).toMatchObject({ name: brand.name, lang: `${language}-CA` });
    expect(manifest.start_url).toBe(language === 'fr' ? '/fr' : '/');
    for (const { src, sizes, type } of manifest.icons) {
      if (type !== 'image/png') continue;
      expect([src, sizeOfPng(readFileSync(publicFile(src)))]).toEqual([src, sizes]);
    }
    expect(manifest.icons.filter((icon) => icon.purpose === 'maskable').map((icon) => icon.sizes)).toEqual([
      '192x192',
      '512x512',
    ]);
  });

  it('the head asks for icons that are there', () => {
    for (const link of iconLinks(language)) {
      const name = /href="\/([^"]+)"/.exec(link)?.[1] ?? '';
      if (!name.endsWith('webmanifest')) expect([name, statSync(publicFile(name)).size > 0]).toEqual([name, true]);
    }
    expect(sizeOfPng(readFileSync(publicFile('apple-touch-icon.png')))).toBe('180x180');
  });
});

/** Width and height stand in the first chunk of a PNG. */
const sizeOfPng = (file: Buffer): string => `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;

/** Width and height stand in the frame header, after segments that each say how long they are. */
function sizeOfJpeg(file: Buffer): { width: number; height: number } | null {
  for (let at = 2; at < file.length - 9; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2)
      return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
  }
  return null;
}
