import type * as invitation from '#contract/invitation-code.ts';
import type * as review from '#contract/manual-review.ts';
import type * as terms from '#contract/terms.ts';
import type { Address } from '#web/client/calls.ts';

export const readReviewLink: Address<typeof review.readReviewLink> = {
  method: 'GET',
  path: '/api/manual-reviews/:token',
};
export const validateInvitationCode: Address<typeof invitation.validateInvitationCode> = {
  method: 'POST',
  path: '/api/invitation-code/validate',
};
export const acceptTerms: Address<typeof terms.acceptTerms> = { method: 'POST', path: '/api/terms-acceptance' };
