import type { Language } from '#domain/language.ts';
import { isStopPhrase } from './stop-phrases.ts';

/** What the provider obeys and answers by itself. */
const providerStopWords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT', 'REVOKE', 'OPTOUT', 'CANCEL'];
/** With the carriers' French ones, and common spellings, without accents. */
const stopWords: ReadonlySet<string> = new Set([
  ...providerStopWords,
  ...['ARRET', 'ARRETER', 'ARRETEZ', 'DESABONNER', 'DESABONNEMENT', 'FIN'],
]);
const startWords: ReadonlySet<string> = new Set(['START', 'UNSTOP', 'YES', 'DEBUT', 'DEBUTER', 'REPRENDRE']);
/** Words that ask who writes and how it ends, with the language that they are of; one is of both. */
const helpWords: ReadonlyMap<string, Language | null> = new Map([
  ['HELP', 'en'],
  ['AIDE', 'fr'],
  ['INFO', null],
]);

export type TextKeyword = 'stop' | 'start' | 'help';

/**
 * What a text to us asks of our texts; null for anything that a person has to read. A keyword on its own counts whatever
 * its case, accents and punctuation; of sentences those alone that ask for no more texts and say nothing else.
 */
export function textKeyword(body: string): TextKeyword | null {
  const word = wordOf(body);
  if (stopWords.has(word)) return 'stop';
  if (startWords.has(word)) return 'start';
  if (helpWords.has(word)) return 'help';
  return isStopPhrase(withoutAccents(body).toLowerCase()) ? 'stop' : null;
}

/** Whether a word that ends our texts may have meant the visit. */
export const mayMeanVisit = (body: string): boolean => wordOf(body) === 'CANCEL';

/** Whether the provider answers a word that ends our texts; ours is the answer to every other, such as ARRET. */
export const isAnsweredByProvider = (body: string): boolean => providerStopWords.includes(wordOf(body));

/** The language in which somebody asked for help; null where the word is of both. */
export const languageOfHelp = (body: string): Language | null => helpWords.get(wordOf(body)) ?? null;

const wordOf = (body: string): string =>
  withoutAccents(body)
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .toUpperCase();

/** Letters as on a plain keyboard. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
