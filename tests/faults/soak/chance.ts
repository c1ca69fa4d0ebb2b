/** Chance that a seed repeats: mulberry32. */
export function chanceFrom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  const turns = new Map<string, number>();
  return {
    next,
    below,
    /** One of several, each in its turn, so that a short run leaves none out. */
    inTurn<const T extends string>(what: string, several: readonly [T, ...T[]]): T {
      const turn = turns.get(what) ?? 0;
      turns.set(what, turn + 1);
      return several[turn % several.length] ?? several[0];
    },
    /** One of several, by weight. */
    pick<T extends string>(weights: Readonly<Record<T, number>>): T {
      const entries = Object.entries<number>(weights) as [T, number][];
      let left = next() * entries.reduce((total, [, weight]) => total + weight, 0);
      for (const [name, weight] of entries) {
        left -= weight;
        if (left < 0) return name;
      }
      return entries[0]?.[0] as T;
    },
  };
}
export type Chance = ReturnType<typeof chanceFrom>;
