import { brand } from '#business/brand.ts';
import { taxes, taxRates } from '#business/taxes.ts';
import { datedTaxLabel } from '#domain/pricing/tax-words.ts';
import type { TermsWording } from './types.ts';

export const en: TermsWording = {
  title: 'Terms of service',
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
        `Prices are in Canadian dollars. ${taxes.map((tax) => datedTaxLabel(tax, taxRates, 'en')).join(', ')} is added to them.`,
        'You pay by card when you book.',
      ],
    },
    {
      heading: 'Changes and cancellation',
      paragraphs: ['Use the links in your confirmation. Notice of three days is enough for a full refund.'],
    },
    {
      heading: 'Access',
      paragraphs: [
        'When the inside of the glass is to be cleaned or coated, someone lets us in at the appointed time. Before we arrive, clear whatever stands in front of the windows.',
        'If we cannot reach a window safely, we do the work that can be done and agree with you on the rest.',
      ],
    },
    {
      heading: 'Damage found before the work',
      paragraphs: [
        'Cracks, scratches and failed seals that we find before the work are noted and are not covered. Tell us when you book if the glass is old or fragile.',
      ],
    },
    {
      heading: 'Weather',
      paragraphs: [
        'If the weather does not permit the work, we propose another day, which costs nothing. Without an answer, the day stays as it was booked.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'Our liability for a booking is limited to the amount that was paid for it, except where the law does not allow such a limit.',
      ],
    },
    { heading: 'Contact', paragraphs: [`“We” means ${brand.legalName}. Write to ${brand.email}.`] },
  ],
};
