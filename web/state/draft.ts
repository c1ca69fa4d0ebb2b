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

function readAgain(): void {
  current = readDraft(stored());
  for (const listener of listeners) listener();
}

/** Another tab changed the draft: every tab shows what will be booked. */
function onStorage(event: StorageEvent): void {
  if (event.key === key || event.key === null) readAgain(); // null: everything was cleared
}

/** A page that the browser kept aside (Back, Forward) heard of no change meanwhile. */
function onPageShow(event: PageTransitionEvent): void {
  if (event.persisted) readAgain();
}

function listen(): void {
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
}

function stopListening(): void {
  removeEventListener('storage', onStorage);
  removeEventListener('pageshow', onPageShow);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) listen();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopListening();
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
