import { expect } from '@playwright/test';
import { drafts } from '#tests/e2e/support/drafts.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, cut, never, refusal } from '../answers.ts';
import { calendarOf, courtesy, longName } from '../facts.ts';
import { endPauses } from '../held-pauses.ts';
import type { Screen } from '../screen.ts';
import { seesNotice, seesToast } from '../steps.ts';

const differing = {
  base: '2465.00',
  gst: '123.25',
  qst: '245.88',
  total: '2834.13',
  taxRates: { gst: 5000, qst: 9975 },
};

const refund = { until: '2025-10-08T13:00:00.000Z', isOver: false };

/** Nobody finds eight bytes. */
const unsolvable = {
  parameters: {
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 100_000, keyLength: 32, keyPrefix: '0000000000000000' },
    ...{ nonce: '00', salt: '00', data: { goodUntil: 0 } },
  },
  signature: '00',
};

type State = Omit<Screen, 'name' | 'shows' | 'path'>;
const payment = (name: string, shows: string, state: State = {}): Screen => ({
  name: name === '' ? 'payment' : `payment-${name}`,
  shows: `the payment page, ${shows}`,
  path: '/payment',
  draft: drafts.accepted,
  ...state,
});

const sees = async ({ page }: Visitor, text: RegExp) => {
  await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible();
};
const fills = async (visitor: Visitor, typed: Parameters<Visitor['fillsCustomerForm']>[0] = {}) => {
  await visitor.isReady();
  await visitor.fillsCustomerForm(typed);
  await visitor.page.locator(':focus').blur();
};
const opensCard = async (visitor: Visitor) => {
  await fills(visitor);
  await seesCard(visitor);
};
const seesCard = async ({ page, cardForm, words }: Visitor) => {
  await expect(page.locator(':not([inert]) > #monerisCheckout')).toBeVisible();
  await expect(cardForm.getByLabel(words.card.number)).toBeVisible();
};
/** The card form is there and takes no input yet. */
const waitsBehindGlass = async (visitor: Visitor) => {
  await expect(
    visitor.page
      .getByRole('main')
      .getByText(/HC-2025/)
      .first(),
  ).toBeAttached();
  await expect(visitor.cardForm.getByLabel(visitor.words.card.number)).toBeAttached();
};
const pays = async (visitor: Visitor) => {
  await opensCard(visitor);
  await visitor.paysByCard();
  await visitor.isTold(visitor.words.approved);
};

