import { useEffect } from 'react';
import { countPage } from './analytics.ts';

let arrived = true;
let ready = false;

function show(): void {
  if (document.documentElement.toggleAttribute('data-ready', arrived && ready)) countPage(location.pathname);
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
