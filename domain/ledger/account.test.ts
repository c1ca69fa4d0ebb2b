import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPrices, testPrice } from '#business/prices.ts';
import { offered } from '#business/service-cards.ts';
import { serviceKeys } from '#business/services.ts';
import { layouts } from '#domain/funnel/layout.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { type Cents, cents, sum } from '#domain/money.ts';
import { basePrice } from '#domain/pricing/price.ts';
import { minusQuote, noQuote, plusQuote } from '#domain/pricing/quote.ts';
import { priceTable } from '#domain/pricing/table.ts';
import { type Quote, withTaxes } from '#domain/pricing/tax.ts';
import { type AccountCorrection, type AccountRefund, accountOf, nextRefunds } from './account.ts';

const rates = { gst: 5000, qst: 9975 };

const soldAt = new Date('2025-10-06T12:00:00Z');
const minutesLater = (minutes: number) => new Date(soldAt.getTime() + minutes * 60_000);

/** A booking as its rows grow: parts, corrections of either settlement, and the rest. */
function booked(sold: Quote, paid = sold.total) {
  const refunds: AccountRefund[] = [];
  const corrections: AccountCorrection[] = [];
  const now = () => accountOf({ orderNo: 'HC-1', soldAt, sold, paid, refunds, corrections });
  const giveBack = (amount: Cents, more: Partial<AccountRefund> & { corrected?: Quote } = {}) => {
    const { corrected, ...rest } = more;
    const creditNo = refunds.length + 1;
    refunds.push({
      ...{
        reason: 'partial',
        partNo: String(creditNo),
        amount,
        ...(nextRefunds(now(), amount, corrected)[0]?.parts ?? noQuote),
        creditNo,
      },
      ...{ state: 'done', createdAt: minutesLater(creditNo), doneAt: minutesLater(creditNo), ...rest },
    });
    return String(creditNo);
  };
  const correct = (price: Quote, settlement: 'refund' | 'leave') => {
    const { total: charged } = now().price;
    const refundPart = settlement === 'refund' ? giveBack(cents(charged - price.total), { corrected: price }) : null;
    corrections.push({ ...price, charged, settlement, refundPart, createdAt: minutesLater(refunds.length) });
  };
  return { now, giveBack, correct, rows: refunds };
}

const sold = withTaxes(cents(181_500), rates);
const lower = withTaxes(cents(110_800), rates);
const difference = minusQuote(sold, lower);
const parts = ({ amount }: { amount: Quote }) => amount;

describe('the account of a booking', () => {
  it('has the sale, and nothing went back', () => {
    const { lines, ...sums } = booked(sold).now();
    expect(lines).toEqual([{ kind: 'sale', number: 'HC-1', at: soldAt, amount: sold, state: 'done', reason: null }]);
    expect(sums).toMatchObject({ charged: sold, credited: noQuote, owed: noQuote, kept: sold, price: sold });
  });

  it('owes what was asked back until it is there', () => {
    const { giveBack, now, rows } = booked(sold);
    giveBack(cents(10_000), { state: 'unknown', doneAt: null });
    expect(now()).toMatchObject({ credited: noQuote, owed: { total: 10_000 }, kept: { total: sold.total - 10_000 } });
    expect(now().credits).toMatchObject([{ number: 'HC-1-C1', state: 'owed', at: minutesLater(1), reason: 'part' }]);
    Object.assign(rows[0] ?? {}, { state: 'done', doneAt: minutesLater(9) });
    expect(now()).toMatchObject({ credited: { total: 10_000 }, owed: noQuote });
    expect(now().credits).toMatchObject([{ state: 'done', at: minutesLater(9) }]);
  });

  it('numbers credits and supplements each in their own row', () => {
    const { giveBack, correct, now } = booked(sold);
    correct(withTaxes(cents(264_000), rates), 'leave');
    giveBack(cents(10_000));
    correct(lower, 'refund');
    correct(sold, 'leave');
    giveBack(now().kept.total, { reason: 'cancellation', partNo: '' });
    expect(now().lines.map(({ number, reason }) => [number, reason])).toEqual([
      ['HC-1', null],
      ['HC-1-S1', 'correction'],
      ['HC-1-C1', 'part'],
      ['HC-1-C2', 'correction'],
      ['HC-1-S2', 'correction'],
      ['HC-1-C3', 'cancellation'],
    ]);
  });

  it('of a correction up has a supplement of the difference that charges nothing', () => {
    const { correct, now } = booked(lower);
    correct(sold, 'leave');
    expect(now()).toMatchObject({ charged: lower, kept: lower, price: lower });
    expect(now().lines.at(-1)).toMatchObject({ kind: 'supplement', amount: noQuote, difference });
  });

  it('of a correction down that was left credits nothing', () => {
    const { correct, now } = booked(sold);
    correct(lower, 'leave');
    expect(now()).toMatchObject({ kept: sold, price: sold, credits: [], lines: [{ kind: 'sale' }] });
  });

  it('of a booking that was paid elsewhere or cost nothing has nothing to give back', () => {
    expect(booked(sold, cents(0)).now()).toMatchObject({ charged: noQuote, kept: noQuote });
    expect(booked(noQuote).now()).toMatchObject({ charged: noQuote, kept: noQuote });
  });
});

