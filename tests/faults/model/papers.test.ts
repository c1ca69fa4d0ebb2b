import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultContact } from '#business/settings.ts';
import { papersOf } from '#domain/documents/listed.ts';
import { formatMoney } from '#domain/format.ts';
import type { Layout } from '#domain/funnel/layout.ts';
import { languages } from '#domain/language.ts';
import { type AccountCorrection, type AccountRefund, accountOf, nextRefunds } from '#domain/ledger/account.ts';
import { type Cents, cents, sum } from '#domain/money.ts';
import { noQuote, plusQuote } from '#domain/pricing/quote.ts';
import { withTaxes } from '#domain/pricing/tax.ts';
import { sampleBooking } from '#sandbox/pages/mail-samples.ts';
import { creditNoteFacts, invoiceFacts, supplementFacts } from '#server/modules/documents/invoice/facts.ts';
import { paperWords } from '#server/modules/documents/invoice/words.ts';
import { layer, paperRuns } from '#tests/layers.ts';

const runs = Number(process.env.PAPER_RUNS ?? paperRuns[layer]);

type Refund = AccountRefund & { byHand: boolean; settlement: 'returned-elsewhere' | null; refundTransactionNo: string };
type Correction = AccountCorrection & {
  fromSize: 'little-storefront' | 'mid-storefront';
  toSize: 'little-storefront' | 'mid-storefront';
  fromLayout: Layout;
  toLayout: Layout;
};
type Step =
  | { do: 'part'; share: number; way: 'card' | 'hand' | 'elsewhere' }
  | { do: 'correct'; times: number; leave: boolean }
  | { do: 'cancel'; late: boolean }
  | { do: 'rest' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('part' as const),
    share: fc.double({ min: 0.0001, max: 1, noNaN: true }),
    way: fc.constantFrom('card' as const, 'hand' as const, 'elsewhere' as const),
  }),
  fc.record({
    do: fc.constant('correct' as const),
    times: fc.double({ min: 0.2, max: 1.5, noNaN: true }),
    leave: fc.boolean(),
  }),
  fc.record({ do: fc.constant('cancel' as const), late: fc.boolean() }),
  fc.record({ do: fc.constant('rest' as const) }),
);

/** A booking to which the operator and its customer do what they may. */
function play(base: Cents, steps: readonly Step[], tally: Record<string, number>) {
  const sold = withTaxes(base, sampleBooking.taxRates);
  const [refunds, corrections]: [Refund[], Correction[]] = [[], []];
  const booking = { ...sampleBooking, ...sold };
  const { orderNo, createdAt: soldAt } = booking;
  const now = () => accountOf({ orderNo, soldAt, sold, paid: sold.total, refunds, corrections });
  let minute = 0;
  const giveBack = (amount: Cents, more: Partial<Refund> & { corrected?: typeof sold } = {}) => {
    const { corrected, ...rest } = more;
    const creditNo = refunds.length + 1;
    const at = new Date(soldAt.getTime() + minute * 60_000);
    const parts = nextRefunds(now(), amount, corrected)[0]?.parts ?? noQuote;
    refunds.push({
      ...{ reason: 'partial', partNo: String(creditNo), amount, ...parts, creditNo, state: 'done' },
      ...{ createdAt: at, doneAt: at, byHand: false, settlement: null, refundTransactionNo: `r-${creditNo}`, ...rest },
    });
    return String(creditNo);
  };
  const did = (what: string) => {
    tally[what] = (tally[what] ?? 0) + 1;
  };
  for (const one of steps) {
    minute += 1;
    const left = now().kept.total;
    const isCancelled = booking.status === 'cancelled';
    if (one.do === 'part' && left > 0) {
      const settlement = one.way === 'elsewhere' ? 'returned-elsewhere' : null;
      giveBack(cents(Math.max(1, Math.floor(left * one.share))), { byHand: one.way === 'hand', settlement });
      did(isCancelled ? 'a refund after all' : `a part by ${one.way}`);
    }
    if (one.do === 'rest' && left > 0) {
      giveBack(left);
      did('the rest');
    }
    if (one.do === 'correct' && !isCancelled) {
      const price = withTaxes(cents(Math.ceil(base * one.times)), sampleBooking.taxRates);
      const { total: charged } = now().price;
      const down = charged - price.total;
      if (down === 0 || (down > left && !one.leave)) continue;
      const settlement = down < 0 || one.leave ? 'leave' : 'refund';
      const refundPart = settlement === 'refund' ? giveBack(cents(down), { corrected: price }) : null;
      const from = { fromSize: 'little-storefront', fromLayout: 'layout1' } as const;
      const to = { toSize: 'mid-storefront', toLayout: 'layout2' } as const;
      const createdAt = new Date(soldAt.getTime() + minute * 60_000);
      corrections.push({ ...price, ...from, ...to, charged, settlement, refundPart, createdAt });
      did(down < 0 ? 'a correction up' : `a correction down, ${settlement}`);
    }
    if (one.do === 'cancel' && !isCancelled) {
      booking.status = 'cancelled';
      booking.cancelledAt = new Date(soldAt.getTime() + minute * 60_000);
      if (!one.late && left > 0) giveBack(left, { reason: 'cancellation', partNo: '' });
      did(one.late ? 'a late cancellation' : 'a cancellation in time');
    }
  }
  return { booking, sold, account: now(), refunds, corrections };
}

