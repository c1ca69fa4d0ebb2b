import { useEffect } from 'react';
import { useSite } from '#web/state/site.ts';

/** Fetches the pages that may come next while this one is being answered. For ways that are buttons and not links. */
export function useNextPages(...paths: readonly string[]): void {
  const { fetchPage } = useSite();
  const list = paths.join(' ');
  useEffect(() => {
    for (const path of list.split(' ')) fetchPage?.(path);
  }, [list, fetchPage]);
}
