import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { allPages } from '#web/all-pages.ts';
import type { PagePath } from '#web/pages.ts';
import { catalogue } from './catalogue.ts';
import { type Form, formsOf, onePerPage, pictureOf, wordsOf } from './forms.ts';
import { pictureFolder } from './picture.ts';
import type { Screen } from './screen.ts';
import { shared, sharedBy } from './shared.ts';
import { walkedForms, walkedScreens } from './walked/screens.ts';
import { wordsFolder } from './words.ts';

const list = 'README.md';

const inWords = catalogue.filter(sharedBy);
const inPictures = catalogue.filter((screen) => !sharedBy(screen));

const pictures = [
  ...inPictures.flatMap((screen) => formsOf(screen).map((form) => pictureOf(screen, form))),
  ...walkedScreens.flatMap((screen) => walkedForms.map((form) => pictureOf(screen, form))),
];
const words = inWords.flatMap((screen) => formsOf(screen).map((form) => wordsOf(screen, form)));

type Listed = Pick<Screen, 'name' | 'shows' | 'path'>;

const row = (screen: Listed, forms: readonly Form[]): string => {
  const cells = (['en', 'fr'] as const).map((language) => {
    const form = forms.find((one) => one.language === language);
    return form ? `[${form.width}](${pictureOf(screen, form)})` : '';
  });
  return `| ${screen.name} | ${screen.shows} | \`${screen.path}\` | ${cells.join(' | ')} |`;
};

const text = `# Screens

Every screen of a customer in every state, and then of the operator, that \`tests/screens/catalogue.ts\` knows, drawn by \`npm run screens\`.
A test compares each with its picture; after a change that is meant, draw them anew and look at what has changed.
States that differ from one of these in words alone are listed in [shared.md](shared.md).

| screen | what is on it | address | English | French |
|---|---|---|---|---|
${inPictures
  .map((screen) => ({ screen, forms: formsOf(screen) }))
  .filter(({ forms }) => forms.length > 0)
  .map(({ screen, forms }) => row(screen, forms))
  .join('\n')}

## At the end of a real walk

From the landing page to the cancellation, and then through the lists of the administration, on a real server: nothing that it
says is stubbed. A desktop in English and a phone in French, from \`tests/screens/walked/\`.

| screen | what is on it | address | English | French |
|---|---|---|---|---|
${walkedScreens.map((screen) => row(screen, walkedForms)).join('\n')}
`;

/** Takes away what no screen has any more, and writes the list. */
function tidy(): void {
  mkdirSync(pictureFolder, { recursive: true });
  for (const file of keptIn(pictureFolder, '.png')) if (!pictures.includes(file)) rmSync(join(pictureFolder, file));
  for (const file of keptIn(wordsFolder, '.yml')) if (!words.includes(file)) rmSync(join(wordsFolder, file));
  writeFileSync(join(pictureFolder, list), text);
}

const keptIn = (folder: string, ending: string) => readdirSync(folder).filter((file) => file.endsWith(ending));

test('the folders of pictures and words hold every screen of the catalogue, listed, and nothing else', () => {
  if (test.info().config.updateSnapshots !== 'none') return tidy();
  const advice = '`npm run screens` puts docs/screens in order';
  expect(keptIn(pictureFolder, '.png').sort(), advice).toEqual(pictures.toSorted());
  expect(keptIn(wordsFolder, '.yml').sort(), advice).toEqual(words.toSorted());
  expect(readFileSync(join(pictureFolder, list), 'utf8'), advice).toBe(text);
});

test('a state that shares a picture is one of the catalogue, and the other screen has a picture', () => {
  const names = [...inPictures.filter(({ walked }) => !walked), ...walkedScreens].map(({ name }) => name);
  expect(shared.map((one) => one.drawn).filter((name) => !names.includes(name))).toEqual([]);
  expect(shared.map(({ state }) => state).toSorted()).toEqual(inWords.map(({ name }) => name).toSorted());
  expect(inWords.filter((screen) => screen.walked || onePerPage.has(screen))).toEqual([]);
});

test('every page has a screen in the catalogue, and no two screens share a name', () => {
  const names = catalogue.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const named: Partial<Record<PagePath, string>> = { '/': 'landing', '/404': 'not-found', '/quotes': 'quote' };
  const missing = allPages.filter(
    (path) => !names.some((name) => name.startsWith(named[path] ?? path.split('/')[1] ?? '')),
  );
  expect(missing).toEqual([]);
});
