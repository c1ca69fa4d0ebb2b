import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, type Output } from '#web/client/call.ts';
import { readReviewLink } from '#web/client/calls.ts';
import { isRefused, wordsOf } from '#web/client/failure.ts';
import { updateDraft } from '#web/state/draft.ts';
import { keepKnownCustomer } from '#web/state/known-customer.ts';
import { useGo } from '#web/state/location.ts';

type ReviewLink =
  | { state: 'reading' }
  | { state: 'invalid' | 'expired' | 'used' }
  | { state: 'unread'; error: string; asking: boolean; askAgain: () => void };

/** Reads the link of an accepted review, fills the draft with what it says, and goes on without the token. */
export function useReviewLink(token: string): ReviewLink {
  const go = useGo();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [readReviewLink.path, token],
    queryFn: ({ signal }) => call(readReviewLink, { params: { token } }, { signal }),
    gcTime: 0,
    networkMode: 'always',
  });
  useEffect(() => {
    if (!data) return;
    fill(data);
    go('/calendar-booking', { replace: true });
  }, [data, go]);

  if (isRefused(error)) {
    if (error.code === 'REVIEW_LINK_EXPIRED') return { state: 'expired' };
    return { state: error.code === 'REVIEW_LINK_USED' ? 'used' : 'invalid' };
  }
  if (!error) return { state: 'reading' };
  return { state: 'unread', error: wordsOf(error), asking: isFetching, askAgain: () => void refetch() };
}

/** As if the steps had been taken; a person's look stands in the place of the questions. */
function fill({ reviewId, postalCode, storefrontSize, selectedLayout, ...customer }: Output<typeof readReviewLink>) {
  const unasked = { feeling: '', aesthetic: '', purpose: '', quizAnswers: undefined } as const;
  updateDraft({ reviewId, postalCode, storefrontSize, selectedLayout, ...unasked });
  const { companyName, companyAddress: serviceAddress, email } = customer;
  keepKnownCustomer({ companyName, serviceAddress, email });
}
