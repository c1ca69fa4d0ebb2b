import type { Page } from '@playwright/test';
import { languages } from '#domain/language.ts';
import { axeSource, hasNoBarrier } from '#tests/e2e/support/accessibility.ts';
import { Visitor } from '#tests/e2e/support/visitor.ts';
import { core } from '#tests/layers.ts';
import { catalogue } from './catalogue.ts';
import { looksAsDrawn } from './picture.ts';
import { type Form, formsOf, onePerPage, pictureOf, type Screen } from './screen.ts';
import { test } from './stage.ts';
import { everyWidth, fitsAt } from './widths.ts';

const inWords = { en: 'in English', fr: 'in French' };
const coreScreens = onePerPage(catalogue);
const desktop: Form = { language: 'fr', width: 1280 };

/** French has the longer words: what fits in French at every width fits in English. */
const measured = 'fr';

for (const language of languages) {
  test.describe(inWords[language], () => {
    for (const screen of catalogue) {
      const form = formsOf(screen).find((one) => one.language === language);
      if (form) pictured(screen, form);
      else if (language === measured) fits(screen, desktop);
    }
  });
}

function pictured(screen: Screen, form: Form): void {
  const tag = coreScreens.has(screen) ? [core] : [];
  test.describe(() => {
    test.use({ shown: { screen, form } });
    test(`${screen.shows}: looks as drawn, has no barrier, fits every width`, { tag }, async ({ stage }) => {
      await looksAsDrawn(stage, screen, pictureOf(screen, form));
      await bringAxe(stage);
      await hasNoBarrier(new Visitor(stage, form.language));
      if (coreScreens.has(screen)) await fitsAt(stage, everyWidth);
      else if (form.language === measured) await fitsAt(stage);
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

/** The operator's screens that are pictured in English alone. */
function fits(screen: Screen, form: Form): void {
  test.describe(() => {
    test.use({ shown: { screen, form } });
    test(`${screen.shows}: fits every width`, async ({ stage }) => fitsAt(stage));
  });
}
