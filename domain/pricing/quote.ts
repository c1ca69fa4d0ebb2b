import { cents } from '#domain/money.ts';
import type { Quote } from './tax.ts';

const each = (one: Quote, other: Quote, sign: 1 | -1): Quote => ({
  base: cents(one.base + sign * other.base),
  gst: cents(one.gst + sign * other.gst),
  qst: cents(one.qst + sign * other.qst),
  total: cents(one.total + sign * other.total),
});

export const noQuote: Quote = { base: cents(0), gst: cents(0), qst: cents(0), total: cents(0) };
export const plusQuote = (one: Quote, other: Quote): Quote => each(one, other, 1);
export const minusQuote = (one: Quote, other: Quote): Quote => each(one, other, -1);

/** Only the amounts of anything that has them. */
export const quoteOf = ({ base, gst, qst, total }: Quote): Quote => ({ base, gst, qst, total });
