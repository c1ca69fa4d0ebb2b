import { useState } from 'react';
import { useHref } from '#web/state/language.tsx';
import { useLinkSecret } from '#web/state/link-secret.ts';
import { useHere, useQueryString } from '#web/state/location.ts';
import { useHydrated } from '#web/state/use-hydrated.ts';

const page = '/cancel-booking';

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // Cut in the middle of a character: it opens nothing, and the server says so.
  }
}

/**
 * The token of the link, from the path or the query, then removed from it; '' if there is none. Null while the
 * prerendered page is shown, which serves every link and knows no token.
 */
export function useToken(): string | null {
  const arrived = useHydrated();
  const { path } = useHere();
  const query = useQueryString();
  const [kept, keep] = useState<string | null>(null);

  const given = tokenAt(path, query);
  const secret = useLinkSecret(arrived && given !== null ? given : '', useHref()(page));
  const token = given === '' ? secret : given;
  // The URL is already the next page's while this one is being left.
  const current = token === null ? kept : arrived || token === '' ? token : null;
  if (current !== kept) keep(current);
  return current;
}

function tokenAt(path: string, query: URLSearchParams): string | null {
  if (path === page) return (query.get('token') ?? '').trim();
  return path.startsWith(`${page}/`) ? decoded(path.slice(page.length + 1)) : null;
}
