import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { ShownToast, ToastContent, ToastRegionProps } from './toast-types.ts';

let shown: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message for 5 seconds, in place of the one before. Callable from anywhere. */
export function toast(content: ToastContent): void {
  count += 1;
  set({ ...content, id: count });
}

/** Takes away what is shown: it has been overtaken by something else on the page. */
export function dismissToast(): void {
  if (shown) set(null);
}

const close = (id: number): void => {
  if (shown?.id === id) set(null);
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Once per site. What draws toasts is loaded with the first sign of a visitor, before there is anything to say: a toast
 * that tells of a server out of reach cannot be fetched from it.
 */
export function ToastOutlet() {
  const current = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps>>();
  const missing = !Region;
  useEffect(() => {
    if (!missing) return;
    const load = () =>
      void import('./toast-region.tsx').then(
        (module) => setRegion(() => module.ToastRegion),
        () => undefined,
      );
    if (current !== null) return load();
    const signs = ['focusin', 'pointerdown', 'keydown'] as const;
    for (const sign of signs) addEventListener(sign, load, { once: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, load);
    };
  }, [missing, current]);
  return Region ? <Region toast={current} onClose={close} /> : null;
}
