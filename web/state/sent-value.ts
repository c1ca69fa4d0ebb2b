import { useState } from 'react';
import { useQueryString } from './location.ts';

/**
 * What stood in a field when its form was sent by the browser itself, before the page's script was there: the address then
 * has it. '' where there is none, and while the prerendered page is taken over.
 */
export function useSentValue(name: string): string {
  const asked = useQueryString().get(name) ?? '';
  // The address is that of the next page already while this one is being left.
  const [sent, setSent] = useState('');
  if (asked !== '' && asked !== sent) setSent(asked);
  return sent;
}
