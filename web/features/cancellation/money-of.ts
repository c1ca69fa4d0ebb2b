import { formatMoney } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { parseDecimal } from '#domain/money.ts';

/** An amount of the wire as a person reads it; null when nothing was paid. */
export function moneyOf(paid: string, language: Language): string | null {
  const amount = parseDecimal(paid);
  return amount ? formatMoney(amount, language) : null;
}
