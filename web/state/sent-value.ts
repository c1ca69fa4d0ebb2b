import { useState } from 'react';
import { useQueryString } from './location.ts';

/**
 * A field's value when the browser itself submitted its form, before the page's script was loaded: it is then in the
 * URL. '' if there is none, and while the prerendered page is hydrated.
 */
export function useSentValue(name: string): string {
  const asked = useQueryString().get(name) ?? '';
  // The URL is already the next page's while this one is being left.
  const [sent, setSent] = useState('');
  if (asked !== '' && asked !== sent) setSent(asked);
  return sent;
}
