import { formatDate, nbsp } from '#domain/format.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { DatedRates } from './dated-rates.ts';
import type { Tax } from './tax.ts';

const and: Bilingual = { en: ' and ', fr: ' et ' };

/** A rate in thousandths of a percent, as it is written: 9975 is `9.975%` or `9,975 %`. */
export function formatRate(thousandths: number, language: Language): string {
  const percent = String(thousandths / 1000);
  return language === 'en' ? `${percent}%` : `${percent.replace('.', ',')}${nbsp}%`;
}

/** `GST (5%)`; `TPS (5 %)`; the name alone while no rate is known. */
export const taxLabel = ({ name }: Tax, rate: number | undefined, language: Language): string =>
  rate === undefined ? name[language] : `${name[language]} (${formatRate(rate, language)})`;

const from: Bilingual = { en: ' from ', fr: ' à partir du ' };

/** The same with every change: `GST (5%)`; `TVQ (9,975 % et 10 % à partir du 1er janvier 2031)`. */
export function datedTaxLabel({ key, name }: Tax, dated: DatedRates, language: Language): string {
  const rates = Object.entries(dated).toSorted(([one], [other]) => one.localeCompare(other));
  const changes = rates.filter(([, { [key]: rate }], at) => rate !== rates[at - 1]?.[1][key]);
  const words = changes.map(([day, { [key]: rate }], at) =>
    at === 0
      ? formatRate(rate, language)
      : `${formatRate(rate, language)}${from[language]}${formatDate(day, language)}`,
  );
  return `${name[language]} (${words.join(and[language])})`;
}

/** `GST and QST`; `TPS et TVQ`; of one tax its name alone. */
export const taxNames = (taxes: readonly Tax[], language: Language): string =>
  taxes.map(({ name }) => name[language]).join(and[language]);
