import { formatMoney } from '#domain/format.ts';
import { fraction } from '#domain/fraction.ts';
import type { Language } from '#domain/language.ts';
import type { Cents } from '#domain/money.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import type { FillIns, TextSet } from '#domain/settings/text-words.ts';
import { warrantyYears } from './policies.ts';
import { defaultPrices } from './prices.ts';

export const exampleOf = (prices: PriceList): Cents => prices.tiers.petite.first.street ?? prices.fallback;

/** The example in words; `price` is before taxes. */
export const exampleWords = (price: Cents, language: Language): FillIns => ({
  price: formatMoney(price, language),
  yearly: formatMoney(fraction(price, 1, warrantyYears), language),
});

/** The questions, in their order; the second one is about care. */
export const questions: TextSet = {
  standard: {
    question1: { en: 'What do you do?', fr: 'Que faites-vous?' },
    answer1: {
      en: 'We clean the glass of storefronts and coat it if you wish.',
      fr: 'Nous nettoyons le verre des vitrines et le revêtons si vous le souhaitez.',
    },
    question2: { en: 'How is coated glass cared for?', fr: 'Comment entretenir un verre revêtu?' },
    answer2: {
      en: 'Do not touch it for 24 hours. After that, rain does most of the work.',
      fr: 'N’y touchez pas pendant 24\u00a0heures. Ensuite, la pluie fait l’essentiel.',
    },
    question3: { en: 'What does it cost?', fr: 'Combien cela coûte-t-il?' },
    answer3: {
      en: 'Street Side Care begins at {price} before tax, which is {yearly} for each year of the warranty.',
      fr: 'Le soin côté rue commence à {prix} avant taxe, soit {annuel} par année de garantie.',
    },
  },
  fillIns: { price: { en: 'price', fr: 'prix' }, yearly: { en: 'yearly', fr: 'annuel' } },
};

/** While nobody has set other prices. */
export const defaultExample: Cents = exampleOf(defaultPrices);
