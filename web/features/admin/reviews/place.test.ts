import { describe, expect, it } from 'vitest';
import type { ReviewStory } from '#contract/admin/reviews.ts';
import { inLanguage } from '#domain/language.ts';
import { layoutOf, sizeOf } from './labels.ts';
import { messages } from './messages.ts';
import { addressOf, type Place, placeOf } from './place.ts';
import { offerPairs, requestPairs } from './review-facts.ts';

const read = (query: string): Place => placeOf(new URLSearchParams(query));

describe('the address of the reviews', () => {
  it('is bare where those that wait are shown and none is open', () => {
    expect(addressOf({ list: 'waiting', review: null })).toBe('/admin/reviews');
    expect(read('')).toEqual({ list: 'waiting', review: null });
  });

  it('leads back to the list and the review that was open', () => {
    const places: Place[] = [
      { list: 'answered', review: null },
      { list: 'waiting', review: 'a b&c' },
      { list: 'answered', review: '1' },
    ];
    for (const place of places)
      expect(placeOf(new URL(addressOf(place), 'https://example.com').searchParams)).toEqual(place);
  });

  it('shows those that wait where it names no list that there is', () => {
    expect(read('list=gone&review=')).toEqual({ list: 'waiting', review: null });
  });
});

const story: ReviewStory = {
  ...{ id: '1', kind: 'review', state: 'open', companyName: 'Galerie Exemple', language: 'fr' },
  ...{ companyAddress: '100, rue Exemple', email: 'visitor@example.com', details: null, late: false },
  ...{ storefrontSize: null, selectedLayout: 'layout3', createdAt: '2025-10-06T14:00:00.000Z' },
  ...{ dueAt: '2025-10-07T14:00:00.000Z', now: '2025-10-06T15:00:00.000Z', seen: 0, events: [], offer: null },
};
const words = inLanguage(messages, 'en');
const labels = (more: Partial<ReviewStory>) => requestPairs({ ...story, ...more }, 'en').map(({ label }) => label);

describe('what a visitor asked to have looked at', () => {
  it('says what was not given rather than leave it out', () => {
    expect(sizeOf(story, 'en')).toBe(words.noSize);
    expect(layoutOf(story, 'en')).toBe('Layout 3');
    expect(layoutOf({ ...story, selectedLayout: null }, 'fr')).toBe(messages.noLayout.fr);
  });

  it('has the words of a visitor who wrote some, and no empty line for others', () => {
    expect(labels({})).not.toContain(words.details);
    expect(labels({ details: 'Two shops in one' })).toContain(words.details);
  });

  it('says that it is the visitor’s turn once they were asked', () => {
    expect(labels({})).not.toContain(words.promise);
    expect(labels({ state: 'asked' })).toContain(words.promise);
  });

  it('was offered with a link that opens until a moment, or was used', () => {
    const offer = { postalCode: 'H2Y', storefrontSize: 'little-storefront', selectedLayout: 'layout3' };
    const linkOf = (expiresAt: string | null, used: boolean) =>
      offerPairs({ ...offer, expiresAt, used }, 'en').find(({ label }) => label === words.link)?.value;
    expect(linkOf('2025-10-20T14:00:00.000Z', false)).toContain('October 20, 2025');
    expect(linkOf('2025-10-20T14:00:00.000Z', true)).toBe(words.linkUsed);
    expect(linkOf(null, false)).toBe(words.linkUsed);
  });
});
