/** A stored value in words, if there are words for it. */
export const named = (words: Readonly<Record<string, string>>, stored: string): string =>
  (Object.hasOwn(words, stored) && words[stored]) || stored;
