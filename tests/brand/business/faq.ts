import { formatMoney } from '#domain/format.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { type Cents, fraction } from '#domain/money.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import { warrantyYears } from './policies.ts';
import { defaultPrices } from './prices.ts';

type Question = { readonly question: Bilingual; readonly answer: Bilingual };

export type ExampleWords = { readonly whole: string; readonly yearly: string };

export const exampleOf = (prices: PriceList): Cents => prices.tiers.petite.first.complete;

/** The example in words; `price` is before taxes. */
export function exampleWords(price: Cents): Bilingual<ExampleWords> {
  const aYear = fraction(price, 1, warrantyYears);
  const wordsIn = (language: Language) => ({
    whole: formatMoney(price, language),
    yearly: formatMoney(aYear, language),
  });
  return { en: wordsIn('en'), fr: wordsIn('fr') };
}

/** The questions, in their order; the second one is about care. */
export const faqWith = (example: Bilingual<ExampleWords>): readonly Question[] => [
  {
    question: { en: 'What do you do?', fr: 'Que faites-vous\u00a0?' },
    answer: {
      en: 'We clean the glass of storefronts and coat it if you wish.',
      fr: 'Nous nettoyons le verre des vitrines et le revêtons si vous le souhaitez.',
    },
  },
  {
    question: { en: 'How is coated glass cared for?', fr: 'Comment entretenir un verre revêtu\u00a0?' },
    answer: {
      en: 'Do not touch it for 24 hours. After that, rain does most of the work.',
      fr: 'N’y touchez pas pendant 24\u00a0heures. Ensuite, la pluie fait l’essentiel.',
    },
  },
  {
    question: { en: 'What does it cost?', fr: 'Combien cela coûte-t-il\u00a0?' },
    answer: {
      en: `Full Preservation begins at ${example.en.whole} before tax, which is ${example.en.yearly} for each year of the warranty.`,
      fr: `La Préservation complète commence à ${example.fr.whole} avant taxe, soit ${example.fr.yearly} par année de garantie.`,
    },
  },
];

/** While nobody has set other prices. */
export const defaultExample: Cents = exampleOf(defaultPrices);
