import { expect, it } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { cents } from '#domain/money.ts';
import { quoteAt } from '#domain/pricing/tax.ts';
import { openUntil, quoteState, quotesSummed } from './written-quote.ts';

const start = new Date('2025-10-01T12:00:00Z');
const day = (count: number) => new Date(start.getTime() + count * dayMs);
const open = { expiresAt: day(14), acceptedAt: null, withdrawnAt: null };

it('a quote can be accepted until its end, and not at its end', () => {
  expect(quoteState(open, day(13))).toBe('open');
  expect(quoteState(open, day(14))).toBe('expired');
});

it('an accepted quote leaves thirty days to choose, and never less than it promised', () => {
  expect(openUntil({ ...open, acceptedAt: day(13) })).toEqual(day(43));
  expect(openUntil({ expiresAt: day(90), acceptedAt: day(1) })).toEqual(day(90));
  expect(quoteState({ ...open, acceptedAt: day(13) }, day(42))).toBe('accepted');
  expect(quoteState({ ...open, acceptedAt: day(13) }, day(43))).toBe('expired');
});

it('what was withdrawn is withdrawn, whatever else happened', () => {
  expect(quoteState({ ...open, acceptedAt: day(1), withdrawnAt: day(2) }, day(99))).toBe('withdrawn');
});

it('the sum of a quote is what its bookings charge together, not the tax on their sum', () => {
  const rates = { gst: 5000, qst: 9975 };
  const each = quoteAt(cents(10_010), rates);
  const summed = quotesSummed([each, each, each], rates);
  expect(summed).toEqual({ base: 30_030, gst: 1503, qst: 2994, total: 34_527, taxRates: rates });
  expect(summed.total).toBe(3 * each.total);
});
