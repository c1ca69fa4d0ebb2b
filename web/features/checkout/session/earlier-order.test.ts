import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAbout } from './earlier-order.ts';

const signal = new AbortController().signal;
const ask = () => askAbout(['HC-1'], '2025-10-14', signal);

const answers = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('before a card form opens, an earlier order', () => {
  it('of which nothing was paid does not stand in its way', async () => {
    answers(404, { error: 'Not found.', code: 'ORDER_NOT_FOUND' });
    expect(await ask()).toEqual({ found: null, lost: null });
  });

  it('that was paid is led to', async () => {
    answers(202, { state: 'processing' });
    expect(await ask()).toEqual({ found: { order: 'HC-1', state: 'processing' }, lost: null });
  });

  it('of which the card gateway says nothing opens no form, since it may have been paid', async () => {
    answers(502, { error: 'The card service did not answer.', code: 'CARD_GATEWAY_UNAVAILABLE' });
    await expect(ask()).rejects.toMatchObject({ status: 502, code: 'CARD_GATEWAY_UNAVAILABLE' });
  });
});
