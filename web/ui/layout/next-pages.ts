import { useEffect } from 'react';
import { useSite } from '#web/state/site.ts';

/**
 * Fetches the pages that may come next once there is a sign that one will be opened, so that a page itself stays light.
 * For ways that are buttons and not links.
 */
export function useNextPages(likely: boolean, ...paths: readonly string[]): void {
  const { fetchPage } = useSite();
  const list = paths.join(' ');
  useEffect(() => {
    if (likely) for (const path of list.split(' ')) fetchPage?.(path);
  }, [likely, list, fetchPage]);
}
