import type { Page } from '@playwright/test';
import { type Language, languages } from '#domain/language.ts';
import { axeSource, hasNoBarrier } from '#tests/e2e/support/accessibility.ts';
import { Visitor } from '#tests/e2e/support/visitor.ts';
import { core } from '#tests/layers.ts';
import { catalogue } from './catalogue.ts';
import { type Form, formsOf, onePerPage, pictureOf, wordsOf } from './forms.ts';
import { looksAsDrawn } from './picture.ts';
import type { Screen } from './screen.ts';
import { sharedBy } from './shared.ts';
import { test } from './stage.ts';
import { everyWidth, fitsAt, lookedAt } from './widths.ts';
import { readsAsKept } from './words.ts';

const inWords = { en: 'in English', fr: 'in French' };

/** French has the longer words: a state that fits in French at every width fits in English. */
const isMeasured = (screen: Screen, language: Language): boolean => language === 'fr' || onePerPage.has(screen);
const widthsOf = (screen: Screen) => (onePerPage.has(screen) ? everyWidth : lookedAt);

for (const language of languages) {
  test.describe(inWords[language], () => {
    for (const screen of catalogue) {
      const form = formsOf(screen).find((one) => one.language === language);
      if (form) pictured(screen, form);
      else if (isMeasured(screen, language)) fits(screen, { language, width: 1280 });
    }
  });
}

function pictured(screen: Screen, form: Form): void {
  const tag = onePerPage.has(screen) ? [core] : [];
  test.describe(() => {
    test.use({ shown: { screen, form } });
    const shared = sharedBy(screen);
    const is = shared ? 'reads as kept' : 'looks as drawn';
    test(`${screen.shows}: ${is}, has no barrier, fits every width`, { tag }, async ({ stage }) => {
      if (shared) await readsAsKept(stage, shared.own, wordsOf(screen, form));
      else await looksAsDrawn(stage, screen, pictureOf(screen, form));
      await bringAxe(stage);
      await hasNoBarrier(new Visitor(stage, form.language));
      if (isMeasured(screen, form.language)) await fitsAt(stage, widthsOf(screen));
    });
  });
}

/**
 * Playwright's own `evaluate` reads all of it first, to see whether it is a function. The session stays until the page
 * closes: one that is detached ends an emulated absence of the network.
 */
async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axeSource });
}

/** What is pictured in the other language alone, or at the end of a walk. */
function fits(screen: Screen, form: Form): void {
  test.describe(() => {
    test.use({ shown: { screen, form } });
    test(`${screen.shows}: fits every width`, async ({ stage }) => {
      if (screen.walked) {
        await bringAxe(stage);
        await hasNoBarrier(new Visitor(stage, form.language));
      }
      await fitsAt(stage, widthsOf(screen));
    });
  });
}
