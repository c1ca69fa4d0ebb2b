import { expect } from '@playwright/test';
import type { BookingStory, ListedBooking } from '#contract/admin/bookings.ts';
import { bookingReference } from '#domain/booking/reference.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, cut, refusal } from '../answers.ts';
import { booked } from '../facts.ts';
import type { Screen } from '../screen.ts';

const session = '/api/admin/session';
const list = '/api/admin/bookings';
const counts = '/api/admin/booking-counts';
const opened = '/api/admin/bookings/*';

const operator = { email: 'owner@example.com', role: 'owner', secondFactor: false, secondFactorNeeded: false };

const dayOf = (number: number) => (number > 6 ? `2025-10-0${number - 2}` : `2025-09-2${number}`);
const row = (number: number, more: Partial<ListedBooking>): ListedBooking => ({
  ...booked.booking,
  bookingId: bookingReference(new Uint8Array(6).fill(number)),
  orderNo: `HC-${dayOf(number).replaceAll('-', '')}-10000${number}`,
  clientId: `HC000${number}`,
  createdAt: `${dayOf(number)}T13:00:00.000Z`,
  total: 32_500 * number + 418,
  ...more,
});

/** One of each service, size, status and spelling. */
export const rows: readonly ListedBooking[] = [
  row(8, {}),
  row(7, {
    clientId: 'VIP07',
    appointmentDate: '2025-10-14',
    appointmentTime: '8:00 AM',
    businessName: 'Galerie Modèle',
    coatingType: 'platinum',
    storefrontSize: 'grand-storefront',
    selectedLayout: 'layout11',
  }),
  row(6, {
    businessName: 'Café Exemple',
    appointmentDate: '2025-10-02',
    coatingType: 'essentialCoat',
    selectedLayout: 'layout5',
    monthlyService: 'yes',
    status: 'completed',
  }),
  row(5, {
    businessName: 'Librairie du Coin',
    appointmentDate: '2025-10-16',
    appointmentTime: '10:00 AM',
    coatingType: 'preservationRefresh',
    selectedLayout: null,
    feeling: null,
    aesthetic: null,
    purpose: null,
  }),
  row(4, {
    businessName: 'Fleuriste Modèle',
    appointmentDate: '2025-10-20',
    coatingType: 'preservation-preview',
    storefrontSize: 'shopping-mall',
    selectedLayout: 'layout13',
  }),
  row(3, {
    appointmentDate: '2025-10-13',
    status: 'cancelled',
    refundStatus: 'pending',
    selectedLayout: 'layout3',
    glassCoverage: 'minimal',
  }),
];

export const at = (minute: number) => `2025-10-06T13:${String(minute).padStart(2, '0')}:00.000Z`;
export const story: BookingStory = {
  booking: row(8, {}),
  amounts: { base: 226_500, gst: 11_325, qst: 22_593, total: 260_418 },
  version: 0,
  textsStopped: null,
  money: { paid: 260_418, givenBack: 0, underWay: 0, left: 260_418 },
  refunds: [],
  cancelling: { refund: { until: '2025-10-13T13:00:00.000Z', isOver: false }, withheld: 0, refreshes: [] },
  syncStatus: 'pending',
  syncFailure: null,
  crew: null,
  attention: [],
  notes: [],
  consents: [],
  reports: [],
  photos: [],
  corrections: [],
  storefronts: [],
  auditEntries: [],
  paymentReceipt: booked.paymentReceipt,
  certificate: null,
  papers: booked.papers,
  payments: [
    { at: at(4), kind: 'receipt.approved', state: 'received', detail: null, amount: 260_418 },
    { at: at(5), kind: 'payment.booked', state: 'received', detail: null, amount: 260_418 },
  ],
  moves: [{ at: at(30), by: 'customer', administrator: null, from: '2025-10-14 9:00 AM', to: '2025-10-09 9:00 AM' }],
  texts: [],
  messages: [
    {
      at: at(6),
      kind: 'mail.confirmation',
      state: 'delivered',
      detail: null,
      recipient: 'camille@example.com',
      subject: null,
      id: 1,
      canResend: true,
      resent: false,
    },
    {
      at: at(7),
      kind: 'sms.service-reminder',
      state: 'failed',
      detail: '30006',
      recipient: '514-555-0100',
      subject: null,
      id: 2,
      canResend: false,
      resent: false,
    },
  ],
  weather: [{ at: at(20), kind: 'unsuitable', state: null, detail: '2025-10-14' }],
  links: [
    { purpose: 'cancel', createdAt: at(5), expiresAt: '2025-10-09T13:00:00.000Z', usedAt: null },
    { purpose: 'order', createdAt: at(5), expiresAt: '2025-11-06T14:00:00.000Z', usedAt: null },
  ],
  terms: { acceptedAt: at(1), version: '2025-01-08', language: 'en', method: 'web_modal', scrolledToBottom: true },
};

