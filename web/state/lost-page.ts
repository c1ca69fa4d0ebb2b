import { atom } from 'nanostores';
import { useStore } from './use-store.ts';

type Retry = (() => void) | null;

const lostPage = atom<Retry>(null);

/** The requested page did not load; `retry` requests it once more. Null when all is well. */
export const setLostPage = (retry: Retry): void => lostPage.set(retry);

/** Retries the page that did not load; null if none is missing. */
export const useLostPage = (): Retry => useStore(lostPage, null);
