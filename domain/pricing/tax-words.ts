import { formatMoney, nbsp } from '#domain/format.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { Cents } from '#domain/money.ts';
import type { Tax, TaxKey } from './tax.ts';

const and: Bilingual = { en: ' and ', fr: ' et ' };
const of: Bilingual = { en: ' of ', fr: ' de ' };

/** A rate in thousandths of a percent, as it is written: 9975 is `9.975%` or `9,975 %`. */
export function formatRate(thousandths: number, language: Language): string {
  const percent = String(thousandths / 1000);
  return language === 'en' ? `${percent}%` : `${percent.replace('.', ',')}${nbsp}%`;
}

/** `GST (5%)`; `TPS (5 %)`. */
export const taxLabel = ({ name, rate }: Tax, language: Language): string =>
  `${name[language]} (${formatRate(rate, language)})`;

/** `GST and QST`; `TPS et TVQ`; of one tax its name alone. */
export const taxNames = (taxes: readonly Tax[], language: Language): string =>
  taxes.map(({ name }) => name[language]).join(and[language]);

/** `GST of $5.00 and QST of $9.98`; `TPS de 5,00 $ et TVQ de 9,98 $`. */
export const taxAmounts = (
  taxes: readonly Tax[],
  amounts: Readonly<Record<TaxKey, Cents>>,
  language: Language,
): string =>
  taxes
    .map(({ key, name }) => `${name[language]}${of[language]}${formatMoney(amounts[key], language)}`)
    .join(and[language]);
