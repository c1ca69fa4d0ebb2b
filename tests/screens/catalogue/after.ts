import { expect } from '@playwright/test';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, cut, never } from '../answers.ts';
import { booked, limited, locked, longName, orderNo } from '../facts.ts';
import type { Screen } from '../screen.ts';
import { seesHeading } from '../steps.ts';

const details = '/api/booking-details/*';
const { booking, papers } = booked;
const cancelled = {
  ...booked,
  kept: 0,
  booking: {
    ...booking,
    ...{ status: 'cancelled', paymentStatus: 'refunded', refundStatus: 'refunded' },
    cancelledAt: '2025-10-07T13:00:00.000Z',
  },
  share: null,
  papers: [...papers, { kind: 'credit-note', number: `${orderNo}-C1`, issuedOn: '2025-10-07', amount: 2604.18 }],
};
const processing = answer(details, { state: 'processing' }, 202);
const unread = { answers: [cut(details)], faults: ['net::ERR_FAILED'] };
const seesLines = async (visitor: Visitor) => {
  await seesHeading(visitor);
  await expect(visitor.page.getByRole('main')).toContainText('514');
};

const opensAll = async (visitor: Visitor) => {
  await visitor.isReady();
  await visitor.opensAllDetails();
};

const complete = (name: string, shows: string, state: Partial<Screen>): Screen => ({
  name: `payment-complete-${name}`,
  shows: `the return after a payment, ${shows}`,
  path: `/payment-complete?order=${orderNo}`,
  ...state,
});
const confirmation = (name: string, shows: string, state: Partial<Screen>): Screen => ({
  name: name === '' ? 'confirmation' : `confirmation-${name}`,
  shows: `the confirmation, ${shows}`,
  path: `/confirmation?order=${orderNo}`,
  ...state,
});

export const afterScreens: readonly Screen[] = [
  complete('processing', 'still being finished', { answers: [processing] }),
  complete('success', 'booked', { walked: true, answers: [answer(details, booked)] }),
  complete('error', 'paid with an error', { ...unread, until: seesLines }),
  complete('unknown', 'an unknown order', {}),
  complete('without-order', 'without an order number', { path: '/payment-complete' }),
  confirmation('loading', 'loading', { answers: [never(details)], until: seesHeading }),
  confirmation('', 'with a receipt', { walked: true, answers: [answer(details, booked)] }),
  confirmation('long-name', 'of a company whose name is too long for a sign, all of it', {
    until: opensAll,
    answers: [
      answer(details, { ...booked, booking: { ...booking, businessName: longName, selectedLayout: 'layout12' } }),
    ],
  }),
  confirmation('without-receipt', 'without a receipt, all of it', {
    until: opensAll,
    answers: [answer(details, { ...booked, paymentReceipt: null })],
  }),
  confirmation('cancelled', 'of a booking that was cancelled', { answers: [answer(details, cancelled)] }),
  confirmation('processing', 'still being finished', { answers: [processing] }),
  confirmation('not-found', 'of an unknown order', {}),
  confirmation('missing', 'without an order number', { path: '/confirmation', masked: 'dd >> nth=1' }),
  confirmation('locked', 'asking for the e-mail', { answers: [answer(details, locked)] }),
  confirmation('locked-wrong', 'given a wrong e-mail', {
    answers: [answer(details, locked)],
    until: async (visitor) => {
      await visitor.isReady();
      await visitor.page.getByRole('main').getByRole('textbox').fill('someone@example.com');
      await visitor.page.getByRole('main').locator('[type=submit]').click();
      await expect(visitor.page.locator('[aria-invalid=true]')).toBeVisible();
    },
  }),
  confirmation('limited', 'opened by the e-mail alone', { answers: [answer(details, limited)] }),
  confirmation('failed', 'not read', { ...unread, until: seesLines }),
];
