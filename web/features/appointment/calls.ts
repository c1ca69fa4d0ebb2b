import type * as invitation from '#contract/invitation-code.ts';
import type * as review from '#contract/manual-review.ts';
import type * as terms from '#contract/terms.ts';
import { at } from '#web/client/calls.ts';

export const readReviewLink = at<typeof review.readReviewLink>('GET', '/api/manual-reviews/:token');
export const validateInvitationCode = at<typeof invitation.validateInvitationCode>(
  'POST',
  '/api/invitation-code/validate',
);
export const acceptTerms = at<typeof terms.acceptTerms>('POST', '/api/terms-acceptance');
