const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  j: (at, count) => Math.min(at + 1, count - 1),
  k: (at) => Math.max(at - 1, 0),
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The row a key moves to; null if it is not one of the list's keys. Arrows need a row to start from. */
export function rowAfterKey(key: string, at: number, count: number): number | null {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (!step || count === 0 || (at === -1 && key !== 'j' && key !== 'k')) return null;
  return step(at, count);
}
