import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { chosenOf, ineligibilityOf, settlementOf } from './correction.ts';
import { messages } from './storefront.messages.ts';

const sold = { storefrontSize: 'little-storefront', selectedLayout: 'layout8' };

describe('a corrected storefront', () => {
  it('begins as the one that was sold, which is no correction', () => {
    expect(chosenOf(sold, {})).toEqual({
      typed: sold,
      storefront: sold,
      isSame: true,
    });
  });

  it('is another one as soon as its size or its layout is another', () => {
    expect(chosenOf(sold, { selectedLayout: 'layout3' })).toMatchObject({
      storefront: { storefrontSize: 'little-storefront', selectedLayout: 'layout3' },
      isSame: false,
    });
    expect(chosenOf(sold, { storefrontSize: 'grand-storefront' }).isSame).toBe(false);
    expect(chosenOf(sold, { selectedLayout: 'layout8' }).isSame).toBe(true);
  });

  it('of an imported booking without a layout is whole once one is chosen', () => {
    const imported = { ...sold, selectedLayout: null };
    expect(chosenOf(imported, {})).toMatchObject({ typed: { selectedLayout: '' }, storefront: null, isSame: false });
    expect(chosenOf(imported, { selectedLayout: 'layout8' })).toMatchObject({ isSame: false });
  });

  it('of a size that nobody can book is whole once one that can be is chosen', () => {
    const hotel = { ...sold, storefrontSize: 'hotel' };
    expect(chosenOf(hotel, {})).toMatchObject({ typed: { storefrontSize: '' }, storefront: null });
    expect(chosenOf(hotel, { storefrontSize: 'little-storefront' })).toMatchObject({ isSame: false });
  });

  it('does not take a size or a layout that the site does not know for one', () => {
    expect(chosenOf({ storefrontSize: 'castle', selectedLayout: 'layout99' }, {})).toMatchObject({
      typed: { storefrontSize: '', selectedLayout: '' },
      storefront: null,
    });
  });
});

describe('the difference in price', () => {
  it('goes back where it is less, unless an owner leaves the money', () => {
    expect(settlementOf({ difference: -100 }, false)).toBe('refund');
    expect(settlementOf({ difference: -100 }, true)).toBe('leave');
  });

  it('is asked for where it is more, unless an owner leaves the money', () => {
    expect([false, true].map((leaves) => settlementOf({ difference: 100 }, leaves))).toEqual(['charge', 'leave']);
  });

  it('is settled by nothing where there is none', () => {
    expect([false, true].map((leaves) => settlementOf({ difference: 0 }, leaves))).toEqual(['none', 'none']);
  });
});

describe('a correction', () => {
  const { storefront } = chosenOf(sold, { selectedLayout: 'layout3' });
  const ready = { storefront, isSame: false, settlement: 'none', failed: false, mayRefund: false } as const;

  it('is made by staff where the price stays or the difference is charged, and by owners alone otherwise', () => {
    expect(ineligibilityOf(ready)).toBeNull();
    expect(ineligibilityOf({ ...ready, settlement: 'refund' })).toBe('owners');
    expect(ineligibilityOf({ ...ready, settlement: 'leave' })).toBe('owners');
    expect(ineligibilityOf({ ...ready, settlement: 'refund', mayRefund: true })).toBeNull();
    expect(ineligibilityOf({ ...ready, settlement: 'charge' })).toBeNull();
  });

  it('waits for its price, and says so when it could not be worked out', () => {
    expect(ineligibilityOf({ ...ready, settlement: null })).toBe('counting');
    expect(ineligibilityOf({ ...ready, settlement: null, failed: true })).toBe('failed');
  });

  it('asks first for what is missing, then for something else than what was sold', () => {
    expect(ineligibilityOf({ ...ready, storefront: null, settlement: null, failed: true })).toBe('missing');
    expect(ineligibilityOf({ ...ready, isSame: true, settlement: null })).toBe('same');
  });

  it('of what it is already settles what was left, and does nothing else', () => {
    const again = { ...ready, isSame: true, mayRefund: true };
    expect(ineligibilityOf({ ...again, settlement: 'refund' })).toBeNull();
    expect(ineligibilityOf({ ...again, settlement: 'charge' })).toBeNull();
    for (const settlement of ['none', 'leave'] as const) expect(ineligibilityOf({ ...again, settlement })).toBe('same');
  });

  it('says why it cannot be made in both languages', () => {
    for (const language of languages)
      for (const obstacle of ['missing', 'same', 'failed', 'counting', 'owners'] as const)
        expect(messages[obstacle][language].length).toBeGreaterThan(10);
  });
});
