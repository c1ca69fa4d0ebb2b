import { afterAll, describe, expect, it } from 'vitest';
import { receiptReading } from '#adapters/cards/moneris/map.ts';
import { toDecimal } from '#domain/money.ts';
import { countRows, openTestApp, startPaying } from '#tests/builders/test-app.ts';
import { recoverAllCheckouts } from './recover.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
testApp.deps.cards = {
  ...testApp.cards.gateway,
  readReceipt: async (ticket) => receiptReading(ticket, oddly(ticket)),
};

const paid = { result: 'a', response_code: '027', transaction_no: '660-0_1472' };
let card = { ...paid, message: '' };

/** The gateway's JSON for an approved ticket, with whatever the bank wrote into it. */
function oddly(ticket: string): unknown {
  const asked = testApp.cards.tickets.get(ticket);
  if (!asked) return {};
  const [order_no, amount] = [asked.orderNo, toDecimal(asked.amount)];
  const request = { txn_total: amount, order_no, ticket };
  return { response: { success: 'true', request, receipt: { result: 'a', cc: { ...card, order_no, amount } } } };
}

describe('a receipt with a text that no database takes', () => {
  it.each([
    ['NUL', '2025-10-09', 'APPROVED\u0000'],
    ['half of a character', '2025-10-13', 'APPROVED \ud83d'],
  ])('is booked all the same: %s', async (_what, appointmentDate, message) => {
    card = { ...paid, message, transaction_no: `t-${appointmentDate}` };
    const { orderNo, submit } = await startPaying(testApp, { booking: { appointmentDate } });
    expect(await submit()).toHaveProperty('bookingId');
    expect(await countRows(testApp, 'payment_receipts', `order_no = '${orderNo}' and payment_verified`)).toBe(1);
  });

  it('is found by recovery, and given back where nobody said who pays', async () => {
    card = { ...paid, message: '\u0000\ud83d', transaction_no: 't-unnamed' };
    const { orderNo } = await startPaying(testApp, { booking: { appointmentDate: '2025-10-14' }, named: false });
    testApp.time.now = new Date(testApp.time.now.getTime() + 36 * 60_000);
    expect(await recoverAllCheckouts(testApp.deps)).toMatchObject({ refunded: 1, failed: 0 });
    expect(await countRows(testApp, 'refunds', `order_no = '${orderNo}' and state = 'requested'`)).toBe(1);
  });
});
