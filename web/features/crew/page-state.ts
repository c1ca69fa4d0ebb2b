import { atom } from 'nanostores';
import type { ToggleEvent } from 'react';
import { useStore } from '#web/state/use-store.ts';
import type { Reached } from './sync.ts';

type PageState = {
  reached: Reached | null;
  /** Why the server refuses access, in its words. */
  refusal: string;
  /** What was collapsed or expanded: visits, their notes, their photos. */
  open: Readonly<Record<string, boolean>>;
  /** Notes that are being written, by order. */
  drafts: Readonly<Record<string, string>>;
};

export const untouched: PageState = { reached: null, refusal: '', open: {}, drafts: {} };
export const pageState = atom(untouched);

/** Re-renders the page: with something of its own, or with what the phone now stores. */
export const redraw = (more: Partial<PageState> = {}): void => pageState.set({ ...pageState.get(), ...more });

export const usePageState = (): PageState => useStore(pageState, untouched);

/** Keeps a `details` open or closed, also while it is off the page. */
export function useFold(key: string, isOpen = false) {
  const { open } = usePageState();
  return {
    open: open[key] ?? isOpen,
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) =>
      redraw({ open: { ...pageState.get().open, [key]: currentTarget.open } }),
  };
}
