import { useState } from 'react';
import { useHere, useQueryString } from './location.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * The query of a link to a page of its own, such as `/weather-response?token=…`. Null while the prerendered page is
 * shown, which serves every link and knows no query.
 */
export function useLinkQuery(page: string): URLSearchParams | null {
  const arrived = useHydrated();
  const { path } = useHere();
  const query = useQueryString().toString();
  const [kept, keep] = useState<string | null>(null);

  // The URL is already the next page's while this one is being left.
  const current = path === page && arrived ? query : kept;
  if (current !== kept) keep(current);
  return current === null ? null : new URLSearchParams(current);
}
