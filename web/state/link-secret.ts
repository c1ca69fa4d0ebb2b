import { useEffect } from 'react';
import { navigate, useHistoryState } from 'wouter/use-browser-location';

type Kept = { secret?: unknown } | null;

/** The same URL opened again is a new visit, not a reload: what the entry kept is forgotten. */
function forgetOtherVisits(): void {
  if (typeof window === 'undefined' || !history.state) return;
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'navigate') history.replaceState(null, '');
}
forgetOtherVisits();

/**
 * The secret of a link. Once read it leaves the URL, for `without`, and stays with this history entry: a reload
 * and Back know it, but a URL that is shared or logged does not contain it. '' if there is none.
 */
export function useLinkSecret(secret: string, without: string): string {
  const state = useHistoryState<Kept>();
  const kept = typeof state?.secret === 'string' ? state.secret : '';
  useEffect(() => {
    if (secret !== '') navigate(without, { replace: true, state: { secret } });
  }, [secret, without]);
  return secret === '' ? kept : secret;
}
