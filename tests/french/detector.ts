import type { Twin } from './texts.ts';
import { commonEnglish, spelledAlike } from './words.ts';

/** What is no language: addresses of pages and mail, order numbers, names of others that stay as they are. */
const noLanguage = [
  /\bBK-[0-9A-Z]{6}\b/g, // the number of a booking
  /`[^`]+`/g, // a command
  /notes?-de-credit/g, // files' names, without accents
  /https?:\/\/\S+/g,
  /[\w.+-]+@[\w.-]+/g,
  /(?<![\p{L}\d])\/[a-z][\w/-]*(\?\S+)?/gu,
  /HC-[\d-]+/g,
  /\b(STOP|HELP)\b/g, // what carriers understand in both languages
  /American Express|(Apple|Google) Pay/g,
  /Zapier, Make, n8n|Standard Webhooks/g,
  /Open-Meteo(\.com)?/g,
  /Commission d’accès à l’information( du Québec)?/g,
];

const plain = (text: string): string => noLanguage.reduce((rest, sign) => rest.replace(sign, ' '), text);

const wordsOf = (text: string): string[] =>
  plain(text)
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

/** The words of our English texts that its French ones must not have. */
export const englishWordsOf = (twins: readonly Twin[]): ReadonlySet<string> =>
  new Set(twins.flatMap(({ en }) => wordsOf(en)).filter((word) => !spelledAlike.has(word)));

/** Amounts, percentages and times as English writes them. */
const englishForms: readonly (readonly [RegExp, string])[] = [
  [/\$\s?\d/, 'the dollar sign before its amount'],
  [/\d\.\d\d(?!\d)/, 'a decimal point'],
  [/\d,\d{3}(?!\d|\s?%)/, 'a comma between thousands'],
  [/\b\d{1,2}(:\d\d)?\s?[AP]\.?M\b/i, 'a time with AM or PM'],
  [/“|”/, 'English quotation marks'],
];

/** Each sign of English in a French text: words of the list, words of our own English texts, English forms. */
export function englishIn(text: string, testApp: ReadonlySet<string>): string[] {
  const words = wordsOf(text).filter((word) => commonEnglish.has(word) || testApp.has(word));
  const forms = englishForms.filter(([form]) => form.test(plain(text))).map(([, name]) => name);
  return [...new Set([...words, ...forms])].map((sign) => `«${sign}» in: ${text.slice(0, 160)}`);
}

/** Texts that are the same in both languages though they have words that are not spelled alike. */
export const untranslated = (twins: readonly Twin[]): string[] =>
  twins
    .filter(({ en, fr }) => en.trim().toLowerCase() === fr.trim().toLowerCase())
    .filter(({ fr }) => wordsOf(fr).some((word) => !spelledAlike.has(word)))
    .map(({ place, fr }) => `${place}: ${fr}`);

/** A required text that is missing in French. */
export const unspoken = (twins: readonly Twin[]): string[] =>
  twins.filter(({ en, fr }) => en !== '' && fr === '').map(({ place }) => place);

/** What a Quebec proofreader marks, by the Office: spaces before signs, within guillemets and before units, and apostrophes. */
export function typographyIn(text: string): string[] {
  const marks: readonly (readonly [RegExp, string])[] = [
    [/\S\s[;?!]/, 'a space before ; ? or !'],
    [/ [:%»$]/, 'an ordinary space before a sign'],
    [/« | »/, 'an ordinary space within guillemets'],
    [/[\p{L}\d).?!][»%](?!\p{L})/u, 'no space before a sign'],
    [/\p{L}:(\s|$)/u, 'no space before a colon'],
    [/\p{L}'\p{L}/u, 'a straight apostrophe'],
    [/\.\.\./, 'three points for an ellipsis'],
    [/\d (h|ans?|étages?|heures?|jours?|places?|%|\$)(?!\p{L})/u, 'an ordinary space between a figure and its unit'],
    [
      /\d(er)? (janv|févr|mars|avr|mai|juin|juill|août|sept|oct|nov|déc)/u,
      'an ordinary space between a day and its month',
    ],
  ];
  // The specification gives this one its own apostrophe.
  const read = plain(text).replace("jusqu'en bas", '');
  return marks.filter(([mark]) => mark.test(read)).map(([, name]) => `${name}: ${text.slice(0, 160)}`);
}
