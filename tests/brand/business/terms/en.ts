import { brand } from '#business/brand.ts';
import { taxes } from '#business/taxes.ts';
import { taxLabel } from '#domain/pricing/tax-words.ts';
import { type TermsText, termsVersion } from './types.ts';

export const en: TermsText = {
  title: 'Terms of service',
  versionLine: `Version ${termsVersion}, effective March 1, 2025`,
  sections: [
    {
      heading: 'What the coating does',
      paragraphs: ['It makes glass water-repellent. It does not replace cleaning.'],
    },
    {
      heading: 'Warranty',
      paragraphs: [`The maker of the coating issues the warranty. ${brand.name} applies it.`],
    },
    { heading: 'Aftercare', paragraphs: ['Do not touch coated glass for 24 hours.'] },
    {
      heading: 'Prices and payment',
      paragraphs: [
        `Prices are in Canadian dollars. ${taxes.map((tax) => taxLabel(tax, 'en')).join(', ')} is added to them.`,
        'You pay by card when you book.',
      ],
    },
    {
      heading: 'Changes and cancellation',
      paragraphs: ['Use the links in your confirmation. Notice of three days is enough for a full refund.'],
    },
    { heading: 'Contact', paragraphs: [`“We” means ${brand.legalName}. Write to ${brand.email}.`] },
  ],
};
