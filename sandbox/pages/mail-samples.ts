import { blockedAreas } from '#business/area.ts';
import { brand } from '#business/brand.ts';
import { mails } from '#business/mails.ts';
import { certifiedTypes, invitedService, refreshService } from '#business/services.ts';
import { defaultContact, defaultPolicy as policy } from '#business/settings.ts';
import { taxRatesAt } from '#business/taxes.ts';
import { addedOf } from '#domain/booking/fields.ts';
import { bookingReference } from '#domain/booking/reference.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { minusQuote, noQuote, quoteOf } from '#domain/pricing/quote.ts';
import { type Quote, quoteAt } from '#domain/pricing/tax.ts';
import { refundParts } from '#domain/refunds/parts.ts';
import type { Texts } from '#domain/settings/text-words.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { accessTemplate } from '#server/modules/messages/mail/access/template.ts';
import { accountantTemplate } from '#server/modules/messages/mail/accountant/template.ts';
import {
  type AreaFacts,
  areaConfirmTemplate,
  areaOpenedTemplate,
} from '#server/modules/messages/mail/area/template.ts';
import { bookingLinkTemplate } from '#server/modules/messages/mail/booking-link/template.ts';
import { cancellationTemplate } from '#server/modules/messages/mail/cancellation/template.ts';
import { certificateTemplate } from '#server/modules/messages/mail/certificate/template.ts';
import {
  chargePaidTemplate,
  chargeTemplate,
  chargeWithdrawnTemplate,
} from '#server/modules/messages/mail/charge/template.ts';
import { confirmationTemplate } from '#server/modules/messages/mail/confirmation/template.ts';
import { invoiceCopyTemplate } from '#server/modules/messages/mail/invoice-copy/template.ts';
import type { RenderedMail } from '#server/modules/messages/mail/layout/frame.ts';
import type { Letter } from '#server/modules/messages/mail/layout/letter.ts';
import {
  type ReviewFacts,
  reviewReceiptTemplate,
  reviewTemplate,
} from '#server/modules/messages/mail/manual-review/template.ts';
import { alertTemplate } from '#server/modules/messages/mail/operator-alert/template.ts';
import { type PaymentLinkFacts, paymentLinkTemplate } from '#server/modules/messages/mail/payment-link/template.ts';
import {
  type PriceFacts,
  priceLetterTemplate,
  priceReminderTemplate,
} from '#server/modules/messages/mail/price-letter/template.ts';
import {
  type QuoteFacts,
  quoteTemplate,
  quoteWithdrawnTemplate,
} from '#server/modules/messages/mail/quote/template.ts';
import { paidNotBookedTemplate, refundTemplate } from '#server/modules/messages/mail/refund/template.ts';
import { rescheduleTemplate, standsTemplate } from '#server/modules/messages/mail/reschedule/template.ts';
import {
  planVisitTemplate,
  ratingRequestTemplate,
  seasonOfferTemplate,
} from '#server/modules/messages/mail/returning/template.ts';
import {
  reviewAcceptedTemplate,
  reviewDeclinedTemplate,
  reviewQuestionTemplate,
} from '#server/modules/messages/mail/review-answer/template.ts';
import {
  type FreedDay,
  type WaitingFacts,
  waitingConfirmTemplate,
  waitingOfferTemplate,
} from '#server/modules/messages/mail/waiting/template.ts';
import { weatherProposalTemplate } from '#server/modules/messages/mail/weather-proposal/template.ts';

const now = new Date('2025-10-06T14:00:00Z');

const site = 'https://www.example.com';
const token = 'b3VyLXdpbmRvd3MtYXJlLWNsZWFyLXRvZGF5LWFuZC1hbHdheXM';

/** The area of the business's mailing address. */
const home = brand.mailingAddress.postalCode.slice(0, 3);

