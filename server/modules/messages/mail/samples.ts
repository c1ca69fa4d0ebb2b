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
import { accessTemplate } from './access/template.ts';
import { type AreaFacts, areaConfirmTemplate, areaOpenedTemplate } from './area/template.ts';
import { bookingLinkTemplate } from './booking-link/template.ts';
import { cancellationTemplate } from './cancellation/template.ts';
import { certificateTemplate } from './certificate/template.ts';
import { confirmationTemplate } from './confirmation/template.ts';
import type { RenderedMail } from './layout/frame.ts';
import { type ReviewFacts, reviewReceiptTemplate, reviewTemplate } from './manual-review/template.ts';
import { alertTemplate } from './operator-alert/template.ts';
import { paidNotBookedTemplate } from './paid-not-booked/template.ts';
import { type PaymentLinkFacts, paymentLinkTemplate } from './payment-link/template.ts';
import { refundTemplate } from './refund/template.ts';
import { standsTemplate } from './reschedule/stands.ts';
import { rescheduleTemplate } from './reschedule/template.ts';
import { planVisitTemplate, ratingRequestTemplate, seasonOfferTemplate } from './returning/template.ts';
import { reviewAcceptedTemplate, reviewDeclinedTemplate, reviewQuestionTemplate } from './review-answer/template.ts';
import { type FreedDay, type WaitingFacts, waitingConfirmTemplate, waitingOfferTemplate } from './waiting/template.ts';
import { weatherProposalTemplate } from './weather-proposal/template.ts';

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
    question:
      'À quelle hauteur sont les vitres au-dessus de la porte\u00a0?\nLa marquise reste-t-elle toute l’année\u00a0?',
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

const to = (language: Language, texts: Texts = mails.standard) => ({ language, contact: defaultContact, texts });

const payable = (language: Language): PaymentLinkFacts => ({
  choice: sampleBooking,
  quote: sampleBooking,
  contactName,
  link: `${at(language)}/calendar-booking?token=${token}`,
  expiresAt: new Date('2025-10-08T14:00:00Z'),
  occasion: 'held' as const,
  refund: { until: new Date('2025-10-13T13:00:00Z'), isOver: false },
});

/** An English confirmation includes both texts of the terms. */
const terms: Bilingual<number> = { en: 2, fr: 1 };

type Sample = (language: Language, texts?: Texts) => RenderedMail;

