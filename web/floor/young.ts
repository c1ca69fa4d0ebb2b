/**
 * What the pages use and some of the oldest browsers lack (`browserslist` in `package.json`), by its owner; `fallbacks.ts`
 * adds it. A test compares this list with the built scripts (`scripts/floor`).
 */
export const young: readonly (readonly [owner: object, ...names: string[]])[] = [
  [Array.prototype, 'findLast', 'toReversed', 'toSorted'],
  [Map, 'groupBy'],
  [String.prototype, 'toWellFormed'],
];

/** Whether this browser lacks any of them. */
export const needsFallbacks = (): boolean => young.some(([owner, ...names]) => names.some((name) => !(name in owner)));
