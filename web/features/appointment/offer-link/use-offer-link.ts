import { useCallback } from 'react';
import type * as offers from '#contract/returning/offers.ts';
import { call, type Output } from '#web/client/call.ts';
import { at } from '#web/client/calls.ts';
import { useLink } from '#web/client/use-link.ts';
import { updateDraft } from '#web/state/draft.ts';
import { keepKnownCustomer } from '#web/state/known-customer.ts';
import { keepRefreshKey } from '#web/state/refresh-key.ts';
import { type LinkTakenUp, useTakenUp } from '../use-taken-up.ts';

// Kept with their page, not with the calls every page loads.
const readOffer = at<typeof offers.readOffer>('GET', '/api/offers/:token');

/** Takes up an offer and goes on without its token, which the tab keeps: it makes a VIP's refresh free. */
export function useOfferLink({ token, day }: { token: string; day: string | null }): LinkTakenUp {
  const link = useLink([readOffer.path, token], (signal) => call(readOffer, { params: { token } }, { signal }));
  const takeUp = useCallback(
    (offer: Output<typeof readOffer>) => {
      keepRefreshKey(token);
      fill(offer, day);
    },
    [token, day],
  );
  return useTakenUp(link, takeUp);
}

/** As if the steps had been taken; what was begun before is another booking. */
function fill(
  { coatingType, refreshNumber, days, customer, feeling, aesthetic, purpose, ...storefront }: Output<typeof readOffer>,
  day: string | null,
) {
  const answers = { feeling: feeling ?? '', aesthetic: aesthetic ?? '', purpose: purpose ?? '' } as const;
  updateDraft({ ...storefront, ...answers, quizAnswers: undefined, reviewId: '' });
  updateDraft({ coatingType: coatingType ?? '', clientId: refreshNumber ?? '' });
  // A proposed day; if it is gone meanwhile, the calendar says so.
  const chosen = days.find(({ date }) => date === day);
  if (chosen) updateDraft({ appointmentDate: chosen.date, appointmentTime: chosen.time });
  const { businessName: companyName, contactName, address: serviceAddress, phoneExtension, ...others } = customer;
  const [firstName = '', ...names] = contactName.split(' ');
  const reached = { ...others, phoneExtension: phoneExtension ?? '' };
  keepKnownCustomer({ ...reached, companyName, serviceAddress, firstName, lastName: names.join(' ') });
}
