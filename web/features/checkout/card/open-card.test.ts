import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bought, price } from '#tests/builders/rules/checkout-moments.ts';
import { RequestError } from '#web/client/request.ts';
import { emptyDraft } from '#web/state/draft-schema.ts';
import type { CheckoutEvent } from '../machine/types.ts';
import { CardScriptError } from './card-frame.ts';
import { openCard, openingFailed } from './open-card.ts';

const quote = { base: '1815.00', gst: '90.75', qst: '181.05', total: '2086.80', taxRates: { gst: 5000, qst: 9975 } };
const refusal = (status: number, body: object) => new RequestError(status, '', JSON.stringify(body));
const draft = { ...emptyDraft, ...bought, postalCode: 'H2Y', glassCoverage: '' as const, orderNo: 'HC-0' };
const sent = { orderNo: 'HC-7', ticket: 't7', certain: false, bought, price };

/** Everything that was sent to the server, and every event, in one order. */
let story: string[];
let events: CheckoutEvent[];

type Reply = [number, object];
const ok = (body: object): Reply => [200, body];
const prices = {
  essentialCoat: 1,
  completeCoat: 1,
  platinumPreservation: 1,
  preservationRefresh: 1,
  preservationPreview: 1,
};
const availability = { platinum: { offered: true, available: true, remaining: 3 } };
const server: Record<
  string,
  Reply | ((body: { amount: string; order_no: string; hasCookie?: boolean }, init: RequestInit) => Reply)
> = {};

