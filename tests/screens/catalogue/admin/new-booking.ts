import { expect } from '@playwright/test';
import type { Again, PaymentLink } from '#contract/admin/operator-bookings.ts';
import { type InLanguage, inLanguage } from '#domain/language.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { messages } from '#web/features/admin/new-booking/messages.ts';
import { answer, cut, never } from '../../answers.ts';
import { booked, orderNo } from '../../facts.ts';
import type { Screen } from '../../screen.ts';
import { seesDialog } from '../../steps.ts';
import { signedIn } from '../admin.ts';

const read = '/api/admin/payment-links';

const link = (more: Partial<PaymentLink>): PaymentLink => ({
  id: '11111111-1111-4111-8111-111111111111',
  state: 'ready',
  createdAt: '2025-10-06T13:00:00.000Z',
  expiresAt: '2025-10-08T13:00:00.000Z',
  by: 'owner@example.com',
  channel: 'mail',
  name: 'Camille Exemple',
  appointmentDate: '2025-10-14',
  appointmentTime: '9:00 AM',
  coatingType: 'complete',
  total: 260_418,
  orderNo: null,
  ...more,
});

const links: PaymentLink[] = [
  link({}),
  link({ id: '2', state: 'paid', name: 'Alex Exemple', orderNo, channel: 'sms' }),
  link({ id: '3', state: 'expired', name: null }),
  link({ id: '4', state: 'closed', name: 'Dominique Modèle', appointmentDate: '2025-10-16' }),
];

const again: Again = {
  booking: booked.booking,
  refreshes: orderNo,
  storefronts: [
    { orderNo, businessName: booked.booking.businessName, address: booked.booking.address },
    { orderNo: 'HC-20240506-100002', businessName: 'Galerie Modèle', address: booked.booking.address },
  ],
};

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `admin-new-booking${name}`,
  shows: `the administration, a new booking, ${shows}`,
  path: '/admin/new-booking',
  answers: [...signedIn, answer(read, { links, next: null })],
  until: (visitor) => expect(visitor.page.locator('[aria-labelledby=payment-links] li')).toHaveCount(4),
  ...state,
});

const wordsOf = ({ words: { prefix } }: Visitor) => inLanguage(messages, prefix === '' ? 'en' : 'fr');

const typedInto = (visitor: Visitor, name: keyof InLanguage<typeof messages>['labels']) =>
  visitor.page.getByRole('textbox', { name: wordsOf(visitor).labels[name], exact: true });

async function fills(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const words = wordsOf(visitor);
  await page.getByLabel(words.postalCode, { exact: true }).fill('H2Y 1A1');
  await page.locator('input[value="little-storefront"]').check();
  await page.locator('select').first().selectOption('layout8');
  await page.locator('input[value="complete"]').check();
  await page.locator('[data-day="2025-10-14"]').click();
  await page.locator('input[value="9:00 AM"]').check();
  const typed = { firstName: 'Camille', lastName: 'Exemple', email: 'camille@example.com', phone: '514-555-0100' };
  const place = { companyName: 'Boutique Exemple', serviceAddress: '100, rue Exemple, Montréal' };
  for (const [name, text] of Object.entries({ ...typed, ...place }))
    await typedInto(visitor, name as keyof typeof words.labels).fill(text);
  await expect(page.locator('main form .type-total').filter({ hasText: /\d/ })).toBeVisible();
}

const submits = async ({ page }: Visitor) => page.locator('main form > [type=submit]').click();

export const adminNewBookingScreens: readonly Screen[] = [
  screen('', 'with the links that were sent'),
  screen('-filled', 'with its price', { until: fills }),
  screen('-missing', 'with what is missing', {
    until: async (visitor) => {
      await fills(visitor);
      await typedInto(visitor, 'email').fill('camille');
      await submits(visitor);
      await expect(visitor.page.locator('[aria-invalid=true]').first()).toBeFocused();
    },
  }),
  screen('-again', 'filled in for a client with two storefronts', {
    path: `/admin/new-booking?again=${orderNo}`,
    answers: [...signedIn, answer(read, { links, next: null }), answer(`/api/admin/bookings/${orderNo}/again`, again)],
    until: ({ page }) => expect(page.getByRole('radio', { name: 'Galerie Modèle' })).toBeVisible(),
  }),
  screen('-sent', 'whose link was sent', {
    answers: [...signedIn, { call: read, says: { status: 200, json: { links, next: null } }, only: 'reading' }, sent()],
    until: async (visitor) => {
      await fills(visitor);
      await submits(visitor);
      await expect(visitor.page.locator('main section[role=status]')).toBeVisible();
    },
  }),
  screen('-resend', 'asking whether a link goes out again', {
    until: async (visitor) => {
      await visitor.page.getByRole('button', { name: wordsOf(visitor).resend }).click();
      await seesDialog(visitor);
    },
  }),
  screen('-waiting', 'while the links are read', {
    answers: [...signedIn, never(read)],
    until: (visitor) => expect(visitor.page.locator('.admin-loading')).toBeVisible(),
  }),
  screen('-unread', 'whose links were not read', {
    answers: [...signedIn, cut(read)],
    until: (visitor) => expect(visitor.page.locator('.admin-nothing button')).toBeVisible(),
  }),
  screen('-empty', 'before any link was sent', {
    answers: [...signedIn, answer(read, { links: [], next: null })],
    until: (visitor) => expect(visitor.page.getByText(wordsOf(visitor).noLinks)).toBeVisible(),
  }),
];

function sent() {
  const json = { id: links[0]?.id, expiresAt: '2025-10-08T14:00:00.000Z' };
  return { call: read, says: { status: 201, json }, only: 'writing' } as const;
}
