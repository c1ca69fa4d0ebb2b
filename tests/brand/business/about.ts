import type { Bilingual } from '#domain/language.ts';
import type { TextSet } from '#domain/settings/text-words.ts';
import { brand } from './brand.ts';
import { storeysServed, warrantyYears } from './policies.ts';

/** The letter to those who ask what this is. */
export const letter: TextSet = {
  standard: {
    greeting: { en: 'Good day', fr: 'Bonjour' },
    opening: {
      en: 'A clear window lets a street see what a shop is proud of.',
      fr: 'Une vitre claire laisse voir à la rue ce dont un commerce est fier.',
    },
    body: {
      en: [
        `We clean storefront glass in ${brand.city}, inside and outside, and can coat it afterwards.`,
        `The price depends on the size of the storefront, and the coating comes with ${warrantyYears} years of warranty.`,
        'Write to us or call us, {hours}.',
      ].join('\n\n'),
      fr: [
        `Nous nettoyons les vitrines à ${brand.city}, à l’intérieur et à l’extérieur, et pouvons ensuite les revêtir.`,
        `Le prix dépend de la taille de la vitrine, et le revêtement est garanti ${warrantyYears}\u00a0ans.`,
        'Écrivez-nous ou appelez-nous, {heures}.',
      ].join('\n\n'),
    },
    signature: { en: `The owner, ${brand.name}`, fr: `Propriétaire, ${brand.name}` },
  },
  fillIns: { hours: { en: 'hours', fr: 'heures' } },
};

export const figures: readonly { readonly value: number; readonly caption: Bilingual }[] = [
  { value: warrantyYears, caption: { en: 'years of warranty', fr: 'ans de garantie' } },
  { value: 1, caption: { en: 'price for the whole storefront', fr: 'prix pour toute la vitrine' } },
  { value: storeysServed, caption: { en: 'storeys at most', fr: 'étages au plus' } },
];
