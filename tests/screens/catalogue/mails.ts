import { expect } from '@playwright/test';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import type { Screen } from '../screen.ts';

// Mails name the brand's typefaces for readers who have them installed; on pictures everybody has them.
const style = '/sandbox/moneris/chktv2/style';
const typefaces = `
@font-face{font-family:"Noto Serif Display";src:url("${style}/serif.woff2");font-weight:100 900;font-stretch:62.5% 100%}
@font-face{font-family:"Hanken Grotesk";src:url("${style}/sans.woff2");font-weight:100 900}`;

async function seesLetter({ page }: Visitor): Promise<void> {
  await page.addStyleTag({ content: typefaces });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

const mail = (name: string, shows: string): Screen => ({
  name: `mail-${name}`,
  shows: `the mail ${shows}`,
  path: `/sandbox/mails/${name}.en`,
  address: (language) => `/sandbox/mails/${name}.${language}`,
  until: seesLetter,
});

export const mailScreens: readonly Screen[] = [
  mail('confirmation', 'that confirms a booking'),
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
  mail('season-offer', 'that offers a refresh before the season'),
  mail('plan-visit', 'that proposes days for a planned visit'),
  mail('area-confirm', 'that asks whether an area is really asked for'),
  mail('area-opened', 'that tells that an area is served'),
  mail('accountant-month', 'that brings the accountant a month'),
  mail('operator-alert', 'to the operator that tells what needs a person'),
];
