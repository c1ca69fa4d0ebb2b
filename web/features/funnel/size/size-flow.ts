import { useState } from 'react';
import { type BookableSize, isBookableSize, type StorefrontSize } from '#domain/funnel/size.ts';
import { countStep } from '#web/state/analytics.ts';
import { getDraft, updateDraft } from '#web/state/draft.ts';
import { keepAskedArea } from '../asked-area.ts';

/** What covers the cards. `before` is the size to go back to when the question is left unanswered. */
export type Asking =
  | { what: 'nothing' }
  | { what: 'scale'; size: BookableSize }
  | { what: 'businesses'; before: StorefrontSize | '' }
  | { what: 'evaluating' };

const nothing: Asking = { what: 'nothing' };
const evaluating: Asking = { what: 'evaluating' };

/** From a card to a stored size, or to the other companies (specification, section 4). */
export function useSizeFlow() {
  const [asking, setAsking] = useState<Asking>(nothing);
  const leadElsewhere = () => {
    countStep('too-big');
    keepAskedArea('');
    setAsking(evaluating);
  };

  return {
    asking,
    choose(size: StorefrontSize) {
      if (isBookableSize(size)) return setAsking({ what: 'scale', size });
      updateDraft({ storefrontSize: size }); // Not bookable: the next steps stay closed.
      leadElsewhere();
    },
    accurate(size: BookableSize) {
      const before = getDraft().storefrontSize;
      updateDraft({ storefrontSize: size });
      setAsking(size === 'grand-storefront' ? { what: 'businesses', before } : nothing);
    },
    /** Selects nothing; the very size that does not match is let go. */
    mismatch(size: BookableSize) {
      if (getDraft().storefrontSize === size) updateDraft({ storefrontSize: '' });
      setAsking(nothing);
    },
    oneBusiness: () => setAsking(nothing),
    severalBusinesses() {
      updateDraft({ storefrontSize: '' });
      leadElsewhere();
    },
    /** Closed without an answer: all is as it was. */
    leave() {
      if (asking.what === 'businesses') updateDraft({ storefrontSize: asking.before });
      setAsking(nothing);
    },
  };
}

export type SizeFlow = ReturnType<typeof useSizeFlow>;