it('whatever becomes of a booking, its credit notes are its refunds, part by part, and never more than was paid', () => {
  const tally: Record<string, number> = {};
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_094_300 }),
      fc.array(step, { minLength: 2, maxLength: 8 }),
      (base, steps) => {
        const { booking, sold, account, refunds, corrections } = play(cents(base), steps, tally);
        const listed = papersOf(account);
        expect(new Set(listed.map(({ number }) => number)).size).toBe(listed.length);
        expect(listed.filter(({ kind }) => kind === 'invoice')).toMatchObject([{ amount: sold.total }]);

        const notes = account.credits.map((credit) => creditNoteFacts(booking, credit, defaultContact));
        expect(listed.filter(({ kind }) => kind === 'credit-note').map(({ number }) => number)).toEqual(
          notes.map(({ number }) => number),
        );
        const credited = notes.reduce((all, { amount }) => plusQuote(all, amount), noQuote);
        expect(credited.total).toBe(sum(...refunds.map(({ amount }) => amount)));
        for (const { amount } of notes) {
          expect(amount.total).toBe(amount.base + amount.gst + amount.qst);
          expect(Math.min(amount.base, amount.gst, amount.qst)).toBeGreaterThanOrEqual(0);
        }
        for (const part of ['base', 'gst', 'qst', 'total'] as const)
          expect(credited[part]).toBeLessThanOrEqual(sold[part]);
        if (credited.total === sold.total) expect(credited).toEqual(sold);

        const supplements = account.lines.flatMap((line) =>
          line.kind === 'supplement' ? [supplementFacts(booking, { ...line, charge: null }, defaultContact)] : [],
        );
        expect(supplements).toHaveLength(corrections.filter(({ total, charged }) => total > charged).length);
        for (const { difference } of supplements) expect(difference).toBeGreaterThan(0);

        for (const language of languages) {
          const invoice = paperWords(invoiceFacts(booking, null, defaultContact), language);
          expect(invoice.total.amount).toContain(formatMoney(sold.total, language));
          for (const note of notes) {
            const { title, heading, sums, total, facts } = paperWords(note, language);
            expect(heading).toBe(language === 'fr' ? 'Note de crédit' : 'Credit note');
            expect(title).toContain(note.number);
            expect(facts[1]?.[1]).toBe(booking.orderNo);
            expect(total.amount).toContain(formatMoney(note.amount.total, language));
            const { base: before, gst, qst } = note.amount;
            expect(sums.map(({ amount }) => amount)).toEqual(
              [before, gst, qst].map((amount) => formatMoney(amount, language)),
            );
          }
          for (const supplement of supplements)
            expect(paperWords(supplement, language).total.amount).toContain(formatMoney(cents(0), language));
        }
      },
    ),
    { numRuns: runs },
  );
  console.log(`${runs} sequences:`, tally);
  if (runs >= paperRuns.fast)
    for (const what of [
      'a part by card',
      'a part by hand',
      'a part by elsewhere',
      'a refund after all',
      'the rest',
      'a correction up',
      'a correction down, refund',
      'a correction down, leave',
      'a late cancellation',
      'a cancellation in time',
    ])
      expect([what, tally[what] ?? 0]).not.toEqual([what, 0]);
});
