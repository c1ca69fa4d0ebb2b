import { atom } from 'nanostores';
import { useStore } from '#web/state/use-store.ts';

/** What was entered and not set yet. `seen` is the newest version its writer knew; null once they were shown a newer one. */
export type Draft<T> = { typed: T; startsOn: string; note: string; seen: number | null };

/** An operator's draft, which outlives its page until the browser tab closes; nobody gets another's. */
export function draftStore<T>() {
  const kept = atom<{ owner: string; draft: Draft<T> | null } | null>(null);
  return function useDraft(owner: string) {
    const held = useStore(kept, null);
    const keep = (draft: Draft<T> | null) => kept.set({ owner, draft });
    return [held?.owner === owner ? held.draft : null, keep] as const;
  };
}
