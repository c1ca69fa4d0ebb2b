import { useEffect } from 'react';
import type { LinkRead, UnreadLink } from '#web/client/use-link.ts';
import { useGo } from '#web/state/location.ts';

export type LinkTakenUp = { state: 'reading' } | { state: 'invalid' | 'expired' | 'used' } | UnreadLink;

const ends: Readonly<Record<string, 'expired' | 'used'>> = {
  OFFER_LINK_EXPIRED: 'expired',
  PRICE_LETTER_ENDED: 'expired',
  REVIEW_LINK_EXPIRED: 'expired',
  REVIEW_LINK_USED: 'used',
};

/** Once a link is read, its content is applied, and the visitor continues to the appointments without its token. */
export function useTakenUp<Data>(link: LinkRead<Data>, takeUp: (data: Data) => void): LinkTakenUp {
  const go = useGo();
  const data = link.state === 'read' ? link.data : undefined;
  useEffect(() => {
    if (data === undefined) return;
    takeUp(data);
    go('/calendar-booking', { replace: true });
  }, [data, go, takeUp]);

  if (link.state === 'refused') return { state: ends[link.refusal.code] ?? 'invalid' };
  return link.state === 'read' ? { state: 'reading' } : link;
}