export const sampleBooking: Booking = {
  id: 'bk_0199b9c1d2e37a4f8b6c5d4e3f2a1b0c',
  reference: bookingReference(Uint8Array.of(7, 23, 2, 20, 4, 29)),
  orderNo: `${brand.prefix}-20251006-100000`,
  clientId: `${brand.prefix}0001`,
  language: 'en',
  postalCode: `${home} 1C6`,
  storefrontSize: 'little-storefront',
  glassCoverage: 'moderate',
  selectedLayout: 'layout8',
  feeling: 'impressed',
  aesthetic: 'curated',
  purpose: 'photographed',
  appointmentDate: '2025-10-14',
  appointmentTime: '9:00 AM',
  refundUntil: null,
  moveUntil: null,
  lostRefundHours: null,
  monthlyService: 'no',
  coatingType: certifiedTypes[1] ?? '',
  businessName: 'Boutique Exemple',
  companyName: null,
  contactName: 'Camille Exemple',
  email: 'camille@example.com',
  phone: `${brand.phone.slice(2, 5)} 555-0100`,
  phoneExtension: null,
  address: `${brand.mailingAddress.street}, ${brand.city}`,
  billingStreet: brand.mailingAddress.street,
  billingCity: brand.city,
  billingProvince: brand.region,
  billingPostalCode: brand.mailingAddress.postalCode,
  ...addedOf({}),
  invitationCode: null,
  source: null,
  refreshOf: null,
  vipRefreshUsed: false,
  courtesy: null,
  withheld: null,
  status: 'active',
  cancelledAt: null,
  cancellationReason: null,
  ...quoteAt(cents(226_500), taxRatesAt(now)),
  creditAmount: null,
  paymentStatus: 'paid',
  paymentVerifiedAt: now,
  paymentMethod: 'card',
  paymentTicket: null,
  refundStatus: null,
  refundProcessedAt: null,
  externalBookingId: null,
  externalInvoiceId: null,
  syncStatus: 'pending',
  calendarSequence: 0,
  version: 0,
  importedAt: null,
  createdAt: now,
};

const offered = (language: Language): QuoteFacts => ({
  ...{ contactName: sampleBooking.contactName, businessName: 'Hôtel Exemple' },
  words: {
    en: 'Both storefronts on one street, early in the morning, before the lobby opens.',
    fr: 'Les deux vitrines de la même rue, tôt le matin, avant l’ouverture du hall.',
  }[language],
  storefronts: [
    { storefrontSize: 'hotel' as const, selectedLayout: 'layout12' as const, base: cents(480_000) },
    { storefrontSize: 'grand-storefront' as const, selectedLayout: 'layout8' as const, base: cents(226_500) },
  ].map((one) => ({
    ...{ ...one, coatingType: sampleBooking.coatingType, words: '' },
    ...{ address: sampleBooking.address, postalCode: home },
    quote: quoteAt(one.base, taxRatesAt(now)),
  })),
  link: `${at(language)}/quotes?token=${token}`,
  expiresAt: new Date('2025-11-05T17:00:00Z'),
  rates: taxRatesAt(now),
});

const cancelled: Booking = {
  ...sampleBooking,
  status: 'cancelled',
  cancelledAt: new Date('2025-10-08T18:30:00Z'),
  refundStatus: 'pending',
};
const { orderNo, total: amount, contactName, taxRates } = sampleBooking;
const sale = quoteOf(sampleBooking);
const partOf: Quote = { ...refundParts(sale, cents(25_000)), total: cents(25_000) };
/** The sample booking's account with past and pending refunds. */
const standing = ({ credited = noQuote, owed = noQuote }: { credited?: Quote; owed?: Quote }) => ({
  ...{ charged: sale, credited, owed },
  kept: minusQuote(minusQuote(sale, credited), owed),
});
const creditNote = `${orderNo}-C1`;
const said: Record<Language, string> = {
  en: 'One pane could not be reached.',
  fr: 'Une vitrine était inaccessible.',
};
const review: ReviewFacts = {
  kind: 'review',
  companyName: 'Galerie Exemple',
  companyAddress: `200, rue Exemple, ${brand.city}`,
  email: 'galerie@example.com',
  storefrontSize: 'grand-storefront',
  selectedLayout: 'layout12',
  details: null,
  createdAt: now,
};

/** What an operator might write. */
const answered = {
  en: {
    accepted: 'The transom is reached from inside. We bring what is needed.',
    declined: 'The panes above the canopy can only be reached with a lift.',
    question: 'How high are the panes above the door?\nIs the canopy there all year?',
  },
  fr: {
    accepted: 'L’imposte se nettoie de l’intérieur. Nous apportons ce qu’il faut.',
    declined: 'Les vitres au-dessus de la marquise ne s’atteignent qu’avec une nacelle.',
    question: 'À quelle hauteur sont les vitres au-dessus de la porte?\nLa marquise reste-t-elle toute l’année?',
  },
};

