import { useQuery } from '@tanstack/react-query';
import type { PaymentLinkOffer } from '#contract/links/payment-links.ts';
import { typedAdded } from '#domain/booking/fields.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { coverageOf } from '#domain/funnel/layout.ts';
import { call } from '#web/client/call.ts';
import { readPaymentLink } from '#web/client/calls.ts';
import { isRefused, wordsOf } from '#web/client/failure.ts';
import { useFailure } from '#web/client/use-failure.ts';
import { updateDraft } from '#web/state/draft.ts';
import { keepKnownCustomer } from '#web/state/known-customer.ts';
import type { ReadTerms } from '../use-terms-text.ts';

/** What a payment link is for, refetched whenever the page opens: it may be paid or have ended meanwhile. */
export function usePaymentLink(token: string) {
  const query = useQuery({
    queryKey: [readPaymentLink.path, token],
    queryFn: ({ signal }) => call(readPaymentLink, { params: { token } }, { signal }),
    gcTime: 0,
    staleTime: 0,
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

type Visit = { appointmentDate: string; appointmentTime: AppointmentTime };

/** As if the steps had been taken, with the terms accepted; who comes is known, and may correct it where they pay. */
export function takeUp(
  token: string,
  { offer, read, ...visit }: Visit & { offer: PaymentLinkOffer; read: ReadTerms },
): void {
  const { quote: _, expiresAt: __, refund: ___, customer, clientNumber, invitationCode, ...choice } = offer;
  updateDraft({
    ...choice,
    ...visit,
    ...{ feeling: '', aesthetic: '', purpose: '', quizAnswers: undefined, reviewId: '' },
    glassCoverage: coverageOf(choice.selectedLayout),
    clientId: clientNumber ?? '',
    invitationCode: invitationCode ?? '',
    ...{ termsAccepted: true, termsVersion: read.version, termsLanguage: read.language },
    paymentLink: token,
  });
  const [firstName = '', ...rest] = customer.contactName.split(' ');
  const { billingStreet, billingCity, billingProvince, billingPostalCode, email, phone, phoneExtension } = customer;
  keepKnownCustomer({
    ...{ firstName, lastName: rest.join(' '), email, phone, phoneExtension: phoneExtension ?? '' },
    ...{ companyName: customer.businessName, serviceAddress: customer.address },
    ...typedAdded(customer),
    ...{ billingStreet, billingCity, billingProvince, billingPostalCode },
  });
}
