import { atom } from 'nanostores';
import { useStore } from '#web/state/use-store.ts';

/** What was entered and not set yet. `seen` is the newest version that its writer knew; null once they were told of a newer one. */
export type Draft<T> = { typed: T; startsOn: string; note: string; seen: number | null };

/** The draft of an operator, which outlives its page for as long as the browser's tab does; nobody gets another's. */
export function draftStore<T>() {
  const kept = atom<{ owner: string; draft: Draft<T> | null } | null>(null);
  return function useDraft(owner: string) {
    const held = useStore(kept, null);
    const keep = (draft: Draft<T> | null) => kept.set({ owner, draft });
    return [held?.owner === owner ? held.draft : null, keep] as const;
  };
}
