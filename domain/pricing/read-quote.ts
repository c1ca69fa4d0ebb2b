import { cents, parseDecimal } from '#domain/money.ts';
import type { Quote, TaxRates } from './tax.ts';

/** A price as a browser knows it: the previous release omits the rates. */
export type Price = Quote & { taxRates?: TaxRates };

/** The rates in a value from outside, if it has any. */
export function readRates(value: unknown): Pick<Price, 'taxRates'> {
  const { gst, qst }: { gst?: unknown; qst?: unknown } = Object(value);
  return typeof gst === 'number' && typeof qst === 'number' ? { taxRates: { gst, qst } } : {};
}

/** A price from the wire, in text or in whole cents; null when one of the four is not an amount. */
export function readQuote(value: unknown): Price | null {
  const wire: Readonly<Record<string, unknown>> = Object(value);
  const [base, gst, qst, total] = ['base', 'gst', 'qst', 'total'].map((name) => {
    const amount = wire[name];
    if (typeof amount === 'string') return parseDecimal(amount);
    return Number.isSafeInteger(amount) ? cents(Number(amount)) : null;
  });
  if (base == null || gst == null || qst == null || total == null) return null;
  return { base, gst, qst, total, ...readRates(wire.taxRates) };
}
