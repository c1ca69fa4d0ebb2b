import { describe, expect, it } from 'vitest';
import type { ReviewStory } from '#contract/admin/reviews.ts';
import { answerOf, missingIn, readAnswer, type Typed, typedAtFirst } from './answer.ts';

const typed: Typed = {
  postalCode: ' h2y 1a1 ',
  storefrontSize: 'little-storefront',
  selectedLayout: 'layout1',
  words: '  ',
};

describe('the answer to a review', () => {
  it('accepts with a postal code, a size and a layout', () => {
    expect(answerOf('accept', typed)).toEqual({
      kind: 'accept',
      words: '',
      postalCode: 'H2Y 1A1',
      storefrontSize: 'little-storefront',
      selectedLayout: 'layout1',
    });
  });

  it.each<Partial<Typed>>([{ postalCode: 'H2' }, { storefrontSize: '' }, { selectedLayout: '' }])(
    'does not accept with %j',
    (change) => expect(answerOf('accept', { ...typed, ...change })).toBeNull(),
  );

  it('declines without a word, and asks with a question alone', () => {
    expect(answerOf('decline', typed)).toEqual({ kind: 'decline', words: '' });
    expect(answerOf('ask', { ...typed, words: ' ? ' })).toBeNull();
    expect(answerOf('ask', { ...typed, words: ' How high is it? ' })).toEqual({
      kind: 'ask',
      words: 'How high is it?',
    });
  });

  it('is read back as it was stored, and not when something is missing', () => {
    const answer = answerOf('accept', typed);
    expect(readAnswer(JSON.stringify(answer))).toEqual(answer);
    expect(readAnswer(JSON.stringify({ ...answer, selectedLayout: 'none' }))).toBeNull();
  });
});

const story = (more: Partial<ReviewStory>) =>
  ({ companyAddress: '', storefrontSize: '', selectedLayout: '', ...more }) as ReviewStory;

describe('the fields of an answer begin with', () => {
  it.each([
    ['100, rue Exemple, Montréal h2y1a1', 'H2Y 1A1'],
    ['100, rue Exemple, Montréal H2Y-1A1, Canada', 'H2Y 1A1'],
    ['100, rue Exemple, Montréal', ''],
  ])('the postal code within %j: %j', (companyAddress, postalCode) => {
    expect(typedAtFirst(story({ companyAddress })).postalCode).toBe(postalCode);
  });

  it('the layout that was chosen, and none that does not exist', () => {
    expect(typedAtFirst(story({ selectedLayout: 'layout3' })).selectedLayout).toBe('layout3');
    expect(typedAtFirst(story({ selectedLayout: 'layout99' })).selectedLayout).toBe('');
  });

  it('the size that was chosen, and none where it is not known', () => {
    expect(typedAtFirst(story({ storefrontSize: 'grand-storefront' })).storefrontSize).toBe('grand-storefront');
    expect(typedAtFirst(story({ storefrontSize: 'castle' as never })).storefrontSize).toBe('');
  });
});

describe('an answer that cannot be sent yet', () => {
  it('says of an acceptance which fields are missing, in their order', () => {
    const empty: Typed = { postalCode: 'H2', storefrontSize: '', selectedLayout: '', words: '' };
    expect(missingIn('accept', empty)).toEqual(['postalCode', 'storefrontSize', 'selectedLayout']);
    expect(missingIn('accept', { ...typed, selectedLayout: '' })).toEqual(['selectedLayout']);
  });

  it('needs words of a question alone', () => {
    expect(missingIn('ask', typed)).toEqual(['words']);
    expect(missingIn('ask', { ...typed, words: 'Is it high?' })).toEqual([]);
    expect(missingIn('decline', { ...typed, postalCode: '', words: '' })).toEqual([]);
  });

  it.each(['accept', 'decline', 'ask'] as const)(
    'to %s lacks something just where there is nothing to send',
    (kind) => {
      const tries: Typed[] = [
        typed,
        { ...typed, postalCode: ' ' },
        { ...typed, storefrontSize: '' },
        { ...typed, words: 'How high is it?' },
      ];
      for (const one of tries) expect(missingIn(kind, one).length === 0).toBe(answerOf(kind, one) !== null);
    },
  );
});