export const paymentScreens: readonly Screen[] = [
  payment('', 'nothing filled in', { walked: true, until: waitsBehindGlass }),
  payment('errors', 'every field wrong', {
    until: async (visitor) => {
      await visitor.isReady();
      await visitor.page.getByRole('checkbox').uncheck();
      await visitor.presses(visitor.words.addsAccess);
      const fields = visitor.page.getByRole('main').getByRole('textbox');
      for (const field of await fields.all()) {
        await field.fill('x');
        await field.blur();
      }
      await expect(visitor.page.locator('[aria-invalid=true]')).toHaveCount(12);
      await waitsBehindGlass(visitor);
    },
  }),
  payment('long-name', 'a company whose name is too long for its sign', {
    only: 1280,
    until: async (visitor) => {
      await waitsBehindGlass(visitor);
      await visitor.page.locator('[name=companyName]').fill(longName);
      await expect(visitor.page.locator('.sign-line')).toHaveText(longName);
      await visitor.page.locator(':focus').blur();
    },
  }),
  payment('card', 'the card form open', { until: opensCard }),
  payment('card-gone', 'the card form open, in place of a card that can no longer be used', {
    answers: [
      answer('/api/checkout/*/saved-card', {
        ...{ keep: false, savedCard: null },
        gone: { brand: 'visa', last4: '4242', expires: '0925' },
      }),
    ],
    until: async (visitor) => {
      await opensCard(visitor);
      await sees(visitor, /4242/);
    },
  }),
  payment('card-late', 'the card form late, the address in another area', {
    answers: [never('/sandbox/moneris/chktv2/display/index.php')],
    faults: ['ERR_ABORTED'],
    until: async (visitor) => {
      const saved = visitor.page.waitForEvent('requestfinished', (request) => request.url().endsWith('/customer'));
      await fills(visitor, { address: '100, rue Exemple, Laval H7A 1A1', postalCode: 'H7A 1A1' });
      await saved; // or its own pause would end with the form's
      await expect(visitor.page.locator('#monerisCheckout-Frame')).toBeAttached();
      await endPauses(visitor.page);
      await expect(visitor.page.getByRole('main').getByRole('alert').getByRole('button')).toBeVisible();
    },
  }),
  payment('in-demand', 'its day in demand since the card form opened', {
    answers: [answer('/api/booked-dates', { ...calendarOf([]), inDemand: ['2025-10-09'] })],
    until: async (visitor) => {
      await opensCard(visitor);
      await visitor.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await seesNotice(visitor);
    },
  }),
  payment('proving', 'the browser computing before the card form opens', {
    only: 390,
    answers: [refusal('/api/preload', 'PROOF_NEEDED', { challenge: unsolvable })],
    until: (visitor) => sees(visitor, /calcul/),
  }),
  payment('approved', 'approved', { until: pays }),
  payment('submitting', 'submitted', {
    answers: [never('/api/after-payment')],
    until: async (visitor) => {
      await pays(visitor);
      await visitor.presses(visitor.words.submit);
      await expect(visitor.page.getByRole('button', { name: /(\.\.\.|…)$/ })).toBeVisible();
    },
  }),
  payment('not-booked', 'no answer to Submit', {
    answers: [cut('/api/after-payment')],
    faults: ['net::ERR_FAILED'],
    until: async (visitor) => {
      await pays(visitor);
      await visitor.presses(visitor.words.submit);
      await seesToast(visitor);
    },
  }),
  payment('declined', 'the card declined', {
    until: async (visitor) => {
      await opensCard(visitor);
      await visitor.paysByCard('4000 0000 0000 0002');
      await seesToast(visitor);
      await seesCard(visitor);
    },
  }),
  payment('refund', 'paid and the date gone', {
    answers: [refusal('/api/after-payment', 'PAID_NOT_BOOKED')],
    until: async (visitor) => {
      await pays(visitor);
      await visitor.presses(visitor.words.submit);
      await expect(visitor.page.getByRole('alert').getByRole('link', { name: '514' }).first()).toBeVisible();
    },
  }),
  payment('free', 'nothing to pay', {
    draft: { ...drafts.accepted, coatingType: 'refresh', clientId: 'VIP01' },
    answers: [answer('/api/pricing', courtesy), answer('/api/preload', { checkout_id: '', ticket: null, refund })],
    until: async (visitor) => {
      await fills(visitor);
      await expect(visitor.page.getByRole('button', { name: visitor.words.submit })).toBeEnabled();
    },
  }),
  payment('date-taken', 'the date taken meanwhile', {
    answers: [refusal('/api/preload', 'DATE_TAKEN')],
    faults: ['Preload failed'],
    until: async (visitor) => {
      await fills(visitor);
      await expect(visitor.page.getByRole('alert').getByRole('link')).toBeVisible();
    },
  }),
  payment('cookies', 'the browser blocking cookies', {
    answers: [refusal('/api/preload', 'COOKIES_NEEDED')],
    faults: ['Preload failed', 'status of 403'],
    until: async (visitor) => {
      await expect(visitor.page.getByRole('alert').getByRole('button')).toBeVisible();
    },
  }),
  payment('price', 'the price changed', {
    answers: [refusal('/api/preload', 'PRICE_DIFFERS', { amount: differing.total, quote: differing })],
    faults: ['Preload failed'],
    until: (visitor) => sees(visitor, /2[ ,\s]834/),
  }),
  payment('unavailable', 'the card service silent', {
    answers: [refusal('/api/preload', 'CARD_GATEWAY_UNAVAILABLE')],
    faults: ['Preload failed', 'status of 502'],
    until: async (visitor) => {
      await expect(visitor.page.getByRole('main').getByRole('alert').getByRole('button')).toBeVisible();
    },
  }),
  payment('script', 'the card script blocked', {
    answers: [cut('/sandbox/moneris/chktv2/js/*')],
    faults: ['net::ERR_FAILED', 'Preload failed'],
    until: seesToast,
  }),
];
