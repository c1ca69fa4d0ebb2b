import { describe, expect, it } from 'vitest';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import { useToken } from './use-token.ts';

const open = async (address: string, language: 'en' | 'fr' = 'en') => {
  const page = openPage(address);
  return { page, token: await runHook(() => useToken(), {}, { language }) };
};

describe('the token of a cancellation link', () => {
  it.each([
    ['/cancel-booking?token=t0ken', 't0ken'],
    ['/cancel-booking/t0ken', 't0ken'],
    ['/cancel-booking?token=%20t0ken%20', 't0ken'],
    ['/cancel-booking/a%2Fb', 'a/b'],
  ])('of %s is %s, and leaves the address', async (address, expected) => {
    const { page, token } = await open(address);
    expect(token.now).toBe(expected);
    expect(page.location.href).toBe('http://localhost:3000/cancel-booking');
    expect(page.visited()).toEqual(['replace /cancel-booking']);
  });

  it('is none where the address has none', async () => {
    expect((await open('/cancel-booking')).token.now).toBe('');
    expect((await open('/cancel-booking?token=')).token.now).toBe('');
  });

  it('that was cut in the middle of a character is asked about as it is', async () => {
    expect((await open('/cancel-booking/t0ken%E2')).token.now).toBe('t0ken%E2');
  });

  it('leaves the address in French as well', async () => {
    const { page, token } = await open('/fr/cancel-booking?token=t0ken', 'fr');
    expect(token.now).toBe('t0ken');
    expect(page.location.pathname).toBe('/fr/cancel-booking');
  });

  it('stays while the next page is on its way', async () => {
    const { page, token } = await open('/cancel-booking?token=t0ken');
    await during(() => page.history.pushState(null, '', '/'));
    expect(token.now).toBe('t0ken');
  });
});
