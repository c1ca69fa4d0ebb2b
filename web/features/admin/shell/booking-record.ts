import type { BookingMoney } from '#contract/admin/money.ts';
import { formatMoney } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { messages } from './booking-record.messages.ts';

export { named } from './named.ts';

/** The ledger names a refund by how it was requested. */
export const eventOf = (kind: string): string => kind.replace(/^void\./, 'refund.');

/** What was paid, what was refunded or is being refunded, and what remains. */
export function moneyOf(money: BookingMoney, language: Language): { label: string; value: string }[] {
  const words = inLanguage(messages, language);
  const parts = ['paid', 'givenBack', 'underWay', 'left'] as const;
  return parts.map((part) => ({ label: words[part], value: formatMoney(cents(money[part]), language) }));
}
