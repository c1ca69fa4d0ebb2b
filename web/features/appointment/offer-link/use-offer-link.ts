import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, type Output } from '#web/client/call.ts';
import { isRefused, wordsOf } from '#web/client/failure.ts';
import { updateDraft } from '#web/state/draft.ts';
import { keepKnownCustomer } from '#web/state/known-customer.ts';
import { useGo } from '#web/state/location.ts';
import { readOffer } from './calls.ts';

type OfferLink =
  | { state: 'reading' }
  | { state: 'invalid' | 'expired' }
  | { state: 'unread'; error: string; asking: boolean; askAgain: () => void };

/** Reads the link of a season's offer or a planned visit, fills the draft with what it says, and goes on without the token. */
export function useOfferLink({ token, day }: { token: string; day: string | null }): OfferLink {
  const go = useGo();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [readOffer.path, token],
    queryFn: ({ signal }) => call(readOffer, { params: { token } }, { signal }),
    gcTime: 0,
    networkMode: 'always',
  });
  useEffect(() => {
    if (!data) return;
    fill(data, day);
    go('/calendar-booking', { replace: true });
  }, [data, day, go]);

  if (isRefused(error)) return { state: error.code === 'OFFER_LINK_EXPIRED' ? 'expired' : 'invalid' };
  if (!error) return { state: 'reading' };
  return { state: 'unread', error: wordsOf(error), asking: isFetching, askAgain: () => void refetch() };
}

/** As if the steps had been taken; what was begun before is another booking. */
function fill(
  { coatingType, refreshNumber, days, customer, feeling, aesthetic, purpose, ...storefront }: Output<typeof readOffer>,
  day: string | null,
) {
  const answers = { feeling: feeling ?? '', aesthetic: aesthetic ?? '', purpose: purpose ?? '' } as const;
  updateDraft({ ...storefront, ...answers, quizAnswers: undefined, reviewId: '' });
  if (coatingType !== null) updateDraft({ coatingType, clientId: refreshNumber ?? '' });
  // A day that was proposed; where it is gone meanwhile, the calendar says so.
  const chosen = days.find(({ date }) => date === day);
  if (chosen) updateDraft({ appointmentDate: chosen.date, appointmentTime: chosen.time });
  const { businessName: companyName, contactName, address: serviceAddress, ...others } = customer;
  const [firstName = '', ...names] = contactName.split(' ');
  keepKnownCustomer({ ...others, companyName, serviceAddress, firstName, lastName: names.join(' ') });
}
