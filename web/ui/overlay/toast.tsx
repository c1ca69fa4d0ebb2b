import { atom } from 'nanostores';
import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from '#web/state/use-store.ts';
import type { ShownToast, ToastContent, ToastRegionProps } from './toast-types.ts';

/** What is said just now. */
export const currentToast = atom<ShownToast | null>(null);
let count = 0;

/** Shows a message for 5 seconds, in place of the one before. Callable from anywhere. */
export function toast(content: ToastContent): void {
  count += 1;
  currentToast.set({ ...content, id: count });
}

/** Takes away what is shown: it has been overtaken by something else on the page. */
export const dismissToast = (): void => currentToast.set(null);

const close = (id: number): void => {
  if (currentToast.get()?.id === id) currentToast.set(null);
};

/**
 * Once per site. What draws toasts is loaded with the first sign of a visitor, before there is anything to say: a toast
 * that tells of a server out of reach cannot be fetched from it.
 */
export function ToastOutlet() {
  const current = useStore(currentToast, null);
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
