import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { brand } from '#business/brand.ts';

/** On zxcvbn's scale from 0 to 4: what has less falls to some hundred million guesses. */
const leastScore = 3;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loaded when a password is first set: fifty thousand common ones are not needed to serve pages. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs: graphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs });
}

/** Whether a password is among the common ones or like them, or made of the e-mail's or the brand's words. */
export async function isWeakPassword(password: string, email: string): Promise<boolean> {
  estimator ??= load();
  const own = [email, ...email.split(/[^\p{L}\d]+/u), brand.name, brand.city].filter((word) => word.length > 2);
  return (await estimator).check(password, own).score < leastScore;
}
