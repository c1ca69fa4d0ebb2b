import { type Cents, parseDecimal } from '#domain/money.ts';

/** Dollars as typed in either language: `250`, `1,836.80`, `1 836,80 $`; null if it is not an amount. */
export function amountTyped(typed: string): Cents | null {
  const bare = typed.replaceAll(/[\s$\u202f]/g, '');
  const whole = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(whole)) return null;
  const [dollars = '', part = ''] = whole.split('.');
  return parseDecimal(`${dollars}.${part.padEnd(2, '0')}`);
}
