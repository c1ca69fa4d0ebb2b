import { expect } from '@playwright/test';
import type { readPaymentLink } from '#contract/links/payment-links.ts';
import type { Output } from '#web/client/call.ts';
import { answer, cut, never, refusal } from '../../answers.ts';
import { orderNo } from '../../facts.ts';
import type { Screen } from '../../screen.ts';

const read = '/api/payment-links/*';

type Link = Output<typeof readPaymentLink>;
const link = (more: Partial<Link>): Link => ({
  state: 'ready',
  appointmentDate: '2025-10-14',
  appointmentTime: '9:00 AM',
  orderNo: null,
  offer: null,
  ...more,
});

const offer: NonNullable<Link['offer']> = {
  postalCode: 'H2Y',
  storefrontSize: 'little-storefront',
  selectedLayout: 'layout8',
  coatingType: 'complete',
  monthlyService: 'no',
  clientNumber: null,
  invitationCode: null,
  quote: { base: 226_500, gst: 11_325, qst: 22_593, total: 260_418, taxRates: { gst: 5000, qst: 9975 } },
  refund: { until: '2025-10-13T13:00:00.000Z', isOver: false },
  expiresAt: '2025-10-08T13:00:00.000Z',
  customer: {
    ...{ businessName: 'Boutique Exemple', contactName: 'Camille Exemple', email: 'camille@example.com' },
    ...{ phone: '514-555-0100', address: '100, rue Exemple, Montréal', billingStreet: '100, rue Exemple' },
    ...{ billingCity: 'Montréal', billingProvince: 'QC', billingPostalCode: 'H2Y 1A1' },
  },
};

const screen = (name: string, shows: string, state: Partial<Screen>): Screen => ({
  name: `payment-link${name}`,
  shows: `the payment link, ${shows}`,
  path: '/calendar-booking?token=a-token',
  ...state,
});

export const paymentLinkScreens: readonly Screen[] = [
  screen('', 'with what was agreed', { answers: [answer(read, link({ offer }))] }),
  screen('-paid', 'paid already', { answers: [answer(read, link({ state: 'paid', orderNo }))] }),
  screen('-expired', 'after its end', { answers: [answer(read, link({ state: 'expired' }))] }),
  screen('-day-gone', 'whose day went', { answers: [answer(read, link({ state: 'day-gone' }))] }),
  screen('-closed', 'whose day was closed', { answers: [answer(read, link({ state: 'closed' }))] }),
  screen('-cancelled', 'withdrawn', { answers: [answer(read, link({ state: 'cancelled' }))] }),
  screen('-reading', 'being read', {
    answers: [never(read)],
    // What the calendar showed before, on whose page the link stands, is gone.
    until: ({ page }) => expect(page.locator('main [role=status] .type-h3')).toBeVisible(),
  }),
  screen('-unread', 'not read', {
    answers: [cut(read)],
    faults: ['net::ERR_FAILED'],
  }),
  screen('-invalid', 'unknown', { answers: [refusal(read, 'PAYMENT_LINK_INVALID')] }),
];
