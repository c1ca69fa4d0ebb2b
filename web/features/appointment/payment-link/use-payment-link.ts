import { useQuery } from '@tanstack/react-query';
import { termsVersion } from '#business/terms/types.ts';
import type { PaymentLinkOffer } from '#contract/payment-links.ts';
import { coverageOf } from '#domain/funnel/layout.ts';
import type { Language } from '#domain/language.ts';
import { call } from '#web/client/call.ts';
import { readPaymentLink } from '#web/client/calls.ts';
import { isRefused, wordsOf } from '#web/client/failure.ts';
import { useFailure } from '#web/client/use-failure.ts';
import { updateDraft } from '#web/state/draft.ts';
import { keepKnownCustomer } from '#web/state/known-customer.ts';

/** What a payment link is for, read again whenever the page is opened: it may be paid or have ended meanwhile. */
export function usePaymentLink(token: string) {
  const query = useQuery({
    queryKey: [readPaymentLink.path, token],
    queryFn: ({ signal }) => call(readPaymentLink, { params: { token } }, { signal }),
    gcTime: 0,
    staleTime: 0,
    networkMode: 'always',
  });
  const failure = useFailure(query, token);
  const { data, isFetching, refetch } = query;
  return {
    link: data ?? null,
    isInvalid: isRefused(failure),
    failure: failure && !isRefused(failure) ? wordsOf(failure) : null,
    asking: isFetching,
    askAgain: () => void refetch(),
  };
}

type Visit = { appointmentDate: string; appointmentTime: string };

/** As if the steps had been taken, with the terms accepted; who comes is known, and may correct it where they pay. */
export function takeUp(
  token: string,
  { offer, shown, ...visit }: Visit & { offer: PaymentLinkOffer; shown: Language },
): void {
  const { quote: _, expiresAt: __, customer, clientNumber, invitationCode, ...choice } = offer;
  updateDraft({
    ...choice,
    ...visit,
    ...{ feeling: '', aesthetic: '', purpose: '', quizAnswers: undefined, reviewId: '' },
    glassCoverage: coverageOf(choice.selectedLayout),
    clientId: clientNumber ?? '',
    invitationCode: invitationCode ?? '',
    ...{ termsAccepted: true, termsVersion, termsLanguage: shown },
    paymentLink: token,
  });
  const [firstName = '', ...rest] = customer.contactName.split(' ');
  const { billingStreet, billingCity, billingProvince, billingPostalCode, email, phone } = customer;
  keepKnownCustomer({
    ...{ firstName, lastName: rest.join(' '), email, phone },
    ...{ companyName: customer.businessName, serviceAddress: customer.address },
    specialInstructions: customer.specialInstructions ?? '',
    ...{ billingStreet, billingCity, billingProvince, billingPostalCode },
  });
}
