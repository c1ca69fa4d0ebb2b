import { formatMoney, nbsp } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { tags } from '#web/state/language.tsx';

/** `$1,264.73`, `1 264,73 $`; negative amounts have their sign in front. */
export const moneyOf = (amount: number, language: Language): string =>
  `${amount < 0 ? '\u2212' : ''}${formatMoney(cents(Math.abs(amount)), language)}`;

/** The same without cents, for what is read at a glance. */
export const dollarsOf = (amount: number, language: Language): string =>
  moneyOf(Math.round(amount / 100) * 100, language).replace(/[.,]00(?=\D*$)/, '');

/** `$12.4K`, `12,4 k$`: a label above a bar. Zero has none. */
export const shortDollarsOf = (amount: number, language: Language): string =>
  amount === 0
    ? ''
    : new Intl.NumberFormat(tags[language], {
        style: 'currency',
        currency: 'CAD',
        currencyDisplay: 'narrowSymbol',
        notation: 'compact',
        maximumFractionDigits: 1,
      }).format(amount / 100);

export const numberOf = (count: number, language: Language): string =>
  new Intl.NumberFormat(tags[language]).format(count);

/** `75%`, `75 %`; nothing if there is nothing to compare with. */
export const shareOf = (part: number, whole: number, language: Language): string =>
  whole === 0 ? '' : `${Math.round((100 * part) / whole)}${language === 'fr' ? nbsp : ''}%`;
