import * as z from 'zod/mini';
import { toDecimal } from '#domain/money.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { wholeCents } from './fields.ts';

/** A price with its taxes on the wire: dollars as text with two decimals, and the rates in thousandths of a percent. */
export const QuoteOnWire = z.object({
  base: z.string(),
  gst: z.string(),
  qst: z.string(),
  total: z.string(),
  taxRates: z.object({ gst: z.int(), qst: z.int() }),
});
export type QuoteOnWire = z.infer<typeof QuoteOnWire>;

/** The same for calls the specification does not cover: whole cents. */
export const QuoteInCents = z.object({
  base: wholeCents,
  gst: wholeCents,
  qst: wholeCents,
  total: wholeCents,
  taxRates: z.object({ gst: z.int(), qst: z.int() }),
});

export const quoteToWire = ({ base, gst, qst, total, taxRates }: RatedQuote): QuoteOnWire => ({
  base: toDecimal(base),
  gst: toDecimal(gst),
  qst: toDecimal(qst),
  total: toDecimal(total),
  taxRates,
});
