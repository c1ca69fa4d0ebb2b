import { vi } from 'vitest';

/** A browser's storage in memory; `refuse` makes every use of it fail, as in a private window. */
export function stubStorage(name: 'localStorage' | 'sessionStorage') {
  const items = new Map<string, string>();
  let refused = false;
  const guarded = <T>(use: () => T): T => {
    if (refused) throw new DOMException('The operation is insecure.', 'SecurityError');
    return use();
  };
  vi.stubGlobal(name, {
    getItem: (key: string) => guarded(() => items.get(key) ?? null),
    setItem: (key: string, value: string) => guarded(() => items.set(key, value)),
    removeItem: (key: string) => guarded(() => items.delete(key)),
  });
  return {
    items,
    refuse: () => {
      refused = true;
    },
  };
}
