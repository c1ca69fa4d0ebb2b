import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readQuote } from '#domain/pricing/read-quote.ts';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import { fakeServer } from '#tests/builders/browser/server.ts';
import { type Draft, getDraft, resetDraft, updateDraft, useDraft } from '#web/state/draft.ts';
import { useOffer } from './use-offer.ts';
import { listPrice } from './use-prices.ts';

const platinum = { offered: true, available: true, remaining: 3 };
const prices = {
  essentialCoat: 620,
  completeCoat: 999.5,
  platinumPreservation: 1836.8,
  preservationRefresh: 310,
  preservationPreview: 0,
  availability: { platinum },
};
const quote = { base: '999.50', gst: '49.98', qst: '99.70', total: '1149.18' };

let server: ReturnType<typeof fakeServer>;
const facade = { storefrontSize: 'mid-storefront', selectedLayout: 'layout7', postalCode: 'H2Y' } as const;
const open = (more: Partial<Draft> = {}) => {
  updateDraft({ ...facade, ...more });
  return runHook(() => useOffer(useDraft()), {});
};
/** Lets what is typed rest, and what is slow become slow. */
const pass = (milliseconds: number) => during(() => vi.advanceTimersByTimeAsync(milliseconds));
const lastAsked = () => server.calls.at(-1);

beforeEach(() => {
  openPage('/calendar-booking');
  server = fakeServer();
  resetDraft();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the prices of a façade', () => {
  it('are asked for once the façade is known, and not before', async () => {
    const offer = await runHook(() => useOffer(useDraft()), {});
    expect(server.asked()).toEqual([]);
    await during(() => updateDraft(facade));
    expect(server.calls).toMatchObject([
      { to: 'POST /api/pricing', body: { buildingSize: 'mid-storefront', layout: 7, postalCode: 'H2Y' } },
    ]);
    expect(offer.now.priceOf('complete')).toBeNull();
    await server.answers(prices);
    expect(offer.now.priceOf('complete')).toBe(99_950);
    expect(offer.now.priceOf('platinum')).toBe(183_680);
    expect(offer.now.price).toBeNull();
  });

  it('may be asked for again when they did not come', async () => {
    const offer = await open();
    await server.isLost();
    expect(offer.now).toMatchObject({ listFailed: true, layoutNotOffered: false });
    await during(() => offer.now.again());
    await server.answers(prices);
    expect(offer.now.listFailed).toBe(false);
    expect(offer.now.priceOf('essential')).toBe(62_000);
  });

  it('are none for a layout that is not offered any more', async () => {
    const offer = await open();
    await server.refuses(422, 'LAYOUT_NOT_OFFERED');
    expect(offer.now).toMatchObject({ listFailed: true, layoutNotOffered: true });
  });
});

describe('the quote of a service', () => {
  it('has the taxes of the chosen service', async () => {
    const offer = await open({ coatingType: 'complete' });
    await server.answers(prices);
    expect(offer.now.price).toBeNull();
    expect(lastAsked()?.body).toMatchObject({ coatingType: 'complete' });
    await server.answers({ ...prices, quote });
    expect(offer.now.price).toEqual({ base: 99_950, gst: 4998, qst: 9970, total: 114_918 });
  });

  it('keeps the figures before for a moment, so that they do not blink, and then shows none', async () => {
    const offer = await open({ coatingType: 'complete' });
    await server.answers(prices);
    await server.answers({ ...prices, quote });
    await during(() => updateDraft({ coatingType: 'essential' }));
    await pass(299);
    expect(offer.now.price?.total).toBe(114_918);
    await pass(1);
    expect(offer.now.price).toBeNull();
    await server.answers({ ...prices, quote: { ...quote, total: '712.85' } });
    expect(offer.now.price?.total).toBe(71_285);
  });

  it('is that of the last choice, although an earlier one is answered later', async () => {
    const offer = await open({ coatingType: 'complete' });
    await server.answers(prices);
    await during(() => updateDraft({ coatingType: 'essential' }));
    await server.answersLast({ ...prices, quote: { ...quote, total: '712.85' } });
    expect(offer.now.price?.total).toBe(71_285);
    expect(server.calls[1]?.signal?.aborted).toBe(true);
  });

  it('that failed says so, and is asked for again', async () => {
    const offer = await open({ coatingType: 'complete' });
    await server.answers(prices);
    await server.refuses(503);
    expect(offer.now).toMatchObject({ quoteFailed: true, price: null, listFailed: false });
    await during(() => offer.now.again());
    await server.answers({ ...prices, quote });
    expect(offer.now).toMatchObject({ quoteFailed: false, price: { total: 114_918 } });
  });

  it.each([[undefined], [{ ...quote, total: 'free' }]])('that reads %j is none', (read) => {
    expect(readQuote(read)).toBeNull();
  });

  it.each([
    ['essential', 62_000],
    ['complete', 99_950],
    ['platinum', 183_680],
    ['refresh', 31_000],
    ['preservation-preview', 0],
  ] as const)('of %s begins with its own price of the list', (service, price) => {
    expect(listPrice(prices as Parameters<typeof listPrice>[0], service)).toBe(price);
  });
});

