import { atom } from 'nanostores';
import { useStore } from './use-store.ts';

type Retry = (() => void) | null;

const lostPage = atom<Retry>(null);

/** The page that was asked for did not come; `retry` asks for it once more. Null when all is well. */
export const setLostPage = (retry: Retry): void => lostPage.set(retry);

/** Asks once more for the page that did not come; null while none is missing. */
export const useLostPage = (): Retry => useStore(lostPage, null);
