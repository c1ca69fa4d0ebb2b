import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { compareReceipt } from './confirm.ts';

const expected = { orderNo: 'HC-20261121-101500', ticket: 'ticket-1', amount: cents(126_473) };

describe('a receipt of the card gateway', () => {
  it('is ours when order, ticket and amount agree', () => {
    expect(compareReceipt({ ...expected }, expected)).toBeNull();
  });

  it.each([
    ['another order', { orderNo: 'HC-20261121-101501' }, 'order-number-differs'],
    ['the same order in lower case', { orderNo: 'hc-20261121-101500' }, 'order-number-differs'],
    ['no order', { orderNo: '' }, 'order-number-differs'],
    ['another ticket', { ticket: 'ticket-2' }, 'ticket-differs'],
    ['the ticket with a space', { ticket: 'ticket-1 ' }, 'ticket-differs'],
    ['one cent less', { amount: cents(126_472) }, 'amount-differs'],
    ['one cent more', { amount: cents(126_474) }, 'amount-differs'],
    ['nothing paid', { amount: cents(0) }, 'amount-differs'],
  ] as const)('is not ours with %s', (_what, but, mismatch) => {
    expect(compareReceipt({ ...expected, ...but }, expected)).toBe(mismatch);
  });

  it('names the order first when everything differs', () => {
    const foreign = { orderNo: 'HC-1', ticket: 'ticket-9', amount: cents(4) };
    expect(compareReceipt(foreign, expected)).toBe('order-number-differs');
  });
});
