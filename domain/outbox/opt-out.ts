import type { Language } from '#domain/language.ts';
import { isStopPhrase } from './stop-phrases.ts';

/** Handled and answered by the provider itself. */
const providerStopWords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT', 'REVOKE', 'OPTOUT', 'CANCEL'];
/** With the carriers' French ones, and common spellings, without accents. */
const stopWords: ReadonlySet<string> = new Set([
  ...providerStopWords,
  ...['ARRET', 'ARRETER', 'ARRETEZ', 'DESABONNER', 'DESABONNEMENT', 'FIN'],
]);
const startWords: ReadonlySet<string> = new Set(['START', 'UNSTOP', 'YES', 'DEBUT', 'DEBUTER', 'REPRENDRE']);
/** Words that ask who is texting and how to stop, with their language; one is in both. */
const helpWords: ReadonlyMap<string, Language | null> = new Map([
  ['HELP', 'en'],
  ['AIDE', 'fr'],
  ['INFO', null],
]);

export type TextKeyword = 'stop' | 'start' | 'help';

/**
 * What an incoming text asks of our texts; null for anything a person has to read. A keyword on its own counts whatever
 * its case, accents and punctuation; sentences count only if they ask for no more texts and say nothing else.
 */
export function textKeyword(body: string): TextKeyword | null {
  const word = wordOf(body);
  if (stopWords.has(word)) return 'stop';
  if (startWords.has(word)) return 'start';
  if (helpWords.has(word)) return 'help';
  return isStopPhrase(withoutAccents(body).toLowerCase()) ? 'stop' : null;
}

/** Whether an opt-out word may have meant the visit. */
export const mayMeanVisit = (body: string): boolean => wordOf(body) === 'CANCEL';

/** Whether the provider answers an opt-out word; we answer all others, such as ARRET. */
export const isAnsweredByProvider = (body: string): boolean => providerStopWords.includes(wordOf(body));

/** The language of a request for help; null if the word is in both. */
export const languageOfHelp = (body: string): Language | null => helpWords.get(wordOf(body)) ?? null;

const wordOf = (body: string): string =>
  withoutAccents(body)
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .toUpperCase();

/** Letters as on a plain keyboard. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
