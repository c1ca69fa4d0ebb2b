import { afterAll, describe, expect, it } from 'vitest';
import { lineOf } from '#domain/ledger/difference.ts';
import { cents } from '#domain/money.ts';
import type { Deps } from '#server/deps.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { book, cancelToken, later, openTestApp, startPaying } from '#tests/builders/test-app.ts';
import { gatewayBooks } from './gateway.ts';
import { checkLedger } from './ledger.ts';

const testApp = await openTestApp({ sandbox: false });
afterAll(() => testApp.close());

const days = ['07', '09', '13', '14', '16', '20', '21', '23', '27', '28', '30'].map((day) => `2025-10-${day}`);
let next = 0;
const aDay = () => ({ appointmentDate: days[next++] ?? '' });

async function check({
  since = null as Date | null,
  cards = testApp.deps.cards,
}: Partial<Pick<Deps, 'cards'>> & { since?: Date | null } = {}) {
  const lines: string[] = [];
  const report = (difference: Parameters<typeof lineOf>[0]) => void lines.push(lineOf(difference));
  return { ...(await checkLedger({ ...testApp.deps, gatewayBooks: gatewayBooks(cards) }, { since, report })), lines };
}

describe('the check with the gateway itself', () => {
  it('asks for each ticket and each refund, and finds nothing where all is sound', async () => {
    await book(testApp, { booking: aDay() });
    const { orderNo } = await book(testApp, { booking: aDay() });
    await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });
    await sendRefunds(testApp.deps);
    await startPaying(testApp, { booking: aDay() });
    expect(await check()).toEqual({ orders: 3, differences: 0, inFlight: 0, lines: [] });
    expect(testApp.cards.refundCalls.lookedUp).toBe(1);
  });

  it('tells of an approval that the program has not seen yet, until its time is up', async () => {
    const { orderNo, ticket, submit } = await startPaying(testApp, { booking: aDay() });
    testApp.cards.approve(ticket);
    const says = '(gateway: 2086.80, receipts: nothing)';
    expect((await check()).lines).toEqual([`${orderNo}: in flight: charge-under-way ${says}`]);
    later(testApp, 46);
    expect((await check()).lines).toEqual([`${orderNo}: charge-without-booking ${says}`]);
    later(testApp, -46);
    await submit();
    expect((await check()).lines).toEqual([]);
  });

  it('finds a payment of which the gateway says another amount, or nothing', async () => {
    const one = await book(testApp, { booking: aDay() });
    const other = await book(testApp, { booking: aDay() });
    const { readReceipt } = testApp.deps.cards;
    const cards: Deps['cards'] = {
      ...testApp.deps.cards,
      async readReceipt(ticket) {
        if (ticket === other.ticket) return { state: 'incomplete' };
        const reading = await readReceipt(ticket);
        if (ticket !== one.ticket || reading.state !== 'approved') return reading;
        return { ...reading, receipt: { ...reading.receipt, amount: cents(1) } };
      },
    };
    expect((await check({ cards })).lines).toEqual([
      `${one.orderNo}: amounts-differ (gateway: 0.01, receipts: 2086.80)`,
      `${other.orderNo}: receipt-without-charge (receipts: 2086.80, gateway: nothing)`,
    ]);
  });

  it('finds a refund that the gateway does not know', async () => {
    const { orderNo } = await book(testApp, { booking: aDay() });
    await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });
    await sendRefunds(testApp.deps);
    testApp.cards.refunds.pop();
    expect((await check()).lines).toEqual([`${orderNo}: refund-here-only (refunds: 2086.80, gateway: 0.00)`]);
    testApp.cards.refunds.push({ orderNo, transactionNo: 't', amount: cents(208_680), method: 'void' });
  });

  it('says what it could not compare when the gateway is silent, and finds no fault with money then', async () => {
    const { orderNo, ticket } = await book(testApp, { booking: aDay() });
    testApp.cards.silence(ticket ?? '');
    expect(await check()).toMatchObject({
      differences: 1,
      lines: [`${orderNo}: gateway-silent (events: ${ticket}, gateway: silent)`],
    });
    testApp.cards.approve(ticket ?? '');
  });

  it('asks a few at a time, and leaves settled orders from before a day alone', async () => {
    let [asked, running, most] = [0, 0, 0];
    const { readReceipt } = testApp.deps.cards;
    const cards: Deps['cards'] = {
      ...testApp.deps.cards,
      async readReceipt(ticket) {
        asked += 1;
        running += 1;
        most = Math.max(most, running);
        const reading = await readReceipt(ticket);
        running -= 1;
        return reading;
      },
    };
    const { orders } = await check({ cards });
    expect(asked).toBe(orders);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(8);
    asked = 0;
    later(testApp, 24 * 60);
    const open = await check({ cards, since: testApp.time.now });
    expect(open).toMatchObject({ orders, differences: 0 });
    expect(asked).toBe(1); // the one that was never paid nor ended
  });
});