const made = {
  confirmation: (language, texts) =>
    confirmationTemplate(
      { booking: sampleBooking, receipt, links: links(language), now, policy, terms: terms[language] },
      to(language, texts),
    ),
  'confirmation-free': (language, texts) =>
    confirmationTemplate(
      { booking: free, receipt: null, links: links(language), now, policy, terms: terms[language] },
      to(language, texts),
    ),
  'confirmation-preview': (language, texts) =>
    confirmationTemplate(
      {
        ...{ booking: { ...sampleBooking, coatingType: invitedService?.key ?? '' }, receipt, links: links(language) },
        ...{ now, policy, terms: terms[language] },
      },
      to(language, texts),
    ),
  'confirmation-soon': (language, texts) =>
    confirmationTemplate(
      { booking: sampleBooking, receipt, links: links(language), now: soon, policy, terms: terms[language] },
      to(language, texts),
    ),
  'confirmation-corrected': (language, texts) =>
    confirmationTemplate(
      {
        ...{ booking: sampleBooking, receipt, links: links(language), now, policy, terms: terms[language] },
        ...{ corrected: true, credit: cents(34_493), supplement: `${orderNo}-S1` },
      },
      to(language, texts),
    ),
  reschedule: (language, texts) =>
    rescheduleTemplate({ ...moved, booking: movedTo, movedBy: 'weather', links: links(language) }, to(language, texts)),
  'reschedule-customer': (language, texts) =>
    rescheduleTemplate(
      { ...moved, booking: movedTo, movedBy: 'customer', links: links(language) },
      to(language, texts),
    ),
  'reschedule-operator': (language, texts) =>
    rescheduleTemplate(
      { ...moved, booking: movedTo, movedBy: 'operator', links: links(language) },
      to(language, texts),
    ),
  stands: (language, texts) =>
    standsTemplate({ booking: sampleBooking, links: links(language), now, policy }, to(language, texts)),
  cancellation: (language, texts) =>
    cancellationTemplate(
      { booking: cancelled, account: standing({ owed: sale }), bookingLink: links(language).booking, policy },
      to(language, texts),
    ),
  'cancellation-late': (language, texts) =>
    cancellationTemplate(
      {
        booking: { ...cancelled, cancelledAt: soon, refundStatus: 'not-eligible' },
        account: standing({}),
        bookingLink: links(language).booking,
        policy,
      },
      to(language, texts),
    ),
  'cancellation-rest': (language, texts) =>
    cancellationTemplate(
      {
        booking: cancelled,
        account: standing({ credited: partOf, owed: minusQuote(sale, partOf) }),
        bookingLink: links(language).booking,
        policy,
      },
      to(language, texts),
    ),
  'cancellation-kept': (language, texts) =>
    cancellationTemplate(
      {
        booking: { ...cancelled, cancellationReason: 'operator', refundStatus: 'not-eligible' },
        account: standing({}),
        bookingLink: links(language).booking,
        policy,
      },
      to(language, texts),
    ),
  refund: (language, texts) =>
    refundTemplate(
      {
        ...{ orderNo, amount, contactName, wasBooked: true, site: at(language) },
        booked: { parts: { ...sale, taxRates }, cancelled: true, account: standing({ credited: sale }), creditNote },
      },
      to(language, texts),
    ),
  'refund-part': (language, texts) =>
    refundTemplate(
      {
        ...{ orderNo, amount: cents(25_000), contactName, wasBooked: true, site: at(language) },
        booked: {
          parts: { ...partOf, taxRates },
          cancelled: false,
          account: standing({ credited: partOf }),
          creditNote,
        },
        words: said[language],
      },
      to(language, texts),
    ),
  'refund-corrected': (language, texts) =>
    refundTemplate(
      {
        ...{ orderNo, amount: cents(25_000), contactName, wasBooked: true, site: at(language) },
        booked: {
          ...{ parts: { ...partOf, taxRates }, cancelled: false, account: standing({ credited: partOf }), creditNote },
          corrected: { storefrontSize: 'little-storefront', selectedLayout: 'layout3' },
        },
      },
      to(language, texts),
    ),
  'refund-not-booked': (language, texts) =>
    refundTemplate(
      { orderNo, amount, contactName, wasBooked: false, site: `${at(language)}/calendar-booking` },
      to(language, texts),
    ),
  'paid-not-booked': (language, texts) =>
    paidNotBookedTemplate(
      { orderNo, amount, contactName, site: `${at(language)}/calendar-booking` },
      to(language, texts),
    ),
  certificate: (language, texts) =>
    certificateTemplate(
      {
        booking: { ...sampleBooking, status: 'completed' },
        number: 'K7QF-2M9X',
        links: { booking: links(language).booking, certificate: `${at(language)}/certificate/K7QF-2M9X` },
      },
      to(language, texts),
    ),
  'booking-link': (language, texts) =>
    bookingLinkTemplate(
      {
        ...{ booking: sampleBooking, until: '2025-11-13' },
        links: { booking: links(language).booking, refresh: `${at(language)}/calendar-booking?offer=${token}` },
      },
      to(language, texts),
    ),
  'weather-proposal': (language, texts) => weatherProposalTemplate(proposal(language), to(language, texts)),
  'weather-proposal-otherwise': (language, texts) =>
    weatherProposalTemplate({ ...proposal(language), silence: 'ask', reasons: [] }, to(language, texts)),
  'manual-review': (language, texts) =>
    reviewTemplate(review, {
      ...to(language, texts),
      page: `${at(language)}/admin/reviews?review=5d0c2f1e-8f0b-4c53-9a5e-0a3c1d2e4f56`,
    }),
  'manual-review-receipt': (language, texts) => reviewReceiptTemplate(review, to(language, texts)),
  'review-accepted': (language, texts) =>
    reviewAcceptedTemplate(
      {
        review,
        words: answered[language].accepted,
        offer: { postalCode: home, storefrontSize: 'grand-storefront', selectedLayout: 'layout12' },
        link: `${at(language)}/calendar-booking?review=${token}`,
        expiresAt: new Date('2025-10-20T14:00:00Z'),
      },
      to(language, texts),
    ),
  'review-declined': (language, texts) =>
    reviewDeclinedTemplate(
      { review, words: answered[language].declined, others: `${at(language)}/other-companies` },
      to(language, texts),
    ),
  'review-question': (language, texts) =>
    reviewQuestionTemplate({ review, words: answered[language].question }, to(language, texts)),
  'payment-link': (language, texts) => paymentLinkTemplate(payable(language), to(language, texts)),
  'payment-link-reminder': (language, texts) =>
    paymentLinkTemplate({ ...payable(language), occasion: 'reminder' }, to(language, texts)),
  'payment-link-withdrawn': (language, texts) =>
    paymentLinkTemplate({ ...payable(language), occasion: 'withdrawn' }, to(language, texts)),
  'rating-request': (language, texts) =>
    ratingRequestTemplate(
      {
        booking: sampleBooking,
        links: {
          page: 'https://reviews.example.com/write',
          unsubscribe: `${at(language)}/unsubscribe?token=${token}`,
        },
      },
      to(language, texts),
    ),
  'season-offer': (language, texts) =>
    seasonOfferTemplate(
      {
        booking: sampleBooking,
        opensOn: '2026-04-01',
        until: '2026-05-19',
        links: {
          offer: `${at(language)}/calendar-booking?offer=${token}`,
          unsubscribe: `${at(language)}/unsubscribe?token=${token}`,
        },
      },
      to(language, texts),
    ),
  'plan-visit': (language, texts) =>
    planVisitTemplate(
      {
        booking: sampleBooking,
        until: '2026-06-28',
        days: ['2026-04-28', '2026-04-27', '2026-05-05'].map((date) => ({
          date,
          time: '9:00 AM',
          link: `${at(language)}/calendar-booking?offer=${token}&day=${date}`,
        })),
        unsubscribe: `${at(language)}/unsubscribe?token=${token}`,
      },
      to(language, texts),
    ),
  'area-confirm': (language, texts) => areaConfirmTemplate(area(language), to(language, texts)),
  'area-opened': (language, texts) => areaOpenedTemplate(area(language), to(language, texts)),
  'waiting-confirm': (language, texts) => waitingConfirmTemplate(waiting(language), to(language, texts)),
  'waiting-offer': (language, texts) => waitingOfferTemplate(freed(language), to(language, texts)),
  'waiting-offer-earlier': (language, texts) =>
    waitingOfferTemplate(
      { ...freed(language), visit: { date: '2025-10-28', time: '9:00 AM' as const } },
      to(language, texts),
    ),
  'access-changed': () =>
    accessTemplate({ change: 'second-step', by: 'owner@example.com', at: now }, { contact: defaultContact, site: at }),
  'operator-alert': () => alertTemplate(alert, { contact: defaultContact, site: at }),
} satisfies Readonly<Record<string, Sample>>;

/** Every mail in each of its states, composed from sample data, with the brand's or an owner's texts. */
export const samples: Readonly<Record<keyof typeof made, Sample>> = made;
