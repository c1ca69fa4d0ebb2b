import { readFileSync } from 'node:fs';
import { ownFile } from '#server/common/build-files.ts';
import { charactersOf } from './font-coverage.ts';

const font = (name: string): Buffer => readFileSync(ownFile(`server/modules/messages/invoice/fonts/${name}.ttf`));

/** The site's fonts, embedded in every invoice; how they were made is told beside them. */
export const fonts = {
  sans: font('hanken-grotesk-regular'),
  strong: font('hanken-grotesk-semibold'),
  display: font('noto-serif-display'),
};

/** Stands for letters that the fonts do not have. */
export const missing = '[…]';

const covered = charactersOf(fonts.sans);
const draws = (text: string): boolean => [...text].every((character) => covered.has(character.codePointAt(0) ?? 0));

// Pictures say nothing that an invoice has to say; marks of direction and joiners are nothing without their letters.
const ornament =
  /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}\p{Co}\p{Cs}\p{Variation_Selector}\p{Me}]+$/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One line of somebody's text as the fonts can print it: pictures left out, other letters marked as missing. */
export function printable(text: string): string {
  const line = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-');
  return Array.from(graphemes.segment(line), ({ segment }) => printedAs(segment))
    .join('')
    .replace(/(\[…\]\s*)+(?=\[…\])/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function printedAs(grapheme: string): string {
  const letters = grapheme.replace(/[\p{Cf}\p{Variation_Selector}]/gu, '');
  const drawn = [grapheme, grapheme.normalize('NFKC'), letters].find((text) => text !== '' && draws(text));
  return drawn ?? (ornament.test(grapheme) ? '' : missing);
}
