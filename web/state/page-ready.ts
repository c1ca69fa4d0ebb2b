import { useEffect } from 'react';
import { countPage } from './analytics.ts';
import { whenIdle } from './when-idle.ts';

let arrived = true;
let ready = false;

const waiting = new Set<() => void>();

function show(): void {
  if (!document.documentElement.toggleAttribute('data-ready', arrived && ready)) return;
  countPage(location.pathname);
  for (const act of waiting) act();
  waiting.clear();
}

export function whenReady(act: () => void): () => void {
  if (arrived && ready) act();
  else waiting.add(act);
  return () => waiting.delete(act);
}

/** Calls back once the page takes input and the browser has nothing better to do. Returns what cancels it. */
export function whenReadyAndIdle(act: () => void): () => void {
  let cancel = () => {};
  const forget = whenReady(() => {
    cancel = whenIdle(act);
  });
  return () => {
    forget();
    cancel();
  };
}

/** False from the moment another page is asked for until it is on screen. */
export function setArrived(value: boolean): void {
  arrived = value;
  show();
}

/** Marks `<html data-ready>` once the page takes input. Every page calls it; pass false while it still loads. */
export function usePageReady(isReady = true): void {
  useEffect(() => {
    ready = isReady;
    show();
    return () => {
      ready = false;
      show();
    };
  }, [isReady]);
}
