import { needOf } from '#business/services.ts';
import type { BookingRequest } from '#contract/checkout.ts';
import type { PaymentLinkOffer } from '#contract/links/payment-links.ts';
import type { quotePrices } from '#contract/pricing.ts';
import { layoutNumber } from '#domain/funnel/layout.ts';
import { type Cents, toDecimal } from '#domain/money.ts';
import { type Price, readQuote } from '#domain/pricing/read-quote.ts';
import type { Input, Output } from '#web/client/call.ts';
import type { RequestError } from '#web/client/request.ts';
import type { Draft } from '#web/state/draft.ts';

export type Bought = Pick<
  Draft,
  'storefrontSize' | 'selectedLayout' | 'coatingType' | 'appointmentDate' | 'appointmentTime'
>;

export const boughtOf = ({
  storefrontSize,
  selectedLayout,
  coatingType,
  appointmentDate,
  appointmentTime,
}: Draft): Bought => ({ storefrontSize, selectedLayout, coatingType, appointmentDate, appointmentTime });

/** Changes with every answer that a ticket is made for. */
export const answersKey = ({ orderNo: _, ...answers }: Draft): string => JSON.stringify(answers);

/** The question for the quote. Throws on a draft that the guard would not have let through. */
export function priceQuestion(draft: Draft): Input<typeof quotePrices>['body'] {
  const { storefrontSize, selectedLayout, coatingType, clientId, postalCode, monthlyService } = draft;
  if (storefrontSize === '' || selectedLayout === '') throw new Error('The draft has no size or layout.');
  const number = needOf(coatingType) === 'order' ? clientId : '';
  return {
    buildingSize: storefrontSize,
    layout: layoutNumber(selectedLayout),
    coatingType,
    clientId,
    orderNumber: number,
    postalCode,
    monthlyService,
  };
}

export function quotedPrice({ quote }: Output<typeof quotePrices> | Pick<PaymentLinkOffer, 'quote'>): Price {
  const price = readQuote(quote);
  if (!price) throw new Error('The quote has no amounts.');
  return price;
}

export const refusedPrice = ({ details }: RequestError): Price | null => readQuote(details.quote);

/** Who is buying is saved later, to the checkout itself. */
const nobodyYet = {
  businessName: '',
  contactName: '',
  email: '',
  phone: '',
  address: '',
  billingStreet: '',
  billingCity: '',
  billingProvince: '',
  billingPostalCode: '',
};

/** The acceptance as given, which names the text that was read. */
const acceptanceOf = ({ termsAccepted, termsVersion, termsLanguage }: Draft): BookingRequest['termsAccepted'] =>
  termsAccepted && termsVersion !== '' && termsLanguage !== ''
    ? { termsVersion, acceptanceMethod: 'web_modal', scrolledToBottom: true, shownLanguage: termsLanguage }
    : false;

/** The preload's booking data; customer details are blank. */
export function bookingRequest(draft: Draft, total: Cents): BookingRequest {
  const { storefrontSize, selectedLayout, coatingType, appointmentTime } = draft;
  if (storefrontSize === '' || selectedLayout === '' || coatingType === '' || appointmentTime === '')
    throw new Error('The draft is incomplete.');
  return {
    ...nobodyYet,
    ...draft,
    // Of no use to the server.
    ...{ id: undefined, quizAnswers: undefined },
    ...{ storefrontSize, selectedLayout, coatingType, appointmentTime },
    amounts: { total: toDecimal(total) },
    termsAccepted: acceptanceOf(draft),
  };
}
