import { fontFor } from './fonts.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export const lettersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Characters that every font of the site has and that need no replacement. */
const plainly = /^[\x21-\x7eÀÂÄÇÈÉÊËÎÏÔÖÙÛÜàâäçèéêëîïôöùûü’]+(?: [\x21-\x7eÀÂÄÇÈÉÊËÎÏÔÖÙÛÜàâäçèéêëîïôöùûü’]+)*$/;

/** One line of user text as the fonts can print it: without emoji, and without letters that no font has. */
export const printable = (text: string): string => (plainly.test(text) ? text : asPrinted(text));

const asPrinted = (text: string): string =>
  lettersOf(
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .replace(/[\u2010\u2011]/g, '-'),
  )
    .map(printedAs)
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

/** A letter as it is or in its nearest plain form. */
function printedAs(letter: string): string {
  const unformatted = letter.replace(/[\p{Cf}\p{Variation_Selector}]/gu, '');
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  const forms = [letter, letter.normalize('NFKC'), unformatted, plain];
  return forms.find((form) => form !== '' && fontFor(form) !== null) ?? '';
}
