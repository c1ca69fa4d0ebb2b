import { atom } from 'nanostores';
import { useStore } from '#web/state/use-store.ts';
import type { Typed } from './typed-prices.ts';

/** What was entered and not set yet. `seen` is the newest version that its writer knew; null once they were told of a newer one. */
export type Draft = { owner: string; typed: Typed; startsOn: string; note: string; seen: number | null };

/** It outlives its page, for as long as the browser's tab does. */
const kept = atom<Draft | null>(null);

/** The draft of an operator; nobody gets another's. */
export function useDraft(owner: string) {
  const draft = useStore(kept, null);
  return [draft?.owner === owner ? draft : null, (next: Draft | null) => kept.set(next)] as const;
}
