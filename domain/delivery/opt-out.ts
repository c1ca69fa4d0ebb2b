/** The provider's keywords, the carriers' French ones, and common spellings, without accents. */
const stopWords: ReadonlySet<string> = new Set([
  ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT', 'REVOKE', 'OPTOUT', 'CANCEL'],
  ...['ARRET', 'ARRETER', 'ARRETEZ', 'DESABONNER', 'DESABONNEMENT'],
]);
const startWords: ReadonlySet<string> = new Set(['START', 'UNSTOP', 'YES', 'DEBUT', 'DEBUTER', 'REPRENDRE']);

/** The opt-out or opt-in keyword in a reply; null for anything else. */
export function optOutKeyword(body: string): 'stop' | 'start' | null {
  const word = wordOf(body);
  if (stopWords.has(word)) return 'stop';
  return startWords.has(word) ? 'start' : null;
}

/** Only a keyword on its own counts, whatever its case, accents and punctuation; a sentence is for a person. */
const wordOf = (body: string): string =>
  withoutAccents(body)
    .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .toUpperCase();

/** Letters as on a plain keyboard. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
