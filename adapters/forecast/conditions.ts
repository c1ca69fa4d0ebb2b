import type { Condition } from './port.ts';

/** The worst first: a text that names several counts as that. */
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

/** What an English description of the weather comes to; null when it says nothing that we have a word for. */
export function conditionIn(text: string): Condition | null {
  const lower = text.toLowerCase();
  return words.find(([word]) => word.test(lower))?.[1] ?? null;
}

/** Whether precipitation falls in it. */
export const isWet = (condition: Condition): boolean => !['clear', 'cloudy', 'fog'].includes(condition);
