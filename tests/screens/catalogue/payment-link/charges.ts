import { expect } from '@playwright/test';
import type { readCharge } from '#contract/links/charges.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import type { Output } from '#web/client/call.ts';
import { answer, cut, refusal } from '../../answers.ts';
import { orderNo } from '../../facts.ts';
import type { Screen } from '../../screen.ts';

const read = '/api/charges/*';

const charge = (more: Partial<Output<typeof readCharge>>): Output<typeof readCharge> => ({
  state: 'asked',
  visit: {
    ...{ orderNo, bookingId: 'BK-888888', coatingType: 'complete' },
    ...{ appointmentDate: '2025-10-14', appointmentTime: '9:00 AM' },
  },
  quote: { base: 82_500, gst: 4_125, qst: 8_229, total: 94_854, taxRates: { gst: 5000, qst: 9975 } },
  reason: null,
  storefront: { storefrontSize: 'mid-storefront', selectedLayout: 'layout8' },
  expiresAt: '2025-10-13T13:00:00.000Z',
  ...more,
});

/** Its title stands there before the link is read. */
const reads = (title: RegExp) => async (visitor: Visitor) => {
  await visitor.isReady();
  await expect(visitor.page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();
};

const screen = (name: string, shows: string, title: RegExp, state: Partial<Screen>): Screen => ({
  name: `charge${name}`,
  shows: `the link to pay more, ${shows}`,
  path: '/payment/charge?token=a-token',
  until: reads(title),
  ...state,
});

export const chargeScreens: readonly Screen[] = [
  screen('', 'with the difference of a larger storefront', /for your booking|pour votre réservation/, {
    answers: [answer(read, charge({}))],
  }),
  screen('-paid', 'paid', /paid|payé/, { answers: [answer(read, charge({ state: 'paid' }))] }),
  screen('-withdrawn', 'withdrawn', /nothing to pay|rien à payer/, {
    answers: [answer(read, charge({ state: 'withdrawn' }))],
  }),
  screen('-expired', 'after its end', /expired|expiré/, { answers: [answer(read, charge({ state: 'expired' }))] }),
  screen('-invalid', 'unknown', /not valid|pas valide/, { answers: [refusal(read, 'PAYMENT_LINK_INVALID')] }),
  screen('-unread', 'not read', /for your booking|pour votre réservation/, {
    answers: [cut(read)],
    faults: ['net::ERR_FAILED'],
  }),
];
