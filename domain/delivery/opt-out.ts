/** The provider's own words, the carriers' French ones, and how people spell them; without accents. */
const stopWords: ReadonlySet<string> = new Set([
  ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT', 'REVOKE', 'OPTOUT', 'CANCEL'],
  ...['ARRET', 'ARRETER', 'ARRETEZ', 'DESABONNER', 'DESABONNEMENT'],
]);
const startWords: ReadonlySet<string> = new Set(['START', 'UNSTOP', 'YES', 'DEBUT', 'DEBUTER', 'REPRENDRE']);

/** What an answer to a text asks for: no more texts, texts again, or nothing that is ours to obey. */
export function optOutWish(body: string): 'stop' | 'start' | null {
  const word = wordOf(body);
  if (stopWords.has(word)) return 'stop';
  return startWords.has(word) ? 'start' : null;
}

/** The word alone counts, in any case, with or without accents and signs around it: a sentence is for a person. */
const wordOf = (body: string): string =>
  body
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .toUpperCase();
