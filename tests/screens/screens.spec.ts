import { languages } from '#domain/language.ts';
import { hasNoBarrier } from '#tests/e2e/barriers.ts';
import { Visitor } from '#tests/e2e/visitor.ts';
import { catalogue } from './catalogue.ts';
import { looksAsDrawn } from './picture.ts';
import { pictureOf, widthsOf } from './screen.ts';
import { scrollsNowhereSideways } from './sideways.ts';
import { test } from './stage.ts';
import { settle, windowOf } from './window.ts';

const inWords = { en: 'in English', fr: 'in French' };
const machineReads = { en: 1280, fr: 390 };

for (const language of languages) {
  for (const screen of catalogue) {
    test.describe(inWords[language], () => {
      test.use({ shown: { screen, language } });

      test(`${screen.shows}: looks as drawn, has no barrier, never scrolls sideways`, async ({ stage }) => {
        const widths = widthsOf(screen, language);
        for (const width of widths) {
          await stage.setViewportSize(windowOf(width));
          await settle(stage);
          await screen.again?.(new Visitor(stage, language));
          await looksAsDrawn(stage, screen, pictureOf(screen, language, width));
          // Slow to ask: in English of the wide page, in French of the narrow one.
          if (width === machineReads[language] || widths.length === 1) await hasNoBarrier(new Visitor(stage, language));
        }
        await scrollsNowhereSideways(stage);
      });
    });
  }
}
