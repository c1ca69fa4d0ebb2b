import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPaidOrder, notPaid, pageOfOrder } from './paid-order.ts';

const { signal } = new AbortController();
const day = '2025-10-14';
const asked: string[] = [];

/** The server's answers by order number. */
const answers = (orders: Record<string, [number, object]>) =>
  vi.stubGlobal('fetch', async (url: string) => {
    const order = url.split('/').at(-1) ?? '';
    asked.push(order);
    const [status, body] = orders[order] ?? [404, { error: 'Not found.', code: 'ORDER_NOT_FOUND' }];
    return new Response(JSON.stringify(body), { status });
  });
const locked = (order: string) => ({
  locked: true,
  booking: { orderNo: order, status: 'confirmed', coatingType: 'complete', appointmentDate: day },
  paymentReceipt: null,
});
const refunded = [409, { error: 'Your refund is on its way.', code: 'PAID_NOT_BOOKED' }] as [number, object];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('before a card form opens, an earlier order', () => {
  it('of which nothing was paid does not stand in its way', async () => {
    answers({});
    expect(await findPaidOrder(['HC-1', 'HC-2'], day, signal)).toEqual(notPaid);
    expect(asked).toEqual(['HC-1', 'HC-2']);
  });

  it('that was paid is led to, and no other is asked about', async () => {
    answers({ 'HC-1': [202, { state: 'processing' }] });
    const paidOrder = { order: 'HC-1', state: 'processing' };
    expect(await findPaidOrder(['HC-1', 'HC-2'], day, signal)).toEqual({ paidOrder, paidNotBooked: null });
    expect(asked).toEqual(['HC-1']);
  });

  it('that belongs to somebody else does not stand in its way', async () => {
    answers({ 'HC-1': [200, locked('HC-1')] });
    expect(await findPaidOrder(['HC-1'], day, signal)).toEqual(notPaid);
  });

  it('that is being refunded is told, also beside one that is paid', async () => {
    answers({ 'HC-1': refunded, 'HC-2': [202, { state: 'processing' }] });
    const paidNotBooked = { orderNo: 'HC-1', text: 'Your refund is on its way.' };
    expect(await findPaidOrder(['HC-1'], day, signal)).toEqual({ paidOrder: null, paidNotBooked });
    expect(await findPaidOrder(['HC-1', 'HC-2'], day, signal)).toEqual({
      paidOrder: { order: 'HC-2', state: 'processing' },
      paidNotBooked,
    });
  });

  it('of which the card gateway says nothing opens no form, since it may have been paid', async () => {
    answers({ 'HC-1': [502, { error: 'The card service did not answer.', code: 'CARD_GATEWAY_UNAVAILABLE' }] });
    const failure = { status: 502, code: 'CARD_GATEWAY_UNAVAILABLE' };
    await expect(findPaidOrder(['HC-1'], day, signal)).rejects.toMatchObject(failure);
  });

  it('of which the network says nothing opens no form either', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')));
    await expect(findPaidOrder(['HC-1'], day, signal)).rejects.toThrow('fetch failed');
  });
});

it('a booked order has its confirmation, one that is being booked the page that waits for it', () => {
  expect(pageOfOrder({ order: 'HC 1', state: 'booked' })).toBe('/confirmation?order=HC%201');
  expect(pageOfOrder({ order: 'HC-1', state: 'processing' })).toBe('/payment-complete?order=HC-1');
});