describe('Platinum', () => {
  it('is taken as offered until the server says otherwise', async () => {
    const offer = await open();
    expect(offer.now).toMatchObject({ platinumOffered: true, soldOut: false });
    await server.answers({ ...prices, availability: { platinum: { ...platinum, offered: false } } });
    expect(offer.now.platinumOffered).toBe(false);
  });

  it('that is sold out is not chosen any more', async () => {
    const offer = await open({ coatingType: 'platinum' });
    await server.answers({ ...prices, availability: { platinum: { ...platinum, available: false, remaining: 0 } } });
    expect(offer.now.soldOut).toBe(true);
    expect(getDraft().coatingType).toBe('');
  });

  it('that is sold out takes nothing from whoever chose another service', async () => {
    await open({ coatingType: 'complete' });
    await server.answers({ ...prices, availability: { platinum: { ...platinum, available: false, remaining: 0 } } });
    expect(getDraft().coatingType).toBe('complete');
  });
});

describe('the number of a refresh', () => {
  const refresh = async () => {
    const offer = await open({ coatingType: 'refresh' });
    await server.answers(prices);
    return offer;
  };

  it('is needed before anything is asked', async () => {
    const offer = await refresh();
    expect(offer.now.number.check).toBe('empty');
    expect(server.asked()).toHaveLength(1);
  });

  it('is checked once it has rested, or at once when its field is left', async () => {
    const offer = await refresh();
    await during(() => updateDraft({ clientId: 'HC0042' }));
    expect(offer.now.number.check).toBe('checking');
    expect(server.asked()).toHaveLength(1);
    await pass(600);
    expect(lastAsked()?.body).toMatchObject({ clientId: 'HC0042', orderNumber: 'HC0042', coatingType: 'refresh' });
    await during(() => updateDraft({ clientId: 'HC0043' }));
    await during(() => offer.now.number.settle());
    expect(lastAsked()?.body).toMatchObject({ clientId: 'HC0043' });
  });

  it('that is known shows its own price, which may be nothing', async () => {
    const offer = await refresh();
    await during(() => updateDraft({ clientId: 'HC0042' }));
    await pass(600);
    await server.answers({ ...prices, quote: { base: '0.00', gst: '0.00', qst: '0.00', total: '0.00' } });
    expect(offer.now.number.check).toBe('good');
    expect(offer.now.priceOf('refresh')).toBe(0);
    expect(offer.now.priceOf('complete')).toBe(99_950);
  });

  it('that nobody has is wrong, and no failure of the prices', async () => {
    const offer = await refresh();
    await during(() => updateDraft({ clientId: 'HC9999' }));
    await pass(600);
    await server.refuses(422, 'CLIENT_NUMBER_UNKNOWN');
    expect(offer.now).toMatchObject({ quoteFailed: false, price: null, number: { check: 'bad', tooMany: false } });
  });

  it.each([
    [429, 'TOO_MANY_REQUESTS', true],
    [503, '', false],
  ])('whose check ended with %i is not called wrong, and may be checked again', async (status, code, tooMany) => {
    const offer = await refresh();
    await during(() => updateDraft({ clientId: 'HC0042' }));
    await pass(600);
    await server.refuses(status, code);
    expect(offer.now.number).toMatchObject({ check: 'failed', tooMany });
    await during(() => offer.now.number.again());
    expect(offer.now.number.check).toBe('checking');
    await server.answers({ ...prices, quote });
    expect(offer.now.number.check).toBe('good');
  });
});

describe('the code of a preview', () => {
  const preview = async () => {
    const offer = await open({ coatingType: 'preservation-preview' });
    await server.answers(prices);
    await server.answers({ ...prices, quote });
    return offer;
  };
  const type = (invitationCode: string) => during(() => updateDraft({ invitationCode }));

  it('is checked at once when it is as long as a code can be, else once it has rested', async () => {
    const offer = await preview();
    expect(offer.now.code.check).toBe('empty');
    await type('HCPRE');
    await pass(899);
    expect(server.waiting()).toBe(0);
    await pass(1);
    expect(lastAsked()).toMatchObject({ to: 'POST /api/invitation-code/validate', body: { code: 'HCPRE' } });
    await type('HCPREVIEW');
    await pass(0);
    expect(lastAsked()?.body).toEqual({ code: 'HCPREVIEW' });
  });

  it.each([
    [true, 'good'],
    [false, 'bad'],
  ])('of which the server says %j is %s', async (valid, check) => {
    const offer = await preview();
    await type('HCPREVIEW');
    await pass(0);
    expect(offer.now.code.check).toBe('checking');
    await server.answers({ valid });
    expect(offer.now.code.check).toBe(check);
  });

  it('that could not be checked may be checked again', async () => {
    const offer = await preview();
    await type('HCPREVIEW');
    await pass(0);
    await server.refuses(429, 'TOO_MANY_REQUESTS');
    expect(offer.now.code).toMatchObject({ check: 'failed', tooMany: true });
    await during(() => offer.now.code.again());
    await server.answers({ valid: true });
    expect(offer.now.code.check).toBe('good');
  });

  it('of another service is not asked about', async () => {
    const offer = await open({ coatingType: 'complete', invitationCode: '' });
    await pass(900);
    expect(offer.now.code.check).toBe('empty');
    expect(server.asked().filter((to) => to.includes('invitation'))).toEqual([]);
  });
});
