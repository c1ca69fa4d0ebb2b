import { useEffect } from 'react';
import { whenReady } from '#web/state/page-ready.ts';
import { useSite } from '#web/state/site.ts';
import { whenIdle } from '#web/state/when-idle.ts';

/**
 * Fetches the code of the pages that may come next: at once when one is `likely`, else while the visitor reads this one.
 * For ways that are buttons and not links.
 */
export function useNextPages(likely: boolean, ...paths: readonly string[]): void {
  const { fetchPage } = useSite();
  const list = paths.join(' ');
  useEffect(() => {
    const fetchAll = () => {
      for (const path of list.split(' ')) fetchPage?.(path);
    };
    if (likely) return fetchAll();
    if (savesData()) return;
    let cancel = () => {};
    const forget = whenReady(() => {
      cancel = whenIdle(fetchAll);
    });
    return () => {
      forget();
      cancel();
    };
  }, [likely, list, fetchPage]);
}

/** Who pays for each megabyte is sent what they ask for. Not every browser tells. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
