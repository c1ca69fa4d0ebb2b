import { call, type Output } from '#web/client/call.ts';
import { readReviewLink } from '#web/client/calls.ts';
import { type UnreadLink, useLink } from '#web/client/use-link.ts';
import { updateDraft } from '#web/state/draft.ts';
import { keepKnownCustomer } from '#web/state/known-customer.ts';
import { useTakenUp } from './use-taken-up.ts';

type ReviewLink = { state: 'reading' } | { state: 'invalid' | 'expired' | 'used' } | UnreadLink;

const ends: Readonly<Record<string, 'expired' | 'used'>> = { REVIEW_LINK_EXPIRED: 'expired', REVIEW_LINK_USED: 'used' };

/** Reads the link of an accepted review, fills the draft with what it says, and goes on without the token. */
export function useReviewLink(token: string): ReviewLink {
  const link = useLink([readReviewLink.path, token], (signal) =>
    call(readReviewLink, { params: { token } }, { signal }),
  );
  useTakenUp(link, fill);

  if (link.state === 'refused') return { state: ends[link.refusal.code] ?? 'invalid' };
  return link.state === 'read' ? { state: 'reading' } : link;
}

/** As if the steps had been taken; a person's look stands in the place of the questions. */
function fill({ reviewId, postalCode, storefrontSize, selectedLayout, ...customer }: Output<typeof readReviewLink>) {
  const unasked = { feeling: '', aesthetic: '', purpose: '', quizAnswers: undefined } as const;
  updateDraft({ reviewId, postalCode, storefrontSize, selectedLayout, ...unasked });
  const { companyName, companyAddress: serviceAddress, email } = customer;
  keepKnownCustomer({ companyName, serviceAddress, email });
}
