import { call, type Output } from '#web/client/call.ts';
import { useLink } from '#web/client/use-link.ts';
import { updateDraft } from '#web/state/draft.ts';
import { keepKnownCustomer } from '#web/state/known-customer.ts';
import { readReviewLink } from './calls.ts';
import { type LinkTakenUp, useTakenUp } from './use-taken-up.ts';

/** Reads the link of an accepted review, fills in the draft from it, and continues without the token. */
export function useReviewLink(token: string): LinkTakenUp {
  const link = useLink([readReviewLink.path, token], (signal) =>
    call(readReviewLink, { params: { token } }, { signal }),
  );
  return useTakenUp(link, fill);
}

/** As if the steps had been taken; a person's review replaces the questions. */
function fill({ reviewId, postalCode, storefrontSize, selectedLayout, ...customer }: Output<typeof readReviewLink>) {
  const unasked = { feeling: '', aesthetic: '', purpose: '', quizAnswers: undefined } as const;
  updateDraft({ reviewId, postalCode, storefrontSize, selectedLayout, ...unasked });
  const { companyName, companyAddress: serviceAddress, email } = customer;
  keepKnownCustomer({ companyName, serviceAddress, email });
}
