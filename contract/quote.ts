import * as z from 'zod/mini';
import { toDecimal } from '#domain/money.ts';
import type { Quote } from '#domain/pricing/tax.ts';

/** A price with its taxes on the wire: dollars as text with two decimals. */
export const QuoteOnWire = z.object({ base: z.string(), gst: z.string(), qst: z.string(), total: z.string() });
export type QuoteOnWire = z.infer<typeof QuoteOnWire>;

export const quoteToWire = ({ base, gst, qst, total }: Quote): QuoteOnWire => ({
  base: toDecimal(base),
  gst: toDecimal(gst),
  qst: toDecimal(qst),
  total: toDecimal(total),
});
