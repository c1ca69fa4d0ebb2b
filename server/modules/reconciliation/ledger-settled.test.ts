import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lineOf } from '#domain/ledger/difference.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { settleRefund } from '#server/modules/refunds/settle.ts';
import { owner, paidBooking } from '#tests/builders/money.ts';
import { openTestApp, type TestApp } from '#tests/builders/test-app.ts';
import { gatewayBooks } from './gateway.ts';
import { checkLedger } from './ledger.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp({ sandbox: false });
});
afterEach(() => testApp.close());

async function check(cards = testApp.deps.cards) {
  const lines: string[] = [];
  const report = (difference: Parameters<typeof lineOf>[0]) => void lines.push(lineOf(difference));
  return {
    ...(await checkLedger({ ...testApp.deps, gatewayBooks: gatewayBooks(cards) }, { since: null, report })),
    lines,
  };
}

const numbersOf = async (orderNo: string): Promise<string[]> =>
  (
    await testApp.pool.query<{ number: string }>(
      'select refund_transaction_no as number from refunds where order_no = $1 order by id',
      [orderNo],
    )
  ).rows.map(({ number }) => number);

describe('the check with a gateway that looks refunds up by their amount', () => {
  it('reads equal refunds by their numbers, and asks nobody to compare the one that the gateway does not show', async () => {
    const { orderNo, part } = await paidBooking(testApp);
    await part(25_000);
    await part(25_000);
    await sendRefunds(testApp.deps);
    const [first] = await numbersOf(orderNo);
    expect(await check()).toMatchObject({
      differences: 0,
      inFlight: 1,
      lines: [`${orderNo}: in flight: gateway-silent (events: ${first}, gateway: silent)`],
    });
  });

  it('compares what an owner settled with the gateway where that answers, and needs nobody where it does not', async () => {
    const { orderNo, cancel } = await paidBooking(testApp);
    await cancel('full');
    testApp.cards.answerNextRefund({ state: 'unknown', detail: 'no answer in time' }, { moved: true });
    await sendRefunds(testApp.deps);
    const { rows } = await testApp.pool.query<{ id: number }>(
      `select id::int from refunds where order_no = $1 and state = 'unknown'`,
      [orderNo],
    );
    const found = { id: rows[0]?.id ?? 0, outcome: 'happened', transactionNo: 'r-99', reason: 'Seen there.' } as const;
    await settleRefund(testApp.deps, owner, found);
    const lines = async (cards = testApp.deps.cards) => (await check(cards)).lines;
    expect(await lines()).toEqual([expect.stringMatching(/settled-number-differs \(refunds: r-99, gateway: r-\d+\)$/)]);
    const silent = async () => ({ state: 'unavailable', detail: 'words that nobody has seen' }) as const;
    expect(await lines({ ...testApp.deps.cards, readRefund: silent })).toEqual([
      `${orderNo}: in flight: gateway-silent (events: r-99, gateway: silent)`,
    ]);
    await testApp.pool.query(
      `update refunds set settlement = 'returned-elsewhere', refund_transaction_no = null where order_no = $1`,
      [orderNo],
    );
    expect(await lines({ ...testApp.deps.cards, readRefund: silent })).toEqual([]);
    expect(await lines()).toEqual([`${orderNo}: double-refund (gateway: 2086.80, refunds: 0.00)`]);
  });
});
