import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { brand } from '#business/brand.ts';
import { plainLetters, saysWord, saysYear } from '#domain/easy-words.ts';

/** On zxcvbn's scale from 0 to 4: anything below falls to some hundred million guesses. */
const leastScore = 3;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loaded when a password is first set: the fifty thousand common ones are not needed to serve pages. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs: graphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs });
}

/** Words anyone would try first here. */
const ours = [brand.name, brand.key, brand.city];

/** Whether a password says the city, the brand, a year or the e-mail, or is or resembles a common one. */
export async function isWeakPassword(password: string, email: string): Promise<boolean> {
  if (saysYear(password) || ours.some((word) => saysWord(password, word))) return true;
  estimator ??= load();
  const own = [email, ...email.split(/[^\p{L}\d]+/u), ...ours].filter((word) => word.length > 2).map(plainLetters);
  const zxcvbn = await estimator;
  return [password, plainLetters(password)].some((one) => zxcvbn.check(one, own).score < leastScore);
}
