import { call, type Output } from '#web/client/call.ts';
import { type UnreadLink, useLink } from '#web/client/use-link.ts';
import { updateDraft } from '#web/state/draft.ts';
import { keepKnownCustomer } from '#web/state/known-customer.ts';
import { useTakenUp } from '../use-taken-up.ts';
import { readOffer } from './calls.ts';

type OfferLink = { state: 'reading' } | { state: 'invalid' | 'expired' } | UnreadLink;

/** Reads the link of a season's offer, fills the draft with what it says, and goes on without the token. */
export function useOfferLink(token: string): OfferLink {
  const link = useLink([readOffer.path, token], (signal) => call(readOffer, { params: { token } }, { signal }));
  useTakenUp(link, fill);

  if (link.state === 'refused') return { state: link.refusal.code === 'OFFER_LINK_EXPIRED' ? 'expired' : 'invalid' };
  return link.state === 'read' ? { state: 'reading' } : link;
}

/** As if the steps had been taken; what was begun before is another booking. */
function fill({ refreshNumber, customer, feeling, aesthetic, purpose, ...storefront }: Output<typeof readOffer>) {
  const answers = { feeling: feeling ?? '', aesthetic: aesthetic ?? '', purpose: purpose ?? '' } as const;
  updateDraft({ ...storefront, ...answers, quizAnswers: undefined, reviewId: '' });
  if (refreshNumber !== null) updateDraft({ coatingType: 'refresh', clientId: refreshNumber });
  const { businessName: companyName, contactName, address: serviceAddress, ...others } = customer;
  const [firstName = '', ...names] = contactName.split(' ');
  keepKnownCustomer({ ...others, companyName, serviceAddress, firstName, lastName: names.join(' ') });
}
