import { atom } from 'nanostores';
import { brand } from '#business/brand.ts';
import { changeDraft, type DraftPatch } from './draft-rules.ts';
import { type Draft, emptyDraft, readDraft } from './draft-schema.ts';
import { siteMemory } from './kept-text.ts';
import { useHydrated } from './use-hydrated.ts';
import { useStore } from './use-store.ts';

export type { Draft, DraftPatch };

const key = `${brand.key}.draft.v1`;

function store(draft: Draft): void {
  siteMemory.set(key, JSON.stringify(draft));
  current.set(draft);
}

const readAgain = (): void => current.set(readDraft(siteMemory.get(key)));

/** Another tab changed the draft: every tab shows what will be booked. */
function onStorage(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return; // null: everything was cleared
  siteMemory.overtaken(key);
  readAgain();
}

/** A page in the back/forward cache missed changes meanwhile. */
function onPageShow(event: PageTransitionEvent): void {
  if (event.persisted) readAgain();
}

/** Prerendering has no storage and no events. */
const inBrowser = typeof window !== 'undefined';
const current = atom(inBrowser ? readDraft(siteMemory.get(key)) : emptyDraft);
if (inBrowser) {
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
}

/** The draft as it is now, outside of rendering. */
export const getDraft = (): Draft => current.get();

/** The booking draft; empty until the browser has taken over the prerendered page. */
export const useDraft = (): Draft => useStore(current, emptyDraft);

/** Whether `useDraft` shows what the browser remembers. False while prerendered and during hydration. */
export const useDraftLoaded = useHydrated;

/** Stores answers, and clears what depends on those that changed (`draft-rules.ts`). */
export function updateDraft(patch: DraftPatch, options: { timesOffered?: readonly string[] } = {}): void {
  store(changeDraft(getDraft(), patch, options.timesOffered));
}

/** The accepted terms are no longer in force: they are asked for again. */
export function forgetAcceptance(): void {
  store({ ...getDraft(), termsAccepted: false, termsVersion: '', termsLanguage: '' });
}

export function resetDraft(): void {
  store(emptyDraft);
}
