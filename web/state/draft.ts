import { useSyncExternalStore } from 'react';
import { changeDraft, type DraftPatch } from './draft-rules.ts';
import { type Draft, emptyDraft, readDraft } from './draft-schema.ts';

export type { Draft, DraftPatch };

const key = 'hauteclaire.draft.v1';
const listeners = new Set<() => void>();
let current: Draft | null = null;

/** Storage can be refused (private windows, full disk); the draft then lives as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(draft: Draft): void {
  current = draft;
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // See `stored`.
  }
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return; // null: everything was cleared
  current = readDraft(stored());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** The draft as it is now, outside of rendering. */
export function getDraft(): Draft {
  current ??= readDraft(stored());
  return current;
}

/** The booking draft; empty until the browser has taken over the prerendered page. */
export const useDraft = (): Draft => useSyncExternalStore(subscribe, getDraft, () => emptyDraft);

/** Whether `useDraft` shows what the browser remembers. False while prerendered and during hydration. */
export const useDraftLoaded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/** Stores answers, and clears what depends on those that changed (`draft-rules.ts`). */
export function updateDraft(patch: DraftPatch, options: { timesOffered?: readonly string[] } = {}): void {
  store(changeDraft(getDraft(), patch, options.timesOffered));
}

/** Forgets everything: the flow starts anew. */
export function resetDraft(): void {
  store(emptyDraft);
}
