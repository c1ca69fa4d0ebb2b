/**
 * Polyfills what `young.ts` names, before anything else of the page runs. Written by hand: a library for these is ten times
 * as large, and old phones are sent a page as small as the others.
 */
type Methods = Record<string, (this: never, ...parameters: never[]) => unknown>;

function bring(owner: object, methods: Methods): void {
  for (const [name, value] of Object.entries(methods)) {
    // Not enumerable, like a browser's own.
    if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
  }
}

bring(Array.prototype, {
  findLast(this: unknown[], matches: (item: unknown, index: number, all: unknown[]) => unknown): unknown {
    for (let index = this.length - 1; index >= 0; index--) {
      if (matches(this[index], index, this)) return this[index];
    }
  },
  toReversed(this: unknown[]): unknown[] {
    return [...this].reverse();
  },
  toSorted(this: unknown[], order?: (one: unknown, other: unknown) => number): unknown[] {
    return [...this].sort(order);
  },
});

bring(Map, {
  groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key): Map<Key, Item[]> {
    const groups = new Map<Key, Item[]>();
    [...items].forEach((item, index) => {
      const key = keyOf(item, index);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    });
    return groups;
  },
});

bring(String.prototype, {
  toWellFormed(this: string): string {
    return this.replace(/\p{Surrogate}/gu, '\u{fffd}');
  },
});

export {};