describe('what a refund brings back', () => {
  it('is, of every correction between two list prices, to the cent the difference of what the papers print', () => {
    const prices = priceTable(defaultPrices, { test: testPrice, services: offered });
    const storefronts = bookableSizes.flatMap((size) => layouts.map((layout) => ({ size, layout })));
    const wrong = { corrections: 0, apart: 0 };
    const visits = serviceKeys.flatMap((service) => [true, false].map((monthly) => ({ service, monthly })));
    for (const visit of visits) {
      const listed = storefronts.map((one) => withTaxes(basePrice(prices, { ...one, ...visit }).base, rates));
      for (const before of listed) {
        for (const after of listed.filter(({ total }) => total < before.total)) {
          const { correct, now } = booked(before);
          correct(after, 'refund');
          wrong.corrections += 1;
          if (JSON.stringify(now().kept) !== JSON.stringify(after)) wrong.apart += 1;
        }
      }
    }
    expect(wrong.corrections).toBeGreaterThan(5000);
    expect(wrong.apart).toBe(0);
  });

  it('is of a part its share, and of the last exactly what is left', () => {
    const { giveBack, correct, now } = booked(sold);
    giveBack(cents(10_000));
    correct(lower, 'refund');
    giveBack(cents(33));
    giveBack(now().kept.total);
    const [first, second, , last] = now().credits.map(parts);
    expect(first).toEqual({ base: 8698, gst: 435, qst: 867, total: 10_000 });
    expect(second).toEqual(difference);
    expect(last?.total).toBe(lower.total - 10_033);
    expect(now()).toMatchObject({ credited: sold, kept: noQuote });
  });

  it('of a correction takes of each tax no more than is left of it', () => {
    const { giveBack, correct, now } = booked(sold);
    giveBack(cents(lower.total + 1));
    correct({ ...lower, base: cents(lower.base + 1), total: cents(lower.total + 1) }, 'refund');
    expect(now()).toMatchObject({ credited: sold, kept: noQuote });
  });

  it('of a cent that cannot be split is price alone, and a hundred of them have their taxes', () => {
    const { giveBack, now } = booked(sold);
    giveBack(cents(1));
    expect(now().credited).toEqual({ base: 1, gst: 0, qst: 0, total: 1 });
    for (let count = 1; count < 100; count++) giveBack(cents(1));
    expect(now().credited).toEqual({ base: 87, gst: 4, qst: 9, total: 100 });
  });

  it('adds up, whatever happens in whatever order: never below nothing, never above what was paid', () => {
    const base = fc.integer({ min: 1, max: 300_000 });
    const step = fc.record({
      kind: fc.constantFrom('part', 'down', 'left', 'up'),
      weight: fc.integer({ min: 1, max: 999 }),
    });
    const covered = { part: 0, down: 0, left: 0, up: 0 };
    fc.assert(
      fc.property(base, fc.array(step, { maxLength: 8 }), (first, steps) => {
        const { giveBack, correct, now, rows } = booked(withTaxes(cents(first), rates));
        for (const { kind, weight } of steps) {
          const { kept, price } = now();
          const other = withTaxes(
            cents(Math.floor((price.base * (kind === 'up' ? 1000 + weight : weight)) / 1000)),
            rates,
          );
          const drop = price.total - other.total;
          if (kind === 'part' && kept.total > 0) giveBack(cents(Math.ceil((kept.total * weight) / 1000)));
          else if (kind === 'up' && drop < 0) correct(other, 'leave');
          else if (kind === 'left' && drop > 0) correct(other, 'leave');
          else if (kind === 'down' && drop > 0 && drop <= kept.total) correct(other, 'refund');
          else continue;
          covered[kind] += 1;
        }
        if (now().kept.total > 0) giveBack(now().kept.total, { reason: 'cancellation', partNo: '' });
        const { charged, credited, kept, credits } = now();
        expect(credits.reduce((all, { amount }) => plusQuote(all, amount), noQuote)).toEqual(charged);
        expect([credited, kept]).toEqual([charged, noQuote]);
        for (const { amount: total, base: price, gst, qst } of rows) {
          expect(sum(price ?? cents(0), gst ?? cents(0), qst ?? cents(0))).toBe(total);
          expect(Math.min(price ?? -1, gst ?? -1, qst ?? -1)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 2000 },
    );
    expect(Math.min(...Object.values(covered))).toBeGreaterThan(100);
  });
});
