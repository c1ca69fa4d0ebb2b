import { useEffect, useState } from 'react';
import type * as contract from '#contract/saved-cards.ts';
import { call } from '#web/client/call.ts';
import { at } from '#web/client/calls.ts';
import { useDraft } from '#web/state/draft.ts';
import { useMessages } from '#web/state/language.tsx';
import { messages } from './messages.ts';
import { OfferedCard } from './offered-card.tsx';

const keepCard = at<typeof contract.keepCard>('PUT', '/api/checkout/:order/saved-card');

/** What is wished outlives a form: a declined card is followed by another order. */
let wish = false;

/** Whether the card of this payment is kept, and what became of the one that was. Never ticked beforehand. */
export function KeepCard() {
  const { orderNo: order = '' } = useDraft();
  const words = useMessages(messages);
  const [keep, setKeep] = useState(wish);
  const [failed, setFailed] = useState(false);

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
    if (wish) void call(keepCard, { params: { order }, body: { keep: true } }).catch(() => {});
  }, [order]);

  return (
    <div className="mt-2">
      <OfferedCard order={order} className="mb-4" />
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
      <p className="type-small text-ink-700">
        {words.keepText} {keep && words.forgetText}
      </p>
    </div>
  );
}
