import type { Condition } from './port.ts';

/** Worst first: a text that names several counts as the worst. */
const words: readonly (readonly [RegExp, Condition])[] = [
  [/thunder|storm|tornado|squall|hail/, 'storm'],
  [/blizzard|snow|flurr/, 'snow'],
  [/freezing|ice pellet|sleet|\bice\b/, 'freezing-rain'],
  [/rain|shower/, 'rain'],
  [/drizzle/, 'drizzle'],
  [/fog|mist|haze|smoke/, 'fog'],
  [/cloud|overcast/, 'cloudy'],
  [/sun|clear|fair|fine/, 'clear'],
];

/** The condition of an English weather description; null if it names none of ours. */
export function conditionIn(text: string): Condition | null {
  const lower = text.toLowerCase();
  return words.find(([word]) => word.test(lower))?.[1] ?? null;
}

export const isWet = (condition: Condition): boolean => !['clear', 'cloudy', 'fog'].includes(condition);