const at = (language: Language) => `${site}${language === 'fr' ? '/fr' : ''}`;
const links = (language: Language) => ({
  booking: `${at(language)}/confirmation?order=${orderNo}&key=${token}`,
  cancel: `${at(language)}/cancel-booking/${token}`,
});
const area = (language: Language): AreaFacts => ({
  area: [...blockedAreas][0] ?? home,
  askedAt: now,
  links: {
    confirm: `${at(language)}/area-request?token=${token}&action=confirm`,
    leave: `${at(language)}/area-request?token=${token}&action=leave`,
    site: `${at(language)}/postal-code`,
  },
});
const waiting = (language: Language): WaitingFacts => ({
  from: '2025-10-14',
  to: '2025-10-31',
  askedAt: now,
  links: {
    confirm: `${at(language)}/waiting-list?token=${token}&action=confirm`,
    leave: `${at(language)}/waiting-list?token=${token}&action=leave`,
    take: `${at(language)}/waiting-list?token=${token}&action=take`,
  },
});
const freed = (language: Language): FreedDay => ({
  ...waiting(language),
  date: '2025-10-16',
  until: new Date('2025-10-07T18:00:00Z'),
  visit: null,
});
const proposal = (language: Language) => ({
  booking: sampleBooking,
  from: { date: '2025-10-14', time: '9:00 AM' as const },
  to: { date: '2025-10-16', time: '9:00 AM' as const },
  reasons: ['precipitation', 'wind'],
  condition: 'rain',
  answerBy: new Date('2025-10-13T22:00:00Z'),
  silence: 'keep' as const,
  links: {
    accept: `${at(language)}/weather-response?token=${token}&action=accept`,
    keep: `${at(language)}/weather-response?token=${token}&action=decline`,
  },
});
const alert = {
  orderNo,
  detail: {
    reason: 'refund-refused',
    said: '481 DECLINED',
    gatewayOrderNo: orderNo,
    transactionNo: '660000-0_12',
    amount,
    calledAt: '2025-10-08T18:31:00.000Z',
  },
};

const receipt = { transactionNo: '660000-0_12', approvalCode: '123456', method: 'card' } as const;
const free: Booking = {
  ...sampleBooking,
  coatingType: refreshService?.key ?? '',
  clientId: 'VIP07',
  refreshOf: 'BK-2H5N8R',
  ...quoteAt(cents(0), taxRatesAt(now)),
};
const soon = new Date('2025-10-13T20:00:00Z');
const moved = { from: { date: '2025-10-14', time: '9:00 AM' as const }, now, policy };
const movedTo: Booking = { ...sampleBooking, appointmentDate: '2025-10-16', calendarSequence: 1 };

const payable = (language: Language): PaymentLinkFacts => ({
  choice: sampleBooking,
  quote: sampleBooking,
  contactName,
  link: `${at(language)}/calendar-booking?token=${token}`,
  expiresAt: new Date('2025-10-08T14:00:00Z'),
  occasion: 'held' as const,
  refund: { until: new Date('2025-10-13T13:00:00Z'), isOver: false },
});

const charged = (language: Language) => ({
  booking: sampleBooking,
  quote: quoteAt(cents(82_500), taxRates),
  reason: null,
  storefront: { storefrontSize: 'mid-storefront', selectedLayout: 'layout8' },
  pay: { link: `${at(language)}/payment/charge?token=${token}`, until: new Date('2025-10-13T14:00:00Z') },
});

/** An English confirmation includes both texts of the terms. */
const terms: Bilingual<number> = { en: 2, fr: 1 };
const confirmed = (language: Language) => ({
  ...{ booking: sampleBooking, receipt, links: links(language), now, policy, terms: terms[language] },
});
const cancelling = (language: Language) => ({
  ...{ booking: cancelled, account: standing({}), bookingLink: links(language).booking, policy },
});
const refunded = (language: Language) => ({
  ...{ orderNo, amount: cents(25_000), contactName, wasBooked: true, site: at(language) },
});
const partly = {
  parts: { ...partOf, taxRates },
  cancelled: false,
  account: standing({ credited: partOf }),
  creditNote,
};
const returning = (language: Language) => ({
  links: {
    page: 'https://reviews.example.com/write',
    offer: `${at(language)}/calendar-booking?offer=${token}`,
    unsubscribe: `${at(language)}/unsubscribe?token=${token}`,
  },
});
const paidInVain = (language: Language) => ({
  ...{ orderNo, amount, contactName, site: `${at(language)}/calendar-booking` },
});

