import { expect } from '@playwright/test';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, cut, never, refusal } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { seesHeading, seesToast } from '../steps.ts';

const asking = '/api/area-requests';
const reading = `${asking}/*`;
const leaving = `${asking}/leave`;
const confirming = `${asking}/confirm`;

const sends = async (visitor: Visitor) => {
  await visitor.isReady();
  await visitor.page.getByRole('main').locator('[type=submit]').click();
};
const comes = async (visitor: Visitor) => {
  await visitor.isReady();
  await visitor.givesPostalCode('H1A 1A1');
  await visitor.isAt('/other-companies');
};
const fills = async (visitor: Visitor) => {
  await comes(visitor);
  const main = visitor.page.getByRole('main');
  await main.locator('[name=email]').fill('camille@example.com');
  await main.getByRole('checkbox').check();
  await sends(visitor);
};
const form = (name: string, shows: string, state: Partial<Screen>): Screen => ({
  name: `other-companies-${name}`,
  shows: `the wish to be told of an area, ${shows}`,
  path: '/postal-code',
  ...state,
});

const asked = { area: 'H1A', state: 'asked' };
const page = (name: string, shows: string, state: Partial<Screen>): Screen => ({
  name: `area-request-${name}`,
  shows: `the link of an area, ${shows}`,
  path: '/area-request?token=a-token&action=confirm',
  ...state,
});
const presses = async (visitor: Visitor) => {
  await visitor.isReady();
  await visitor.page.getByRole('main').getByRole('button').first().click();
};

export const areaScreens: readonly Screen[] = [
  form('errors', 'every field wrong', {
    until: async (visitor) => {
      await comes(visitor);
      await visitor.page.getByRole('main').locator('[name=postalCode]').fill('');
      await sends(visitor);
      await expect(visitor.page.locator('[aria-invalid=true]')).toHaveCount(3);
    },
  }),
  form('sending', 'under way', {
    answers: [never(asking)],
    until: async (visitor) => {
      await fills(visitor);
      await expect(visitor.page.locator('[type=submit]')).toHaveText(/(\.\.\.|…)$/);
    },
  }),
  form('served', 'of an area that is served', {
    answers: [refusal(asking, 'AREA_SERVED_ALREADY')],
    until: async (visitor) => {
      await fills(visitor);
      await expect(visitor.page.locator('form .notice')).toBeVisible();
    },
  }),
  form('failed', 'not sent', {
    answers: [cut(asking)],
    faults: ['net::ERR_FAILED'],
    window: true,
    until: async (visitor) => {
      await fills(visitor);
      await seesToast(visitor);
    },
  }),
  form('asked', 'sent', {
    answers: [answer(asking, { success: true }, 202)],
    until: async (visitor) => {
      await fills(visitor);
      await expect(visitor.page.getByRole('main').locator('form')).toHaveCount(0);
    },
  }),
  page('without-token', 'without a token', { path: '/area-request', only: 1280 }),
  page('reading', 'being read', { answers: [never(reading)], until: seesHeading }),
  page('invalid', 'unknown or removed', { answers: [refusal(reading, 'AREA_LINK_INVALID')], only: 1280 }),
  page('unread', 'not read', {
    answers: [cut(reading)],
    only: 390,
    faults: ['net::ERR_FAILED'],
    until: async ({ page: shown }) => expect(shown.getByRole('main').getByRole('alert')).toBeVisible(),
  }),
  page('confirm', 'to be confirmed', { answers: [answer(reading, asked)] }),
  page('failed', 'not confirmed', {
    answers: [answer(reading, asked), cut(confirming)],
    faults: ['net::ERR_FAILED'],
    window: true,
    until: async (visitor) => {
      await presses(visitor);
      await seesToast(visitor);
    },
  }),
  page('confirmed', 'confirmed', { answers: [answer(reading, { ...asked, state: 'confirmed' })] }),
  page('told', 'of an area that is served by now', {
    answers: [answer(reading, { ...asked, state: 'told' })],
    only: 390,
  }),
  page('leave', 'to be taken back', {
    path: '/area-request?token=a-token&action=leave',
    answers: [answer(reading, { ...asked, state: 'confirmed' })],
  }),
  page('left', 'taken back', {
    path: '/area-request?token=a-token&action=leave',
    answers: [answer(reading, { ...asked, state: 'confirmed' }), answer(leaving, { area: 'H1A', state: 'left' })],
    until: async (visitor) => {
      await presses(visitor);
      await expect(visitor.page.getByRole('main').getByRole('button')).toHaveCount(0);
    },
  }),
  {
    name: 'unsubscribe',
    shows: 'the link that ends the mails to which somebody agreed',
    path: '/unsubscribe?token=a-token',
    answers: [answer('/api/unsubscribe/*', { given: ['season'] })],
    only: 390,
  },
  {
    name: 'unsubscribe-reminder',
    shows: 'the link that declines the reminder of a price',
    path: '/unsubscribe?token=a-token',
    answers: [answer('/api/unsubscribe/*', { given: ['price'], reminder: true })],
    only: 390,
  },
  {
    name: 'address-change',
    shows: 'the way back to the former e-mail address of a booking',
    path: '/address-change?token=a-token',
    only: 390,
    answers: [
      answer('/api/address-changes/*', {
        state: 'counted',
        address: 'g…@example.com',
        until: '2025-10-13T14:00:00.000Z',
      }),
    ],
  },
];
