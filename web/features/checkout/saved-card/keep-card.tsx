import { useEffect, useState } from 'react';
import type * as contract from '#contract/saved-cards.ts';
import { savedCardName } from '#domain/ledger/saved-card.ts';
import { call, type Output } from '#web/client/call.ts';
import { at } from '#web/client/calls.ts';
import { useDraft } from '#web/state/draft.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { messages } from './messages.ts';

const readCheckoutCard = at<typeof contract.readCheckoutCard>('GET', '/api/checkout/:order/saved-card');
const keepCard = at<typeof contract.keepCard>('PUT', '/api/checkout/:order/saved-card');

/** What is wished outlives a form: a declined card is followed by another order. */
let wish = false;

/** Whether the card of this payment is kept, and what became of the one that was. Never ticked beforehand. */
export function KeepCard() {
  const { orderNo: order = '' } = useDraft();
  const words = useMessages(messages);
  const language = useLanguage();
  const [keep, setKeep] = useState(wish);
  const [failed, setFailed] = useState(false);
  const [known, setKnown] = useState<Output<typeof readCheckoutCard> | null>(null);

  const save = (wanted: boolean) => {
    wish = wanted;
    setKeep(wanted);
    setFailed(false);
    call(keepCard, { params: { order }, body: { keep: wanted } }).catch(() => {
      wish = false;
      setKeep(false);
      setFailed(true);
    });
  };

  useEffect(() => {
    const abort = new AbortController();
    // Without an answer the form is an ordinary one.
    call(readCheckoutCard, { params: { order } }, { signal: abort.signal }).then(setKnown, () => {});
    if (wish) void call(keepCard, { params: { order }, body: { keep: true } }).catch(() => {});
    return () => abort.abort();
  }, [order]);

  const { savedCard = null, gone = null } = known ?? {};
  return (
    <div className="mt-6">
      <p role="status" className={gone || savedCard ? 'mb-4' : 'sr-only'}>
        {gone && words.gone(savedCardName(gone, language))}
        {savedCard && words.offered(savedCardName(savedCard, language))}
      </p>
      <label className="checkbox">
        <input
          type="checkbox"
          className="checkbox-box"
          checked={keep}
          onChange={(event) => save(event.target.checked)}
        />
        <span>{words.keep}</span>
      </label>
      <p className="field-note" aria-live="polite">
        {failed && words.notKept}
      </p>
      <p className="type-small mt-1 text-ink-700">{words.keepText}</p>
    </div>
  );
}
