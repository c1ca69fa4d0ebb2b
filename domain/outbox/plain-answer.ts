import { withoutAccents } from './opt-out.ts';

const yes: ReadonlySet<string> = new Set(['oui', 'ouais', 'ok', 'okay', 'daccord', 'yes', 'yep', 'y']);
const no: ReadonlySet<string> = new Set(['non', 'no', 'nope', 'n']);
/** What people put around a yes or a no without changing it. */
const courtesies: ReadonlySet<string> = new Set([
  ...['bonjour', 'bonsoir', 'merci', 'beaucoup', 'svp', 'stp'],
  ...['hello', 'hi', 'please', 'thanks', 'thank', 'you'],
]);

/** A question, a number or an ambiguous emoji is not a plain answer. */
const unclear = /[?⁇-⁉❓❔🤔😕\p{N}]/u;
const disagreeing = { yes: /[👎❌🚫]/u, no: /[👍👌✅]/u } as const;

/** A plain yes or no in either language, whatever its case, accents and emoji; null for what a person has to read. */
export function plainAnswer(body: string): 'yes' | 'no' | null {
  if (unclear.test(body)) return null;
  const words = wordsOf(body).filter((word) => !courtesies.has(word));
  if (words.length === 0) return null;
  const answer = words.every((word) => yes.has(word)) ? 'yes' : words.every((word) => no.has(word)) ? 'no' : null;
  return answer !== null && !disagreeing[answer].test(body) ? answer : null;
}

const wordsOf = (body: string): string[] =>
  withoutAccents(body)
    .toLowerCase()
    .replaceAll(/[’‘ʼ`´'.]/g, "'")
    .replaceAll(/\bd[ ']*accord\b/g, 'daccord')
    .replaceAll(/\bo'k\b/g, 'ok')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