beforeEach(() => {
  story = [];
  events = [];
  Object.assign(server, {
    '/api/pricing': ok({ ...prices, availability, quote }),
    '/api/checkout': ok({ orderNo: 'HC-1', scriptUrl: '/script.js', mode: 'qa' }),
    '/api/preload': ok({ checkout_id: 'chkt', ticket: 'ticket-1' }),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('window', { monerisCheckout: class {} });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    story.push(url);
    const reply = server[url] ?? [404, { error: 'Not found.', code: 'ORDER_NOT_FOUND' }];
    const [status, body] = typeof reply === 'function' ? reply(JSON.parse(String(init.body)), init) : reply;
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const url of Object.keys(server)) delete server[url];
});

const open = (change: Partial<Parameters<typeof openCard>[0]> = {}) =>
  openCard({
    attempt: 1,
    sent: null,
    agreed: null,
    possiblyPaid: [],
    draft,
    signal: new AbortController().signal,
    dispatch: (event) => {
      story.push(event.type);
      events.push(event);
    },
    ...change,
  });

describe('a card form', () => {
  it('is quoted and numbered before its ticket is asked for', async () => {
    await open();
    expect(story).toEqual(['/api/pricing', '/api/checkout', 'quoted', '/api/preload', 'opened']);
    expect(events).toEqual([
      { type: 'quoted', attempt: 1, orderNo: 'HC-1', price },
      { type: 'opened', attempt: 1, ticket: 'ticket-1', mode: 'qa' },
    ]);
  });

  it('asks for the price that the visitor agreed to, without another quote', async () => {
    let asked = '';
    server['/api/preload'] = ({ amount }) => {
      asked = amount;
      return ok({ checkout_id: 'chkt', ticket: 'ticket-1' });
    };
    await open({ agreed: price });
    expect(asked).toBe('2086.80');
    expect(story).not.toContain('/api/pricing');
  });

  it('is asked for by a browser that has been given its cookie, and is refused without it', async () => {
    server['/api/preload'] = ({ hasCookie }) =>
      hasCookie
        ? [403, { error: 'Cookies.', code: 'COOKIES_NEEDED' }]
        : ok({ checkout_id: 'chkt', ticket: 'ticket-1' });
    const failure = await open().catch((refused: unknown) => refused);
    expect(openingFailed(failure, 1)).toMatchObject({ type: 'refused', refusal: { code: 'COOKIES_NEEDED' } });
  });

  it('takes the next free number when somebody else was faster', async () => {
    const asked: string[] = [];
    server['/api/preload'] = ({ order_no }) => {
      asked.push(order_no);
      if (asked.length === 2) return ok({ checkout_id: 'chkt', ticket: 'ticket-2' });
      server['/api/checkout'] = ok({ orderNo: 'HC-2', scriptUrl: '', mode: 'qa' });
      return [409, { error: 'Taken.', code: 'ORDER_NUMBER_TAKEN' }];
    };
    await open();
    expect(asked).toEqual(['HC-1', 'HC-2']);
    expect(events.at(-2)).toMatchObject({ type: 'quoted', orderNo: 'HC-2' });
    expect(events.at(-1)).toMatchObject({ type: 'opened', ticket: 'ticket-2' });
  });

  it('gives up after three numbers', async () => {
    server['/api/preload'] = [409, { error: 'Taken.', code: 'ORDER_NUMBER_TAKEN' }];
    await expect(open()).rejects.toMatchObject({ code: 'ORDER_NUMBER_TAKEN' });
    expect(story.filter((step) => step === '/api/preload')).toHaveLength(3);
  });

  it('has the browser compute something first while days are in demand, and says so', async () => {
    const sentProofs: (string | null)[] = [];
    const challenge = { parameters: { nonce: 'n' }, signature: 's' };
    vi.doMock('./solve-proof.ts', () => ({
      solveProof: async (asked: unknown) => {
        story.push('solved');
        expect(asked).toEqual(challenge);
        return 'the proof';
      },
    }));
    server['/api/preload'] = (_, { headers }) => {
      const proof = new Headers(headers).get('x-proof');
      sentProofs.push(proof);
      return proof === null
        ? [428, { error: 'Wait.', code: 'PROOF_NEEDED', challenge }]
        : ok({ checkout_id: 'chkt', ticket: 'ticket-1', inDemand: true });
    };
    await open();
    expect(sentProofs).toEqual([null, 'the proof']);
    expect(story.slice(-5)).toEqual(['/api/preload', 'proving', 'solved', '/api/preload', 'opened']);
    expect(events.at(-1)).toMatchObject({ type: 'opened', ticket: 'ticket-1', inDemand: true });
  });

  it('is not asked for by a page that was left meanwhile', async () => {
    const abort = new AbortController();
    const dispatch = (event: CheckoutEvent) => {
      story.push(event.type);
      abort.abort();
    };
    await expect(open({ signal: abort.signal, dispatch })).rejects.toThrow();
    expect(story).toEqual(['/api/pricing', '/api/checkout', 'quoted']);
  });
});

describe('an order that may have been paid', () => {
  it('is asked about first, once', async () => {
    await open({ possiblyPaid: ['HC-A', 'HC-B'] });
    expect(story.slice(0, 3)).toEqual(['/api/booking-details/HC-A', '/api/booking-details/HC-B', '/api/pricing']);
  });

  it('opens no form when it was paid', async () => {
    server['/api/booking-details/HC-A'] = [202, { state: 'processing' }];
    await open({ possiblyPaid: ['HC-A', 'HC-B'] });
    expect(story).toEqual(['/api/booking-details/HC-A', 'alreadyPaid']);
    expect(events).toEqual([{ type: 'alreadyPaid', paidOrder: { order: 'HC-A', state: 'processing' } }]);
  });

  it('opens no form when the server cannot say', async () => {
    server['/api/booking-details/HC-A'] = [502, { error: 'No answer.', code: 'CARD_GATEWAY_UNAVAILABLE' }];
    await expect(open({ possiblyPaid: ['HC-A'] })).rejects.toMatchObject({ status: 502 });
    expect(story).toEqual(['/api/booking-details/HC-A']);
  });

  it('opens a form, and is told, when it is being refunded', async () => {
    server['/api/booking-details/HC-A'] = [409, { error: 'Refund.', code: 'PAID_NOT_BOOKED' }];
    await open({ possiblyPaid: ['HC-A'] });
    expect(events[0]).toMatchObject({ type: 'paidNotBooked', paidNotBooked: { orderNo: 'HC-A', text: 'Refund.' } });
    expect(events.at(-1)?.type).toBe('opened');
  });
});

describe('a payment that this tab has sent', () => {
  const address = '/api/booking-details/HC-7';

  it('is shown again when the server knows nothing of it yet', async () => {
    await open({ sent });
    expect(story).toEqual([address, 'restored']);
    expect(events).toEqual([{ type: 'restored', attempt: 1, payment: sent }]);
  });

  it('is shown again without an answer: Submit is what asks', async () => {
    server[address] = [502, { error: 'No answer.', code: 'CARD_GATEWAY_UNAVAILABLE' }];
    await open({ sent });
    expect(events).toEqual([{ type: 'restored', attempt: 1, payment: sent }]);
  });

  it('is certain once the server knows that it was paid', async () => {
    server[address] = [202, { state: 'processing' }];
    await open({ sent });
    expect(events).toEqual([{ type: 'restored', attempt: 1, payment: { ...sent, certain: true } }]);
  });

  it('gives way to a new form when it is being refunded', async () => {
    server[address] = [409, { error: 'Refund.', code: 'PAID_NOT_BOOKED' }];
    await open({ sent });
    expect(story).toEqual([
      address,
      'paidNotBooked',
      '/api/pricing',
      '/api/checkout',
      'quoted',
      '/api/preload',
      'opened',
    ]);
  });

  it('is not restored on a page that was left meanwhile', async () => {
    const abort = new AbortController();
    abort.abort();
    await expect(open({ sent, signal: abort.signal })).rejects.toThrow();
    expect(events).toEqual([]);
  });
});

describe('a card form that could not be opened', () => {
  it('leads back to what another answer mends', () => {
    const failure = refusal(409, { code: 'DATE_TAKEN', error: 'This date has just been taken.' });
    expect(openingFailed(failure, 3)).toEqual({
      type: 'refused',
      attempt: 3,
      refusal: { code: 'DATE_TAKEN', text: 'This date has just been taken.', quote: null },
    });
  });

  it('names the right price when prices differ', () => {
    const failure = refusal(422, { code: 'PRICE_DIFFERS', error: 'Differs.', quote });
    expect(openingFailed(failure, 1)).toMatchObject({ refusal: { quote: price } });
  });

  it('may be tried again in every other case', () => {
    expect(openingFailed(new CardScriptError(''), 1)).toMatchObject({ type: 'failed', what: 'script' });
    expect(openingFailed(new TypeError('fetch failed'), 1)).toMatchObject({ type: 'failed', what: 'call', text: '' });
    const failure = refusal(502, { code: 'CARD_GATEWAY_UNAVAILABLE', error: 'No answer.' });
    expect(openingFailed(failure, 1)).toMatchObject({ type: 'failed', what: 'call', text: 'No answer.' });
  });
});
