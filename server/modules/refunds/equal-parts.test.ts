import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CardGateway, RefundReading, RefundResult } from '#adapters/cards/port.ts';
import { owner, paidBooking } from '#tests/builders/money.ts';
import { later, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { sendRefunds } from './send.ts';
import { settleRefund } from './settle.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query('delete from day_claims');
  testApp.forget();
});

const fates = ['made', 'answer lost', 'request lost', 'refused', 'not sent'] as const;
type Fate = (typeof fates)[number];

/** A gateway that looks refunds up by payment and amount, as Moneris does, and shows one of them; fates come in turn. */
function forgetfulGateway(shows: 'newest' | 'oldest', turns: readonly Fate[]) {
  const made: string[] = [];
  const asked: RefundReading[] = [];
  const left = [...turns];
  const make = (): RefundResult & { state: 'approved' } => {
    made.push(`660-1_${made.length + 1}`);
    return { state: 'approved', transactionNo: made.at(-1) ?? '', raw: {} };
  };
  const cards: CardGateway = {
    ...testApp.deps.cards,
    async refund() {
      const fate = left.shift() ?? 'made';
      if (fate === 'not sent') return { state: 'not-sent', detail: 'no connection' };
      if (fate === 'request lost') return { state: 'unknown', detail: 'no answer in time' };
      const result = fate === 'refused' ? ({ state: 'refused', code: '481', message: 'no', raw: {} } as const) : make();
      asked.push(result);
      return fate === 'answer lost' ? { state: 'unknown', detail: 'no answer in time' } : result;
    },
    async readRefund() {
      const shown = shows === 'newest' ? asked.at(-1) : asked[0];
      return shown ?? { state: 'absent' };
    },
  };
  return { cards, made };
}

type Row = { id: number; state: string; refund_transaction_no: string | null };
const rowsOf = async (orderNo: string): Promise<Row[]> =>
  (
    await testApp.pool.query<Row>(
      'select id::int, state, refund_transaction_no from refunds where order_no = $1 order by id',
      [orderNo],
    )
  ).rows;

describe('equal parts of one payment', () => {
  it('are all taken, and go back one after the other', async () => {
    const { part, refunds } = await paidBooking(testApp);
    for (let count = 0; count < 3; count++) expect(await part(25_000)).toMatchObject({ version: count + 1 });
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refunds.map(({ amount }) => amount)).toEqual([25_000, 25_000, 25_000]);
    expect((await refunds()).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  });

  it('do not count each other’s success: a lost request of the second waits for a person', async () => {
    const { orderNo, part } = await paidBooking(testApp);
    const { cards, made } = forgetfulGateway('newest', ['made', 'request lost']);
    const deps = { ...testApp.deps, cards };
    await part(25_000);
    await part(25_000);
    for (let round = 0; round < 5; round++) {
      await sendRefunds(deps);
      later(testApp, 61);
    }
    expect(made).toHaveLength(1);
    expect((await rowsOf(orderNo)).map(({ state }) => state)).toEqual(['done', 'unknown']);
  });

  it('go back once each, however answers are lost and whatever the gateway shows, with an owner who looks it up', async () => {
    const sequence = fc.record({
      shows: fc.constantFrom('newest' as const, 'oldest' as const),
      parts: fc.integer({ min: 2, max: 4 }),
      turns: fc.array(fc.constantFrom(...fates), { maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(sequence, async ({ shows, parts, turns }) => {
        testApp.time.now = mondayMorning;
        await testApp.pool.query('delete from day_claims');
        testApp.forget();
        const { orderNo, part } = await paidBooking(testApp);
        const { cards, made } = forgetfulGateway(shows, turns);
        const deps = { ...testApp.deps, cards };
        for (let count = 0; count < parts; count++) await part(5_000);
        for (let round = 0; round < 60; round++) {
          await sendRefunds(deps);
          expect(made.length).toBeLessThanOrEqual(parts);
          const rows = await rowsOf(orderNo);
          if (rows.every(({ state }) => state === 'done')) break;
          const stuck = round % 4 === 3 ? rows.find(({ state }) => state === 'unknown') : undefined;
          const known = rows.map((row) => row.refund_transaction_no);
          const found = made.find((number) => !known.includes(number)) ?? null;
          const outcome = found ? 'happened' : 'send-again';
          if (stuck)
            await settleRefund(deps, owner, { id: stuck.id, outcome, transactionNo: found, reason: 'Looked it up.' });
          later(testApp, 61);
        }
        const rows = await rowsOf(orderNo);
        expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: parts }, () => 'done'));
        expect(rows.map((row) => row.refund_transaction_no).sort()).toEqual([...made].sort());
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
