import { useEffect, useState } from 'react';
import type * as contract from '#contract/saved-cards.ts';
import { savedCardName } from '#domain/ledger/saved-card.ts';
import { call, type Output } from '#web/client/call.ts';
import { at } from '#web/client/calls.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { messages } from './messages.ts';

const readCheckoutCard = at<typeof contract.readCheckoutCard>('GET', '/api/checkout/:order/saved-card');

/** Which saved card the form of a checkout offers, or that the one there was is gone. */
export function OfferedCard({ order, className = '' }: { order: string; className?: string }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const [known, setKnown] = useState<Output<typeof readCheckoutCard> | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    // Without an answer the form is an ordinary one.
    call(readCheckoutCard, { params: { order } }, { signal: abort.signal }).then(setKnown, () => {});
    return () => abort.abort();
  }, [order]);
  const { savedCard = null, gone = null } = known ?? {};
  return (
    <p role="status" className={gone || savedCard ? className : 'sr-only'}>
      {gone && words.gone(savedCardName(gone, language))}
      {savedCard && words.offered(savedCardName(savedCard, language))}
    </p>
  );
}
