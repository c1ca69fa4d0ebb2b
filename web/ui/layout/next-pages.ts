import { useEffect } from 'react';
import { whenReadyAndIdle } from '#web/state/page-ready.ts';
import { useSite } from '#web/state/site.ts';

/** Fetches what may come next by a button; where data is saved, only once it is `likely`. */
export function useNextPages(likely: boolean, ...paths: readonly string[]): void {
  const { fetchPage } = useSite();
  const list = paths.join(' ');
  useEffect(() => {
    if (!likely && savesData()) return;
    return whenReadyAndIdle(() => {
      for (const path of list.split(' ')) fetchPage?.(path);
    });
  }, [likely, list, fetchPage]);
}

/** People who pay per megabyte are sent only what they ask for. Not every browser reports it. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
