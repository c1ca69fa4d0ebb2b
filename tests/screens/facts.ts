import type { RouteSheet } from '#contract/admin/days/route-sheet.ts';
import type { AdminWeather } from '#contract/admin/weather.ts';
import type { readBooking } from '#contract/booking-details.ts';
import type { quotePrices } from '#contract/pricing.ts';
import { bookingReference } from '#domain/booking/reference.ts';
import { shareToken } from '#server/common/share-link.ts';
import type { Output } from '#web/client/call.ts';

/** Every order on a picture has this number. */
export const orderNo = 'HC-20251006-100000';

/** Of eighty characters: more than a sign has room for. */
export const longName = 'Les Petites Boutiques Exemplaires de la Rue Sainte-Catherine Ouest et de la Cité';

type Answers = Output<typeof readBooking>;
type Details = Extract<Answers, { kept: number }>;

/** A booking as the server tells it to the browser that booked. */
export const booked: Details = {
  booking: {
    bookingId: bookingReference(Uint8Array.of(7, 23, 2, 20, 4, 29)),
    orderNo,
    clientId: 'HC0001',
    status: 'active',
    paymentStatus: 'paid',
    postalCode: 'H2Y',
    storefrontSize: 'little-storefront',
    glassCoverage: 'moderate',
    selectedLayout: 'layout8',
    feeling: 'impressed',
    aesthetic: 'curated',
    purpose: 'photographed',
    appointmentDate: '2025-10-09',
    appointmentTime: '9:00 AM',
    monthlyService: 'no',
    coatingType: 'complete',
    businessName: 'Boutique Exemple',
    companyName: null,
    contactName: 'Camille Exemple',
    email: 'camille@example.com',
    phone: '514-555-0100',
    phoneExtension: null,
    address: '100, rue Exemple, Montréal',
    billingStreet: '100, rue Exemple',
    billingCity: 'Montréal',
    billingProvince: 'QC',
    billingPostalCode: 'H2Y 1A1',
    specialInstructions: null,
    purchaseOrderNumber: null,
    invoiceEmail: null,
    refundStatus: null,
    cancelledAt: null,
    language: 'en',
    createdAt: '2025-10-06T14:00:00.000Z',
  },
  paymentReceipt: {
    method: 'card',
    reference: null,
    transactionNo: '660000-0_12',
    approvalCode: '123456',
    amount: 2604.18,
    responseCode: '001',
    message: 'APPROVED',
    paymentVerified: true,
  },
  certificate: null,
  papers: [{ kind: 'invoice', number: orderNo, issuedOn: '2025-10-06', amount: 2604.18 }],
  proofs: [],
  share: shareToken('a secret of at least thirty-two characters', { layout: 'layout8', name: 'Boutique Exemple' }),
  kept: 2604.18,
  freeRefresh: false,
  emailToConfirm: null,
};

export const locked = {
  locked: true,
  booking: { orderNo, status: 'active', coatingType: 'complete', appointmentDate: '2025-10-09' },
  paymentReceipt: null,
};

const { bookingId, clientId, appointmentTime, storefrontSize, selectedLayout } = booked.booking;

/** To a browser that knew the e-mail. */
export const limited: Extract<Answers, { limited: true }> = {
  limited: true,
  booking: { ...locked.booking, bookingId, clientId, appointmentTime, storefrontSize, selectedLayout },
  paymentReceipt: null,
};

const listed = {
  essentialCoat: 1450,
  completeCoat: 2265,
  platinumPreservation: 6301,
  preservationRefresh: 545,
  preservationPreview: 250,
};

type Prices = Output<typeof quotePrices>;

/** No place of Platinum is left. */
export const soldOut: Prices = {
  ...listed,
  availability: { platinum: { offered: true, available: false, remaining: 0 } },
};

export const taxRates = { gst: 5000, qst: 9975 };

/** Of a refresh by the number of somebody who shows no key. */
export const refreshListed: Prices = {
  ...listed,
  availability: { platinum: { offered: true, available: true, remaining: 98 } },
  quote: { base: '545.00', gst: '27.25', qst: '54.36', total: '626.61', taxRates },
};

/** A VIP's courtesy refresh. */
export const courtesy: Prices = {
  ...listed,
  availability: { platinum: { offered: true, available: true, remaining: 98 } },
  quote: { base: '0.00', gst: '0.00', qst: '0.00', total: '0.00', taxRates },
};

/** The calendar of the autumn, with these days taken. */
export const calendarOf = (bookedDates: string[], firstDate: string | null = '2025-10-06') => ({
  bookedDates,
  blockedTimes: {},
  today: '2025-10-06',
  firstDate,
  opensOn: '2025-04-01',
  closesOn: '2025-11-05',
});

/** Every day of a month of 31. */
export const daysOf = (month: string): string[] =>
  Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);

/** Nobody is visited today and tomorrow. */
export const freeDays: RouteSheet = {
  days: [
    { date: '2025-10-06', crews: 1, stops: [] },
    { date: '2025-10-07', crews: 1, stops: [] },
  ],
};

/** A clear day, and a wet one after it. */
const clearDay = { precipitationChance: 10, precipitationMm: 0, temperatureC: 12.4, gustKmh: 22, condition: 'clear' };
const wetDay = { precipitationChance: 90, precipitationMm: 8.2, temperatureC: 7, gustKmh: 41, condition: 'rain' };
export const forecast: AdminWeather = {
  account: null,
  today: { date: '2025-10-06', figures: clearDay, judgement: 'suitable', reasons: [], from: null, until: null },
  days: [
    {
      date: '2025-10-07',
      figures: wetDay,
      judgement: 'unsuitable',
      reasons: ['precipitation'],
      from: '2025-10-07T08',
      until: '2025-10-07T17',
      judged: true,
      visits: [],
      hasMore: false,
    },
  ],
  source: 'open-meteo',
  readAt: '2025-10-06T14:00:00.000Z',
  failures: [],
  lastRun: null,
};
