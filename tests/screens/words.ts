import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { settle } from './window.ts';

/** Where the words are kept of states that share a picture. */
export const wordsFolder = join(import.meta.dirname, 'words');

/** What covers a page is all that is said of it. */
const frames = ['dialog[open], [role=dialog]', '.admin-drawer', 'main'];
/** The days of a month, which other pictures show. */
const grid = /^( *)- grid .*\n(?:\1 .*\n)*/gm;
/** Where a link leads, boxes of words that follow, what is empty, and a total that is spoken once it has changed. */
const silent = /^ *- (?:\/url|row|gridcell|columnheader|paragraph: "Total|(?:paragraph|status)$).*\n/gm;

/** Takes the words of a state, and what its controls are, as a screen reader has them, and compares them with those kept. */
export async function readsAsKept(page: Page, own: string, file: string): Promise<void> {
  await settle(page);
  const { origin } = new URL(page.url());
  const counted = await Promise.all(frames.map((frame) => page.locator(frame).count()));
  const whole = frames.find((_, index) => counted[index]) ?? 'body';
  const parts = await page.locator(`${own || whole}, .toast`).all();
  const said = await Promise.all(parts.map((part) => part.ariaSnapshot()));
  const text = `${said.join('\n').replaceAll(origin, '').replace(grid, '').replace(silent, '')}\n`;
  expect(text, 'something is said').toMatch(/\w/);
  const kept = join(wordsFolder, file);
  if (test.info().config.updateSnapshots !== 'none') return writeFileSync(kept, text);
  const advice = `tests/screens/words/${file}: the state reads otherwise. If that was meant, \`npm run screens\` writes it anew.`;
  expect(text, advice).toBe(readFileSync(kept, 'utf8'));
}
