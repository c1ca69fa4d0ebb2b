import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { approved, frame, opened } from '#tests/builders/rules/checkout-moments.ts';
import { checkout, waiting } from '../machine/state.ts';
import type { CheckoutEvent } from '../machine/types.ts';
import { customerSaver, unsavedOrder } from './customer-saver.ts';

const customer = {
  businessName: 'Boutique Exemple',
  contactName: 'Camille Exemple',
  email: 'camille@example.com',
  phone: '514 555-0100',
  address: '100, rue Exemple, Montréal',
  billingStreet: '100, rue Exemple',
  billingCity: 'Montréal',
  billingProvince: 'QC',
  billingPostalCode: 'H2Y 1A1',
};
const details = JSON.stringify(customer);
const corrected = JSON.stringify({ ...customer, contactName: 'Camille Autre' });

describe('details wait to be saved', () => {
  it('once they are complete and a card form is there for them', () => {
    expect(unsavedOrder(opened(), details)).toBe('HC-1');
    expect(unsavedOrder(opened(), null)).toBeNull();
    expect(unsavedOrder(waiting, details)).toBeNull();
  });

  it('until the server has them, or could not take them', () => {
    for (const type of ['saved', 'notSaved'] as const) {
      const state = checkout(opened(), { type, orderNo: 'HC-1', details });
      expect(unsavedOrder(state, details)).toBeNull();
      expect(unsavedOrder(state, corrected)).toBe('HC-1');
      expect(unsavedOrder(checkout(state, { type: 'saveAgain' }), details)).toBe(type === 'saved' ? null : 'HC-1');
    }
  });

  it('and never change under a payment', () => {
    expect(unsavedOrder(frame(opened(), 'payment_submitted'), corrected)).toBeNull();
    expect(unsavedOrder(approved(), corrected)).toBeNull();
  });
});

describe('the details of a customer', () => {
  let requests: string[];
  let events: CheckoutEvent[];
  let status: number;
  let release: (() => void)[] | null;
  let saver: ReturnType<typeof customerSaver>;
  const names = () => requests.map((request) => /"contactName":"Camille (\w+)"/.exec(request)?.[1]);

  beforeEach(() => {
    vi.useFakeTimers();
    requests = [];
    events = [];
    status = 204;
    release = null;
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      requests.push(`${init.method} ${url} ${init.body}`);
      const holding = release;
      if (holding) await new Promise<void>((resolve) => holding.push(resolve));
      return new Response(status === 204 ? null : '{}', { status });
    });
    saver = customerSaver((event) => events.push(event));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('are saved once typing pauses', async () => {
    saver.update('HC-1', details);
    await vi.advanceTimersByTimeAsync(599);
    expect(requests).toEqual([]);
    saver.update('HC-1', corrected);
    await vi.advanceTimersByTimeAsync(599);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toEqual([`PUT /api/checkout/HC-1/customer {"customerData":${corrected}}`]);
    expect(events).toEqual([{ type: 'saved', orderNo: 'HC-1', details: corrected }]);
  });

  it('of somebody for whom part of it is not free are told the price that applies', async () => {
    const quote = { base: '1000.00', gst: '50.00', qst: '99.75', total: '1149.75' };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 'PRICE_DIFFERS', quote }), { status: 422 }));
    saver.update('HC-1', details);
    saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    const price = { base: 100_000, gst: 5000, qst: 9975, total: 114_975 };
    expect(events).toEqual([{ type: 'repriced', orderNo: 'HC-1', price }]);
  });

  it('are saved at once when a field is left', async () => {
    saver.update('HC-1', details);
    saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(1);
    saver.flush();
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toHaveLength(1);
  });

  it('are saved at once to a new order', async () => {
    saver.update(null, details);
    saver.update('HC-1', details);
    await vi.advanceTimersByTimeAsync(0);
    saver.update('HC-2', details);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.map((request) => request.split(' ')[1])).toEqual([
      '/api/checkout/HC-1/customer',
      '/api/checkout/HC-2/customer',
    ]);
  });

  it('are not saved while they are incomplete or no order waits', async () => {
    saver.update('HC-1', null);
    saver.update(null, details);
    saver.flush();
    await vi.advanceTimersByTimeAsync(1000);
    saver.update('HC-1', corrected);
    saver.cancel();
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toEqual([]);
  });

  it('are sent one after the other, what was typed last at the end', async () => {
    release = [];
    saver.update('HC-1', details);
    saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    saver.update('HC-1', corrected);
    saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual(['Exemple']);
    release.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    release.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual(['Exemple', 'Autre']);
    expect(events.map((event) => 'details' in event && event.details)).toEqual([details, corrected]);
  });

  it('are not sent twice at once, and again only after they failed', async () => {
    release = [];
    saver.update('HC-1', details);
    saver.flush();
    saver.update('HC-1', details);
    saver.flush();
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toHaveLength(1);
    status = 503;
    release.shift()?.();
    release = null;
    await vi.advanceTimersByTimeAsync(0);
    expect(events).toEqual([{ type: 'notSaved', orderNo: 'HC-1', details }]);
    status = 204;
    saver.update('HC-1', details);
    await vi.advanceTimersByTimeAsync(0);
    expect(events.at(-1)).toEqual({ type: 'saved', orderNo: 'HC-1', details });
  });

  it.each([403, 404, 410])('find their checkout ended at a %d', async (ended) => {
    status = ended;
    saver.update('HC-1', details);
    saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(events).toEqual([{ type: 'ended', orderNo: 'HC-1' }]);
  });
});
