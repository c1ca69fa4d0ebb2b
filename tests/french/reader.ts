import { expect, type Frame, type Page } from '@playwright/test';
import { englishIn, englishWordsOf } from './detector.ts';
import { allTexts } from './texts.ts';

let learned: Promise<ReadonlySet<string>> | null = null;

/** The words of our English texts, collected once. */
export const houseEnglish = (): Promise<ReadonlySet<string>> => {
  learned ??= allTexts().then(englishWordsOf);
  return learned;
};

/** All that a person may read or be read to of a document, but for what says that it is in another language. */
function textsOf(): string[] {
  const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder', 'content'];
  const isForeign = (element: Element | null) => {
    const lang = element?.closest('[lang]')?.getAttribute('lang') ?? 'fr';
    return !lang.startsWith('fr');
  };
  const found = [document.title];
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!isForeign(parent) && !parent?.closest('script, style, noscript'))
      found.push(walker.currentNode.textContent ?? '');
  }
  for (const element of document.querySelectorAll('*')) {
    if (isForeign(element)) continue;
    const isTold = element.matches('meta[name=description], meta[property$=title], meta[property$=description]');
    for (const name of spoken) if (name !== 'content' || isTold) found.push(element.getAttribute(name) ?? '');
    for (const [name, value] of Object.entries((element as HTMLElement).dataset ?? {}))
      if (['missing', 'invalid', 'past', 'pending', 'silent'].includes(name)) found.push(value ?? '');
  }
  return found.map((text) => text.trim()).filter((text) => text !== '');
}

/** Fails on English anywhere in a French document: on screen, said to screen readers, in the tab, in descriptions. */
export async function hasNoEnglish(page: Page | Frame): Promise<void> {
  const [testApp, texts] = [await houseEnglish(), await page.evaluate(textsOf)];
  expect(texts.length, 'there is something to read').toBeGreaterThan(2);
  expect(
    [...new Set(texts)].flatMap((text) => englishIn(text, testApp)),
    page.url(),
  ).toEqual([]);
}
