import { taxRates } from '#business/taxes.ts';
import { type Cents, cents } from '#domain/money.ts';
import { withTaxes } from '#domain/pricing/tax.ts';
import type { Price } from '#web/ui/price-lines.tsx';

const everything = 100_000;

/** The base and both taxes behind a total that the server named; null when no base gives that total. */
export function priceOfTotal(total: Cents): Price | null {
  const about = Math.round((total * everything) / (everything + taxRates.gst + taxRates.qst));
  for (const base of [about, about - 1, about + 1]) {
    if (base < 0) continue;
    const price = withTaxes(cents(base), taxRates);
    if (price.total === total) return price;
  }
  return null;
}
