import { beforeEach, describe, expect, it } from 'vitest';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import { useLinkQuery } from './link-query.ts';
import { useLinkSecret } from './link-secret.ts';
import { useGo } from './location.ts';

describe('the query of a link', () => {
  it('is that of its own page, and stays while the next one is on its way', async () => {
    const page = openPage('/unsubscribe?token=t1');
    const query = await runHook(() => useLinkQuery('/unsubscribe'), {});
    expect(query.now?.get('token')).toBe('t1');
    await during(() => page.history.pushState(null, '', '/?token=t2'));
    expect(query.now?.get('token')).toBe('t1');
    await during(() => page.history.pushState(null, '', '/unsubscribe?token=t3'));
    expect(query.now?.get('token')).toBe('t3');
  });

  it('is read in either language', async () => {
    openPage('/fr/unsubscribe?token=t1');
    const query = await runHook(() => useLinkQuery('/unsubscribe'), {}, { language: 'fr' });
    expect(query.now?.get('token')).toBe('t1');
  });

  it('of another page is none', async () => {
    openPage('/?token=t1');
    const query = await runHook(() => useLinkQuery('/unsubscribe'), {});
    expect(query.now).toBeNull();
  });
});

describe('the secret of a link', () => {
  it('leaves the address as soon as it is read, and stays with the entry of the history', async () => {
    const page = openPage('/confirmation?order=HC-1&key=k3y');
    const hook = () => useLinkSecret(new URLSearchParams(location.search).get('key') ?? '', '/confirmation?order=HC-1');
    const secret = await runHook(hook, {});
    expect(page.location.href).toBe('http://localhost:3000/confirmation?order=HC-1');
    expect(page.visited()).toEqual(['replace /confirmation?order=HC-1']);
    await secret.again({});
    expect(secret.now).toBe('k3y');
  });

  it('is known again by a reload of the address without it', async () => {
    const page = openPage('/confirmation?order=HC-1');
    page.history.replaceState({ secret: 'k3y' }, '', '');
    const secret = await runHook(() => useLinkSecret('', '/confirmation'), {});
    expect(secret.now).toBe('k3y');
  });

  it.each([null, {}, { secret: 7 }, 'k3y'])('is not there where the entry keeps %j', async (state) => {
    const page = openPage('/confirmation?order=HC-1');
    page.history.replaceState(state, '', '');
    const secret = await runHook(() => useLinkSecret('', '/confirmation'), {});
    expect(secret.now).toBe('');
  });
});

describe('going to a page', () => {
  let page: ReturnType<typeof openPage>;
  beforeEach(() => {
    page = openPage('/postal-code');
  });

  it('keeps the language', async () => {
    const french = await runHook(() => useGo(), {}, { language: 'fr' });
    await during(() => french.now('/faq'));
    const english = await runHook(() => useGo(), {});
    await during(() => english.now('/'));
    expect(page.visited()).toEqual(['push /fr/faq', 'push /']);
  });

  it('by a second press adds no second entry to the history', async () => {
    const go = await runHook(() => useGo(), {});
    await during(() => go.now('/storefront-size'));
    await during(() => go.now('/storefront-size'));
    expect(page.visited()).toEqual(['push /storefront-size', 'replace /storefront-size']);
  });

  it('with another query is another page', async () => {
    const go = await runHook(() => useGo(), {});
    await during(() => go.now('/confirmation?order=HC-1'));
    await during(() => go.now('/confirmation?order=HC-2'));
    expect(page.visited()).toEqual(['push /confirmation?order=HC-1', 'push /confirmation?order=HC-2']);
  });

  it('may take the place of this one', async () => {
    const go = await runHook(() => useGo(), {});
    await during(() => go.now('/storefront-size', { replace: true }));
    expect(page.visited()).toEqual(['replace /storefront-size']);
  });

  it('with another policy enters its document, as an entry of its own or in the place of this one', async () => {
    const go = await runHook(() => useGo(), {}, { language: 'fr' });
    await during(() => go.now('/payment'));
    await during(() => go.now('/payment', { replace: true }));
    await during(() => go.now('/calendar-booking?token=t1'));
    expect(page.visited()).toEqual([
      'enter /fr/payment',
      'enter instead /fr/payment',
      'enter /fr/calendar-booking?token=t1',
    ]);
  });

  it('stays in a document with the same policy', async () => {
    page = openPage('/payment?cancelled=1');
    const go = await runHook(() => useGo(), {});
    await during(() => go.now('/payment'));
    expect(page.visited()).toEqual(['push /payment']);
  });
});