export const signedIn = [
  answer(session, operator),
  answer('/api/admin/booking-filters', { upcoming: 4, attention: 2, refunds: 3, unsynced: 5 }),
  answer(list, rows),
  answer(counts, { total: 184, thisMonth: 17, found: 184 }),
  answer(opened, story),
];
const signedOut = { answers: [refusal(session, 'SIGN_IN_NEEDED')], faults: ['status of 401'] };

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `admin${name}`,
  shows: `the administration, ${shows}`,
  path: '/admin',
  answers: signedIn,
  until: (visitor) => sees(visitor, 'HC0008'),
  ...state,
});

const sees = (visitor: Visitor, clientId: string) =>
  expect(visitor.page.getByRole('button', { name: clientId })).toBeVisible();

async function triesToEnter(visitor: Visitor): Promise<void> {
  await visitor.page.locator('input[type=email]').fill('owner@example.com');
  await visitor.page.locator('input[type=password]').fill('not this one');
  await visitor.page.locator('form button[type=submit]').click();
}

export const adminScreens: readonly Screen[] = [
  screen('-sign-in', 'its door', { ...signedOut, until: (visitor) => visitor.isReady() }),
  screen('-sign-in-idle', 'its door after an idle session', {
    answers: [refusal(session, 'SESSION_IDLE')],
    faults: ['status of 401'],
    until: (visitor) => visitor.isReady(),
  }),
  screen('-sign-in-wrong', 'a wrong password', {
    ...signedOut,
    answers: [...signedOut.answers, refusal('/api/admin/sign-in', 'SIGN_IN_WRONG')],
    until: async (visitor) => {
      await triesToEnter(visitor);
      await expect(visitor.page.getByRole('alert').first()).not.toBeEmpty();
    },
  }),
  screen('-sign-in-code', 'the second step', {
    ...signedOut,
    answers: [...signedOut.answers, answer('/api/admin/sign-in', { secondFactor: true })],
    until: async (visitor) => {
      await triesToEnter(visitor);
      await expect(visitor.page.locator('input[autocomplete=one-time-code]')).toBeVisible();
    },
  }),
  screen('', 'the bookings'),
  screen('-story', 'the story of a booking', {
    until: async (visitor) => {
      await visitor.page.getByRole('button', { name: 'HC0008' }).click();
      await expect(visitor.page.getByRole('heading', { level: 2, name: 'HC0008' })).toBeVisible();
    },
    window: true,
  }),
  screen('-empty', 'nothing found', {
    answers: [...signedIn, answer(list, []), answer(counts, { total: 184, thisMonth: 17, found: 0 })],
    until: async (visitor) => {
      await visitor.page.locator('main input[type=search]').fill('zzz');
      await expect(visitor.page.locator('.admin-nothing button')).toBeVisible();
    },
  }),
  screen('-failed', 'the list unread', {
    answers: [...signedIn, cut(list), answer(counts, { total: 184, thisMonth: 17, found: 184 })],
    until: (visitor) => expect(visitor.page.locator('.admin-nothing')).toBeVisible(),
    faults: ['net::ERR_FAILED'],
  }),
  screen('-access', 'the operator’s own access', {
    answers: [
      ...signedIn,
      answer('/api/admin/passkeys', []),
      answer('/api/admin/people', []),
      answer('/api/admin/sessions', [
        { id: 'a', createdAt: at(1), expiresAt: at(50), ipAddress: '203.0.113.7', userAgent: null, current: true },
        {
          id: 'b',
          createdAt: at(2),
          expiresAt: at(50),
          ipAddress: '203.0.113.7',
          userAgent: 'Firefox (Android)',
          current: false,
        },
      ]),
    ],
    path: '/admin/access',
    until: (visitor) => expect(visitor.page.locator('.admin-sessions li')).toHaveCount(2),
  }),
];
