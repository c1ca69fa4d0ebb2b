import { useSyncExternalStore } from 'react';

type Again = (() => void) | null;

let again: Again = null;
const listeners = new Set<() => void>();

/** The page that was asked for did not come; `ask` asks for it once more. Null when all is well. */
export function setLostPage(ask: Again): void {
  again = ask;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Asks once more for the page that did not come; null while none is missing. */
export const useLostPage = (): Again =>
  useSyncExternalStore(
    subscribe,
    () => again,
    () => null,
  );
