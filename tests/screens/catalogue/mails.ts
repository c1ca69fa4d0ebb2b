import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import type { Screen } from '../screen.ts';

// As most readers have them: without the brand's typefaces, in Georgia, for which stands a face with the same measures.
const georgia = '/sandbox/mails/georgia.woff2';
const face = join(import.meta.dirname, '../fonts/gelasio.woff2');

async function seesLetter({ page }: Visitor): Promise<void> {
  await page.route(`**${georgia}`, (route) => route.fulfill({ path: face, contentType: 'font/woff2' }));
  await page.addStyleTag({ content: `@font-face{font-family:Georgia;src:url("${georgia}")}` });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

const mail = (name: string, shows: string, state: Partial<Screen> = {}, of = name): Screen => ({
  name: `mail-${name}`,
  shows: `the mail ${shows}`,
  path: `/sandbox/mails/${of}.en`,
  address: (language) => `/sandbox/mails/${of}.${language}`,
  until: seesLetter,
  ...state,
});

/** As a mail program shows it that is dark, or that loads no pictures. */
const confirmations: readonly Screen[] = [
  mail(
    'confirmation-dark',
    'that confirms a booking, at night',
    {
      only: 1280,
      language: 'en',
      until: async (visitor) => {
        await visitor.page.emulateMedia({ colorScheme: 'dark' });
        await seesLetter(visitor);
      },
    },
    'confirmation',
  ),
  mail(
    'confirmation-bare',
    'that confirms a booking, without its pictures',
    {
      only: 390,
      until: async (visitor) => {
        await seesLetter(visitor);
        await visitor.page.locator('img').evaluate((picture) => picture.removeAttribute('src'));
      },
    },
    'confirmation',
  ),
];

export const mailScreens: readonly Screen[] = [
  mail('confirmation', 'that confirms a booking'),
  ...confirmations,
  mail('reschedule', 'that tells a new date'),
  mail('weather-proposal', 'that proposes another day because of the weather'),
  mail('cancellation', 'that tells of a cancellation'),
  mail('certificate', 'with the certificate of a coated visit'),
  mail('refund', 'that tells of a refund'),
  mail('refund-part', 'that tells that a part of a payment was given back'),
  mail('refund-not-booked', 'that tells of a payment that could not become a booking'),
  mail('manual-review', 'to the operator that asks for a review'),
  mail('manual-review-receipt', 'that tells that a request for a review arrived'),
  mail('review-accepted', 'that accepts a storefront and leads to the appointments'),
  mail('review-declined', 'that declines a storefront'),
  mail('review-question', 'that asks something about a storefront'),
  mail('written-quote', 'with a quote in writing'),
  mail('price-letter-reminds', 'with a price that was asked for'),
  mail('price-reminder', 'that reminds of a price once'),
  mail('season-offer', 'that offers a refresh before the season'),
  mail('plan-visit', 'that proposes days for a planned visit'),
  mail('area-confirm', 'that asks whether an area is really asked for'),
  mail('area-opened', 'that tells that an area is served'),
  mail('accountant-month', 'that brings the accountant a month'),
  mail('invoice-copy', 'that brings the papers of a booking to its second address'),
  mail('operator-alert', 'to the operator that tells what needs a person'),
];
