import type { Bilingual } from '#domain/language.ts';
import { brand } from './brand.ts';
import { storeysServed, warrantyYears } from './policies.ts';

type Letter = {
  readonly greeting: Bilingual;
  readonly opening: Bilingual;
  readonly paragraphs: Bilingual<(hours: string) => readonly string[]>;
  readonly signature: Bilingual;
  readonly figures: readonly { readonly value: number; readonly caption: Bilingual }[];
};

/** The letter to those who ask what this is. */
export const about: Letter = {
  greeting: { en: 'Good day', fr: 'Bonjour' },
  opening: {
    en: 'A clear window lets a street see what a shop is proud of.',
    fr: 'Une vitre claire laisse voir à la rue ce dont un commerce est fier.',
  },
  paragraphs: {
    en: (hours) => [
      `We clean storefront glass in ${brand.city}, inside and outside, and can coat it afterwards.`,
      `The price follows the size of the storefront, and the coating comes with ${warrantyYears} years of warranty.`,
      `Write to us or call us, ${hours}.`,
    ],
    fr: (hours) => [
      `Nous nettoyons les vitrines à ${brand.city}, à l’intérieur et à l’extérieur, et pouvons ensuite les revêtir.`,
      `Le prix suit la taille de la vitrine, et le revêtement est garanti ${warrantyYears}\u00a0ans.`,
      `Écrivez-nous ou appelez-nous, ${hours}.`,
    ],
  },
  signature: { en: brand.name, fr: brand.name },
  figures: [
    { value: warrantyYears, caption: { en: 'years of warranty', fr: 'ans de garantie' } },
    { value: 1, caption: { en: 'price for the whole storefront', fr: 'prix pour toute la vitrine' } },
    { value: storeysServed, caption: { en: 'storeys at most', fr: 'étages au plus' } },
  ],
};
