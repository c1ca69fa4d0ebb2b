/** Searches and filters stop counting here; beyond it the count is one more, shown with a plus. */
export const maxCounted = 1000;

export const showCount = (count: number): string => (count > maxCounted ? `${maxCounted}+` : String(count));