const priced = (language: Language): PriceFacts => ({
  draft: {
    ...{ postalCode: home, storefrontSize: 'little-storefront', selectedLayout: 'layout8', monthlyService: 'no' },
    ...{ coatingType: certifiedTypes[1] ?? '', appointmentDate: '2025-10-14', appointmentTime: '9:00 AM' },
  },
  price: quoteAt(cents(226_500), taxRatesAt(now)),
  createdAt: now,
  expiresAt: new Date('2025-10-20T14:00:00Z'),
  links: {
    open: `${at(language)}/calendar-booking?letter=${token}`,
    stop: `${at(language)}/unsubscribe?token=${token}`,
  },
  reminds: false,
});

const made = {
  confirmation: (language) => confirmationTemplate(confirmed(language)),
  'confirmation-free': (language) => confirmationTemplate({ ...confirmed(language), booking: free, receipt: null }),
  'confirmation-preview': (language) =>
    confirmationTemplate({
      ...confirmed(language),
      booking: { ...sampleBooking, coatingType: invitedService?.key ?? '' },
    }),
  'confirmation-soon': (language) => confirmationTemplate({ ...confirmed(language), now: soon }),
  'confirmation-corrected': (language) =>
    confirmationTemplate({
      ...confirmed(language),
      ...{ corrected: true, credit: cents(34_493), supplement: `${orderNo}-S1` },
    }),
  reschedule: (language) =>
    rescheduleTemplate({ ...moved, booking: movedTo, movedBy: 'weather', links: links(language) }),
  'reschedule-customer': (language) =>
    rescheduleTemplate({ ...moved, booking: movedTo, movedBy: 'customer', links: links(language) }),
  'reschedule-operator': (language) =>
    rescheduleTemplate({ ...moved, booking: movedTo, movedBy: 'operator', links: links(language) }),
  stands: (language) => standsTemplate({ booking: sampleBooking, links: links(language), now, policy }),
  cancellation: (language) => cancellationTemplate({ ...cancelling(language), account: standing({ owed: sale }) }),
  'cancellation-late': (language) =>
    cancellationTemplate({
      ...cancelling(language),
      booking: { ...cancelled, cancelledAt: soon, refundStatus: 'not-eligible' },
    }),
  'cancellation-rest': (language) =>
    cancellationTemplate({
      ...cancelling(language),
      account: standing({ credited: partOf, owed: minusQuote(sale, partOf) }),
    }),
  'cancellation-kept': (language) =>
    cancellationTemplate({
      ...cancelling(language),
      booking: { ...cancelled, cancellationReason: 'operator', refundStatus: 'not-eligible' },
    }),
  refund: (language) =>
    refundTemplate({
      ...{ ...refunded(language), amount },
      booked: { parts: { ...sale, taxRates }, cancelled: true, account: standing({ credited: sale }), creditNote },
    }),
  'refund-part': (language) => refundTemplate({ ...refunded(language), booked: partly, words: said[language] }),
  'refund-corrected': (language) =>
    refundTemplate({
      ...refunded(language),
      booked: { ...partly, corrected: { storefrontSize: 'little-storefront', selectedLayout: 'layout3' } },
    }),
  'refund-not-booked': (language) => refundTemplate({ ...paidInVain(language), wasBooked: false }),
  'paid-not-booked': (language) => paidNotBookedTemplate(paidInVain(language)),
  certificate: (language) =>
    certificateTemplate({
      booking: { ...sampleBooking, status: 'completed' },
      number: 'K7QF-2M9X',
      links: { booking: links(language).booking, certificate: `${at(language)}/certificate/K7QF-2M9X` },
    }),
  'booking-link': (language) =>
    bookingLinkTemplate({
      ...{ booking: sampleBooking, until: '2025-11-13' },
      links: { booking: links(language).booking, refresh: `${at(language)}/calendar-booking?offer=${token}` },
    }),
  'weather-proposal': (language) => weatherProposalTemplate(proposal(language)),
  'weather-proposal-otherwise': (language) =>
    weatherProposalTemplate({ ...proposal(language), silence: 'ask', reasons: [] }),
  'manual-review': (language) =>
    reviewTemplate({ ...review, page: `${at(language)}/admin/reviews?review=5d0c2f1e-8f0b-4c53-9a5e-0a3c1d2e4f56` }),
  'manual-review-receipt': () => reviewReceiptTemplate(review),
  'review-accepted': (language) =>
    reviewAcceptedTemplate({
      review,
      words: answered[language].accepted,
      offer: { postalCode: home, storefrontSize: 'grand-storefront', selectedLayout: 'layout12' },
      link: `${at(language)}/calendar-booking?review=${token}`,
      expiresAt: new Date('2025-10-20T14:00:00Z'),
    }),
  'review-declined': (language) =>
    reviewDeclinedTemplate({ review, words: answered[language].declined, others: `${at(language)}/other-companies` }),
  'review-question': (language) => reviewQuestionTemplate({ review, words: answered[language].question }),
  'payment-link': (language) => paymentLinkTemplate(payable(language)),
  'payment-link-reminder': (language) => paymentLinkTemplate({ ...payable(language), occasion: 'reminder' }),
  'payment-link-withdrawn': (language) => paymentLinkTemplate({ ...payable(language), occasion: 'withdrawn' }),
  'written-quote': (language) => quoteTemplate(offered(language)),
  'quote-withdrawn': (language) => quoteWithdrawnTemplate(offered(language)),
  'price-letter': (language) => priceLetterTemplate(priced(language)),
  'price-letter-reminds': (language) => priceLetterTemplate({ ...priced(language), reminds: true }),
  'price-reminder': (language) => priceReminderTemplate(priced(language)),
  charge: (language) => chargeTemplate(charged(language)),
  'charge-extra': (language) =>
    chargeTemplate({ ...charged(language), storefront: null, reason: answered[language].accepted }),
  'charge-withdrawn': (language) => chargeWithdrawnTemplate(charged(language)),
  'charge-paid': (language) =>
    chargePaidTemplate({ ...charged(language), number: `${orderNo}-S1`, bookingLink: links(language).booking }),
  'charge-not-added': (language) => paidNotBookedTemplate({ ...paidInVain(language), ofCharge: true }),
  'rating-request': (language) => ratingRequestTemplate({ booking: sampleBooking, ...returning(language) }),
  'season-offer': (language) =>
    seasonOfferTemplate({
      ...{ booking: sampleBooking, opensOn: '2026-04-01', until: '2026-05-19' },
      ...returning(language),
    }),
  'plan-visit': (language) => {
    const { offer, unsubscribe } = returning(language).links;
    const days = ['2026-04-28', '2026-04-27', '2026-05-05'].map((date) => ({
      ...{ date, time: '9:00 AM' as const, link: `${offer}&day=${date}` },
    }));
    return planVisitTemplate({ booking: sampleBooking, until: '2026-06-28', days, unsubscribe });
  },
  'area-confirm': (language) => areaConfirmTemplate(area(language)),
  'area-opened': (language) => areaOpenedTemplate(area(language)),
  'waiting-confirm': (language) => waitingConfirmTemplate(waiting(language)),
  'waiting-offer': (language) => waitingOfferTemplate(freed(language)),
  'waiting-offer-earlier': (language) =>
    waitingOfferTemplate({ ...freed(language), visit: { date: '2025-10-28', time: '9:00 AM' as const } }),
  'accountant-month': (language) =>
    accountantTemplate({ month: '2025-10', page: `${at(language)}/admin/month`, isAttached: true }),
  'accountant-month-large': (language) =>
    accountantTemplate({ month: '2025-10', page: `${at(language)}/admin/month`, isAttached: false }),
  'invoice-copy': () =>
    invoiceCopyTemplate({
      orderNo,
      papers: [
        { kind: 'invoice', number: orderNo },
        { kind: 'credit-note', number: creditNote },
      ],
    }),
  'access-changed': () => accessTemplate({ change: 'second-step', by: 'owner@example.com', at: now, site: at }),
  'operator-alert': () => alertTemplate(alert, at),
} satisfies Readonly<Record<string, (language: Language) => Letter>>;

type Sample = (language: Language, texts?: Texts) => RenderedMail;

/** Every mail in each of its states, composed from sample data, with the brand's or an owner's texts. */
export const samples = Object.fromEntries(
  Object.entries(made).map(([name, letterIn]): [string, Sample] => [
    name,
    (language, texts = mails.standard) => letterIn(language)({ language, contact: defaultContact, texts }),
  ]),
) as Readonly<Record<keyof typeof made, Sample>>;
