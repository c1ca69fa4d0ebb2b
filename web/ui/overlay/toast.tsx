import { atom } from 'nanostores';
import { type ComponentType, useEffect, useState } from 'react';
import { brand } from '#business/brand.ts';
import { tabMemory } from '#web/state/kept-text.ts';
import { asObject, asText } from '#web/state/untrusted.ts';
import { useStore } from '#web/state/use-store.ts';
import type { ShownToast, ToastContent, ToastRegionProps } from './toast-types.ts';

export const currentToast = atom<ShownToast | null>(null);
let count = 0;

/** Shows a message for 5 seconds, replacing the previous one. Callable from anywhere. */
export function toast(content: ToastContent): void {
  count += 1;
  currentToast.set({ ...content, id: count });
}

const key = `${brand.key}.toast.v1`;

/** Shows it on the next page, which has a document of its own. */
export const toastOnArrival = (content: ToastContent): void => tabMemory.set(key, JSON.stringify(content));

function takeWaiting(): void {
  const waiting = tabMemory.get(key);
  if (waiting === null) return;
  tabMemory.remove(key);
  try {
    const { title, description } = asObject(JSON.parse(waiting));
    toast({ title: asText(title), description: asText(description) });
  } catch {
    // Nothing of ours.
  }
}

/** Removes the current message: something else on the page has overtaken it. */
export const dismissToast = (): void => currentToast.set(null);

const close = (id: number): void => {
  if (currentToast.get()?.id === id) currentToast.set(null);
};

/**
 * Once per site. The toast code loads at the first sign of a visitor, before there is anything to say: a toast
 * saying the server is out of reach cannot be fetched from it.
 */
export function ToastOutlet() {
  const current = useStore(currentToast, null);
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps>>();
  const missing = !Region;
  useEffect(takeWaiting, []);
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
