import { expect } from '@playwright/test';
import type { CancellationPreview } from '#contract/cancellation.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, cut, never } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { seesHeading, seesToast } from '../steps.ts';

const lookup = '/api/cancel-token/*';
const cancel = '/api/cancel-booking-secure';

const preview: CancellationPreview = {
  clientId: 'HC0001',
  appointmentDate: '2025-10-09',
  appointmentTime: '9:00 AM',
  coatingType: 'complete',
  postalCode: 'H2Y',
  address: '100, rue Exemple, Montréal',
  selectedLayout: 'layout8',
  paid: '2086.80',
  cutoffHours: 24,
  refund: '2086.80',
  withheld: '0.00',
  refreshes: [],
  refundUntil: '2025-10-08T13:00:00.000Z',
  movePath: '/confirmation?order=HC-20251006-100000&key=a-key',
  refundEligible: true,
  hoursUntilAppointment: 71,
};
const late: CancellationPreview = {
  ...preview,
  refund: '0.00',
  movePath: null,
  refundEligible: false,
  hoursUntilAppointment: 20.5,
};
const refreshed: CancellationPreview = {
  ...preview,
  coatingType: 'platinum',
  paid: '5748.75',
  refund: '5231.36',
  withheld: '517.39',
  refreshes: [{ appointmentDate: '2025-10-20', appointmentTime: '9:00 AM', refund: '517.39' }],
};
const result = ({ refundEligible, hoursUntilAppointment }: CancellationPreview) => ({
  success: true,
  refundEligible,
  hoursUntilAppointment,
});

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `cancel-booking-${name}`,
  shows: `the cancellation, ${shows}`,
  path: '/cancel-booking/a-token-of-the-letter',
  answers: [answer(lookup, preview)],
  ...state,
});

const presses = async (visitor: Visitor) => {
  await visitor.isReady();
  await visitor.page.getByRole('main').getByRole('button').first().click();
};
const cancels = async (visitor: Visitor) => {
  await presses(visitor);
  await expect(visitor.page.locator('del').first()).toBeVisible();
};

export const cancellationScreens: readonly Screen[] = [
  screen('without-token', 'without a link', { path: '/cancel-booking', answers: [] }),
  screen('validating', 'its link being read', { answers: [never(lookup)], until: seesHeading }),
  screen('invalid', 'its link unknown or used', { answers: [] }),
  screen('unread', 'its link not read', {
    answers: [cut(lookup)],
    faults: ['net::ERR_FAILED'],
    until: async ({ page }) => expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
  }),
  screen('details', 'with a full refund'),
  screen('details-late', 'too late for a refund', { answers: [answer(lookup, late)] }),
  screen('details-refresh', 'a free refresh done, and one still to come', { answers: [answer(lookup, refreshed)] }),
  screen('cancelling', 'under way', {
    answers: [answer(lookup, preview), never(cancel)],
    until: async (visitor) => {
      await presses(visitor);
      await expect(visitor.page.getByRole('button', { name: /(\.\.\.|…)$/ })).toBeVisible();
    },
  }),
  screen('failed', 'not done', {
    answers: [answer(lookup, preview), cut(cancel)],
    faults: ['net::ERR_FAILED'],
    until: async (visitor) => {
      await presses(visitor);
      await seesToast(visitor);
    },
  }),
  screen('done', 'done, the money on its way back', {
    answers: [answer(lookup, preview), answer(cancel, result(preview))],
    until: cancels,
  }),
  screen('done-late', 'done, without a refund', {
    answers: [answer(lookup, late), answer(cancel, result(late))],
    until: cancels,
  }),
];
