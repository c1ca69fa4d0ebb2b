import { type PlaceholderFact, placeholderFacts } from '#business/placeholders.ts';
import type { Config } from '../config.ts';

export const takesRealMoney = ({ cards }: Pick<Config, 'cards'>): boolean => cards?.environment === 'prod';

/** Why real money may not be taken yet, in one line; null if it may, or none is taken. */
export function liveFault(
  settings: Pick<Config, 'cards'>,
  unknown: readonly PlaceholderFact[] = placeholderFacts,
): string | null {
  if (!takesRealMoney(settings) || unknown.length === 0) return null;
  const named = unknown.map(({ fact, file }) => `${fact.en} (${file})`);
  return `MONERIS_ENV: prod charges real cards, but these are placeholders: ${named.join(', ')}`;
}
