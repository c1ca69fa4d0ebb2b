import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { languages } from '#domain/language.ts';
import { type PagePath, pages } from '#web/pages.ts';
import { catalogue } from './catalogue.ts';
import { pictureOf, widthsOf } from './screen.ts';

const folder = join(import.meta.dirname, '../../docs/screens');
const list = 'README.md';

const pictures = catalogue.flatMap((screen) =>
  languages.flatMap((language) => widthsOf(screen, language).map((width) => pictureOf(screen, language, width))),
);

const cell = (file: string): string => (pictures.includes(file) ? `[picture](${file})` : '');
const row = (screen: (typeof catalogue)[number]): string => {
  const cells = languages.flatMap((language) =>
    ([390, 1280] as const).map((width) => cell(pictureOf(screen, language, width))),
  );
  return `| ${screen.name} | ${screen.shows} | \`${screen.path}\` | ${cells.join(' | ')} |`;
};

const text = `# Screens

Every screen of a customer in every state, and then of the operator, that \`tests/screens/catalogue.ts\` knows, drawn by \`npm run screens\`.
A test compares each with its picture; after a change that is meant, draw them anew and look at what has changed.

| screen | what is on it | address | en, 390 | en, 1280 | fr, 390 | fr, 1280 |
|---|---|---|---|---|---|---|
${catalogue.map(row).join('\n')}
`;

/** Takes away what no screen has any more, and writes the list. */
function tidy(): void {
  mkdirSync(folder, { recursive: true });
  for (const file of drawn()) if (!pictures.includes(file)) rmSync(join(folder, file));
  writeFileSync(join(folder, list), text);
}

const drawn = () => readdirSync(folder).filter((file) => file.endsWith('.png'));

test('the folder of pictures holds every screen of the catalogue, listed, and nothing else', () => {
  if (test.info().config.updateSnapshots !== 'none') return tidy();
  const advice = '`npm run screens` puts docs/screens in order';
  expect(drawn().sort(), advice).toEqual(pictures.toSorted());
  expect(readFileSync(join(folder, list), 'utf8'), advice).toBe(text);
});

test('every page has a screen in the catalogue, and no two screens share a name', () => {
  const names = catalogue.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const named: Partial<Record<PagePath, string>> = { '/': 'landing', '/404': 'not-found' };
  const paths = Object.keys(pages) as PagePath[];
  const missing = paths.filter(
    (path) => !names.some((name) => name.startsWith(named[path] ?? path.split('/')[1] ?? '')),
  );
  expect(missing).toEqual([]);
});
